/** What is said of a card that lies in a realm, and what a touch of it does. */

import { book } from "./book.svelte";
import { changed } from "./changes";
import { alike, keyOf, lying, named, type Entry, type Lying } from "./realms";
import type { Scene } from "./scene";
import { nameOf, row, say } from "./words.svelte";
import type { Zoom } from "./zoom.svelte";

/** The key under which a card is offered: its own, or that of one among these that is like it. */
export function offered(scene: Scene, seat: number, card: Lying, among: Entry[]): string {
  const { choosing } = scene;
  const own = keyOf(seat, card.card, card.copy);
  if (choosing.target(own)) return own;
  const like = among.map(lying).find((other) => {
    return other !== card && alike(other, card) && choosing.target(keyOf(seat, other.card, other.copy));
  });
  return like ? keyOf(seat, like.card, like.copy) : own;
}

/** What the Hunt of a Bounty costs, as printed. */
export function huntOf(scene: Scene, one: Lying): { cost: number; currency: string } | null {
  const printed = book(scene.game);
  const cost = printed?.number(one.card, "hunt_cost") ?? null;
  return cost === null ? null : { cost, currency: String(printed!.card(one.card)!.fields.hunt_currency) };
}

/** The requirements of a Bounty, and whether each is met. */
export function requirements(scene: Scene, one: Lying): { id: string; met: boolean }[] {
  const all = (book(scene.game)?.card(one.card)?.fields.requirements ?? []) as string[];
  return all.map((id) => ({ id, met: (one.done ?? []).includes(id) }));
}

const attached = () => say("web-titled", { what: say("ui-attached") });

/** What lies on it, and what is changed, one line each. */
export function detail(scene: Scene, seat: number, one: Lying): string[] {
  const notes = scene.notes.seats?.[seat];
  const strength = notes?.strengths[named(one)];
  const hunt = notes?.hunts?.[named(one)];
  const card = (id: string) => nameOf("card", id);
  return [
    ...(strength ? [changed("strength", strength)] : []),
    ...(one.power ? [say("web-power-on-it", { count: one.power })] : []),
    ...(one.targets ? [say("ui-targets", { count: one.targets })] : []),
    ...(one.size ? [say(`web-size-of-hero-${one.size}`)] : []),
    ...(one.wicket ? [say("web-wicket")] : []),
    ...(one.engaged ? [say("ui-engaged", { card: card(one.engaged) })] : []),
    ...(hunt ? [changed("hunt", hunt, huntOf(scene, one)?.currency)] : []),
    ...requirements(scene, one).map(({ id, met }) => `${met ? "☑" : "☐"} ${scene.teller.requirement(id)}`),
    ...(one.attached ?? []).map((item) => `${attached()} ${card(lying(item).card)}`),
  ];
}

/** The same for who hears it, in one line. */
export function label(scene: Scene, seat: number, one: Lying): string {
  const told = [nameOf("card", one.card)];
  const force = scene.notes.seats?.[seat]?.strengths[named(one)];
  if (force) told.push(`${say("ui-strength")} ${force.now}`);
  if (one.power) told.push(say("web-power-on-it", { count: one.power }));
  if (one.targets) told.push(say("ui-targets", { count: one.targets }));
  if (one.size) told.push(say(`web-size-of-hero-${one.size}`));
  if (one.wicket) told.push(say("web-wicket"));
  if (one.engaged) told.push(say("ui-engaged", { card: nameOf("card", one.engaged) }));
  for (const { id, met } of requirements(scene, one)) {
    const requirement = scene.teller.requirement(id);
    told.push(say(met ? "web-requirement-met" : "web-requirement-open", { requirement }));
  }
  if (one.attached?.length) {
    told.push(`${attached()} ${row(one.attached.map((item) => nameOf("card", lying(item).card)))}`);
  }
  return told.join(", ");
}

/** It is chosen; or why it cannot be is asked; or it is looked at. */
export function touch(scene: Scene, seat: number, zoom: Zoom, card: Lying, key: string, node: Element): void {
  const { choosing } = scene;
  if (choosing.target(key)) return choosing.touch(key);
  if (scene.reader === seat && choosing.decision()) choosing.why({ card: named(card) });
  else zoom.show(card.card, node, true, detail(scene, seat, card));
}
