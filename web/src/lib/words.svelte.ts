/** Words in the reader's language, from the same Fluent files as everywhere in Skulduggery. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { settings, type Language } from "./settings.svelte";

type Args = Record<string, FluentVariable>;

const bundles: Partial<Record<Language, FluentBundle>> = $state.raw({});

async function bring(language: Language): Promise<void> {
  if (bundles[language]) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await api.words(language)));
  bundles[language] = bundle;
  loaded.count += 1;
}

/** Counts the languages that are here, so that what was said is said again when one arrives. */
const loaded = $state({ count: 0 });

/** Bring the reader's language, and English for what it lacks. */
export async function bringWords(language: Language): Promise<void> {
  await bring(language);
  if (language !== "en") void bring("en");
}

export function ready(): boolean {
  return loaded.count > 0;
}

function find(key: string): [FluentBundle, string] | null {
  void loaded.count;
  const [name, attribute] = key.split(".") as [string, string | undefined];
  for (const language of [settings.language, "en"] as Language[]) {
    const bundle = bundles[language];
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return [bundle, key];
  }
  return null;
}

export function has(key: string): boolean {
  return find(key) !== null;
}

export function say(key: string, args: Args = {}): string {
  const found = find(key);
  if (!found) return loaded.count ? key : "";
  const [name, attribute] = key.split(".") as [string, string | undefined];
  const message = found[0].getMessage(name)!;
  const pattern = attribute ? message.attributes[attribute]! : message.value!;
  return found[0].formatPattern(pattern, args);
}

/** The first of these messages that there is; the last of them if there is none. */
export function first(keys: string[], args: Args = {}): string {
  for (const key of keys) if (has(key)) return say(key, args);
  return loaded.count ? keys[keys.length - 1]! : "";
}

/** A message that may have a form of its own in one game: `ui-realm-of-in-star-wars-villainous`. */
export function sayIn(game: string, key: string, args: Args = {}): string {
  return first([`${key}-in-${game}`, key], args);
}

/** The name of a card, villain, location or game; the id made readable if it has none. */
export function nameOf(kind: string, id: string): string {
  if (has(`${kind}-${id}`)) return say(`${kind}-${id}`);
  const coloured = /^([a-z]+)-([1-6])$/.exec(id);
  if (coloured && has(`colour-${coloured[1]}`)) {
    const colour = say(`colour-${coloured[1]}`);
    return capital(say("coloured-card", { colour, value: coloured[2]! }));
  }
  return capital(id.replaceAll("-", " "));
}

export function row(names: string[]): string {
  if (names.length < 2) return names.join("");
  return say("list-and", { most: names.slice(0, -1).join(", "), last: names.at(-1)! });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago that was, in words. */
export function ago(moment: string): string {
  const seconds = (Date.now() - Date.parse(moment)) / 1000;
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  return format.format(-Math.floor(seconds / length), unit as Intl.RelativeTimeFormatUnit);
}
