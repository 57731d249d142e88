/** Where we are: `/`, `/t/<table>`, `/replay/<table>#<step>`, `/rules/<game>`, `/codex/<game>`,
 * `/guide/<villain>`. */

import { ROOT } from "./api";

export interface Route {
  page: "home" | "t" | "replay" | "rules" | "codex" | "guide";
  id: string;
  hash: string;
}

const PAGES = ["t", "replay", "rules", "codex", "guide"];

function read(): Route {
  const path = location.pathname.slice(ROOT.length).split("/");
  const page = PAGES.includes(path[0] ?? "") && path[1] ? (path[0] as Route["page"]) : "home";
  return { page, id: decoded(path[1] ?? ""), hash: location.hash.slice(1) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const route: { now: Route } = $state({ now: read() });

export function href(page: Route["page"], id = "", hash = ""): string {
  const path = page === "home" ? ROOT : `${ROOT}${page}/${encodeURIComponent(id)}`;
  return hash ? `${path}#${hash}` : path;
}

export function go(page: Route["page"], id = "", hash = ""): void {
  history.pushState(null, "", href(page, id, hash));
  route.now = read();
  window.scrollTo(0, 0);
}

/** Go to a place on this page. The address has a base, so the browser would look elsewhere. */
function reach(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus();
}

/** Take the key out of the address once it is kept: it must not be read over a shoulder. */
export function hideHash(): void {
  history.replaceState(null, "", location.pathname);
  route.now = read();
}

export function follow(): void {
  addEventListener("popstate", () => (route.now = read()));
  addEventListener("hashchange", () => (route.now = read()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    if (!link.pathname.startsWith(ROOT)) return;
    event.preventDefault();
    const within = link.getAttribute("href")!;
    if (within.startsWith("#")) return reach(within.slice(1));
    history.pushState(null, "", link.href);
    route.now = read();
    window.scrollTo(0, 0);
  });
}
