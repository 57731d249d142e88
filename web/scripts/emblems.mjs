// Takes the emblems that the cards and pages use out of the game-icons collection (CC BY 3.0, see
// NOTICE) into src/art/: `node scripts/emblems.mjs`.
import { readFileSync, writeFileSync } from "node:fs";
import { starWars } from "./star-wars.mjs";
import { villainous } from "./villainous.mjs";

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
  "prince-john": "crown-coin",
  "queen-of-hearts": "card-queen-hearts",
  "boba-fett": "samus-helmet",
  "cad-bane": "western-hat",
  "seventh-sister": "light-sabers",
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
  "star-wars-villainous": "ringed-planet",
  belial: "daemon-skull",
  lilith: "barn-owl",
  mammon: "goblin-head",
  astaroth: "evil-bat",
  azazel: "horned-skull",
  moloch: "minotaur",
  night: "moon-bats",
  flame: "small-fire",
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

/** On a ground of 512 by 512 a tenth is finer than any screen. */
function shortened(n, at, all) {
  const short = String(Math.round(Number(n) * 10) / 10).replace(/^0\./, ".");
  const before = /[\d.]/.test(all[at - 1] ?? "") && !short.startsWith(".") ? " " : "";
  const after = /[\d.]/.test(all[at + n.length] ?? "") ? " " : "";
  return before + short + after;
}

function take(file, wanted) {
  const out = {};
  for (const [name, icon] of Object.entries(wanted)) {
    if (!all[icon]) throw new Error(`no icon ${icon} for ${name}`);
    const paths = [...all[icon].body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join(" ");
    // The flags of an arc may stand without a space, so that a path with arcs is left as it is.
    if (/a/i.test(paths)) out[name] = paths;
    else out[name] = paths.replace(/\d*\.\d+|\d+/g, shortened).replace(/ +/g, " ");
  }
  writeFileSync(`src/art/${file}.json`, JSON.stringify(out, null, 1) + "\n");
}
take("emblems", wanted);
take("emblems-villainous", villainous);
take("emblems-star-wars", starWars);
