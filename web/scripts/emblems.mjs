// Takes the emblems that the cards and pages use out of the game-icons collection (CC BY 3.0, see
// NOTICE) into src/art/emblems.json: `node scripts/emblems.mjs`.
import { readFileSync, writeFileSync } from "node:fs";

const wanted = {
  imp: "imp",
  "imp-laugh": "imp-laugh",
  "devil-mask": "devil-mask",
  halo: "angel-outfit",
  maleficent: "spiked-dragon-head",
  jafar: "snake-totem",
  "captain-hook": "pirate-hook",
  scar: "lion",
  ursula: "octopus",
  cruella: "paw-print",
  "prince-john": "lion",
  "queen-of-hearts": "card-queen-hearts",
  hero: "heraldic-sun",
  curse: "cursed-star",
  hypnosis: "all-seeing-eye",
  sabotage: "domino-mask",
  exchange: "card-exchange",
  intrigue: "drama-masks",
  whirlpool: "whirlwind",
  "little-devils": "imp-laugh",
  "disney-villains-card-game": "drama-masks",
  "disney-villainous": "evil-tower",
  "star-wars-villainous": "death-star",
  candle: "candle-flame",
  crown: "crown",
  skull: "skull-ring",
  raven: "raven",
  key: "key",
  trophy: "laurel-crown",
  robot: "gears",
  person: "hooded-figure",
  book: "spell-book",
  log: "scroll-unfurled",
  undo: "anticlockwise-rotation",
  replay: "hourglass",
  gear: "cog",
  help: "candlebright",
};
const all = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8")).icons;
const out = {};
for (const [name, icon] of Object.entries(wanted)) {
  if (!all[icon]) throw new Error(`no icon ${icon} for ${name}`);
  out[name] = [...all[icon].body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join(" ");
}
writeFileSync("src/art/emblems.json", JSON.stringify(out, null, 1) + "\n");
