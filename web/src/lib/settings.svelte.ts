/** What each person sets for themselves; kept in this browser only. */

export type Language = "en" | "fr" | "it";
export const LANGUAGES: Language[] = ["en", "fr", "it"];

export interface Settings {
  language: Language;
  theme: "midnight" | "day";
  size: "small" | "medium" | "large";
  speed: "slow" | "medium" | "fast";
  sound: boolean;
  letters: boolean;
  name: string;
  helped: string[];
}

const KEY = "skulduggery.settings";

function systemLanguage(): Language {
  for (const tag of navigator.languages ?? []) {
    const language = tag.slice(0, 2).toLowerCase() as Language;
    if (LANGUAGES.includes(language)) return language;
  }
  return "en";
}

function load(): Settings {
  const first: Settings = {
    language: systemLanguage(),
    theme: "midnight",
    size: "medium",
    speed: "medium",
    sound: false,
    letters: true,
    name: "",
    helped: [],
  };
  try {
    return { ...first, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return first;
  }
}

export const settings: Settings = $state(load());

/** Keep the settings, and show them on the page. Called once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme;
    root.dataset.size = settings.size;
    root.lang = settings.language;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Without storage the settings last as long as the page.
    }
  });
}

/** How long a card is on its way, in milliseconds; nothing moves for who asked for that. */
export function flight(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { slow: 700, medium: 380, fast: 160 }[settings.speed];
}
