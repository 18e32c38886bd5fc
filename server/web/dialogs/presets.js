// Each game in a sentence, and its presets of house rules in words. Pure.
import { sentence, spelled } from "../words.js";
import { t, tn } from "../language.js";

const THIMBLE = ["thimble", t("Thimble"), t("As small as it goes: to try it out.")];

const CLAY_O_RAMA = [
  ["classic", t("Classic"), t("Hand-spans, missiles, hit points by clay.")],
  ["kids", t("Kids"), t("Fixed lengths, no missiles, 48 hit points.")],
  ["arena", t("Arena"), t("Missiles first; fights only at a touch.")],
  ["small_table", t("Small table"), t("Movement in fists instead of spans.")],
];

const CLEARING_HOUSE = [
  ["classic", t("Classic"), t("Six by six rooms, four hearts, cards dealt again each round.")],
  [
    "ideas",
    t("Later ideas"),
    t("What its author had in mind for later, all at once; hands of seven."),
  ],
  [
    "once",
    t("Dealt once"),
    t("One hand for the whole game; two hearts; closed rooms block shots."),
  ],
  ["duel", t("Small house"), t("Four by four rooms, two hearts: quicker, good for two.")],
  [
    "on_table",
    t("Cards in hand"),
    t("You deal real cards; the program is told what is played. Two hearts."),
  ],
  THIMBLE,
];

const METAMORPH = [
  ["classic", t("Duel"), t("The last wizard standing wins; a map of four parts in a line.")],
  ["war", t("War"), t("Everybody lays two parts of the map; the last one standing wins.")],
  ["key", t("The Key"), t("Whoever gets away with the Key wins.")],
  [
    "optional",
    t("All options"),
    t("War with every optional rule: schools, flying high, quiet rest."),
  ],
  [
    "on_table",
    t("Map on the table"),
    t("You lay the printed map as you like; the referee says which part lies where."),
  ],
  ["skirmish", t("Skirmish"), t("War on small parts, one each: wizards meet at once.")],
  THIMBLE,
];

const GENERATION_ZERO = [
  [
    "classic",
    t("Classic"),
    t("Two Agents, two ’Sues and three Canons each; a vote says who begins."),
  ],
  ["four", t("More Monsters"), t("As classic, with seven Monsters instead of four.")],
  [
    "plain",
    t("Plain"),
    t("One ’Sue each; no terrain, weapons, artefacts, departments or insanity."),
  ],
  [
    "bargain",
    t("Bargains"),
    t("Three Agents and three ’Sues each, 15 rounds; Monsters may be bargained with."),
  ],
  ["brought", t("Rolled start"), t("As classic, but dice say who begins.")],
  [
    "on_table",
    t("Cards on the table"),
    t("Your own cards lie face down; the program is told what is turned up."),
  ],
  THIMBLE,
];

const SLARGEBALL = [
  ["classic", t("Classic"), t("Full squads, 25 turns, a field of 36 by 24 inches and more.")],
  ["street", t("Street"), t("Half a squad each, 6 turns, a field of 18 by 12 inches.")],
  ["three", t("Short match"), t("Full squads, two turns and no extra time.")],
  [
    "house",
    t("House rules"),
    t("Two balls, interceptions, Captain and Coach for one squad, 3 turns."),
  ],
  THIMBLE,
];

/** What ends each game, as its length. Minutes are given only if the rule sheet gives them. */
const LENGTHS = {
  clay_o_rama: t("about 30 minutes, and 20 for building"),
  clearing_house: t("each heart that is lost closes a room"),
  metamorph: t("until one is left, or the Key is away"),
  generation_zero: t("12 rounds at most"),
  slargeball: t("25 turns, or 6 on the street"),
};

const PRESETS = {
  clay_o_rama: CLAY_O_RAMA,
  clearing_house: CLEARING_HOUSE,
  metamorph: METAMORPH,
  generation_zero: GENERATION_ZERO,
  slargeball: SLARGEBALL,
};

/**
 * Fewest and most players of presets that allow fewer than their game does; a test compares them with
 * the engine's refusals.
 */
const SEATS = {
  clearing_house: { thimble: [2, 2] },
  metamorph: { classic: [2, 2], on_table: [2, 2], thimble: [2, 2] },
  generation_zero: { bargain: [2, 3] },
};

export const DICE = [
  { name: "seeded", title: t("The program rolls"), text: t("Fast, and replays the same.") },
  { name: "typed", title: t("We roll"), text: t("Typed into the page.") },
  { name: "camera", title: t("The camera reads"), text: t("Typed where it cannot.") },
];

/** The first sentence of each game's own summary, in the reader's language. */
const ABOUT = {
  clay_o_rama: t("Monsters of modelling clay, built at the table, fight until one is left."),
  clearing_house: t(
    "Gangsters in a square house shoot, trap and abduct each other until one is left.",
  ),
  metamorph: t("Wizards who change their shapes duel to the death, or hunt for artifacts."),
  generation_zero: t("Agents hunt ’Sues through the Locations of a story, and ’Sues hunt Canons."),
  slargeball: t("Two teams of figures fight for a heavy ball on a green field, for 25 turns."),
};

/**
 * The description of a game for choosing one: what it is about, for how many players, and how long.
 *
 * @param {Pick<Playable, "name" | "title" | "summary" | "seats">} game
 */
export function choiceOf({ name, title, summary, seats }) {
  const about = ABOUT[name] ?? summary.split("\n")[0].replace(`${title}: `, "");
  const facts = [playersWords(seats), LENGTHS[name]].filter(Boolean).join("; ");
  return { name, title, text: sentence(about.replaceAll("'", "’")), facts: `${sentence(facts)}.` };
}

/** @param {number[]} seats - fewest and most */
function playersWords([fewest, most]) {
  return fewest === most
    ? tn("{count} player", "{count} players", most)
    : t("{fewest} to {most} players", { fewest, most });
}

/**
 * @typedef {object} Preset
 * @property {string} name
 * @property {string} title
 * @property {string} [text]
 * @property {number[]} seats - fewest and most players
 * @property {string} [facts] - the same in words, if it differs within the game
 * @property {object} options
 *
 * @returns {Preset[]}
 */
export function presetsOf(game) {
  const told = PRESETS[game.name];
  if (!told) return Object.keys(game.options).map((name) => presetOf(game, name, spelled(name)));
  return told.map(([name, title, text]) => presetOf(game, name, title, text));
}

/** A preset with the options of the game's own example; for Clay-O-Rama its name is the option. */
function presetOf(game, name, title, text = undefined) {
  const seats = SEATS[game.name]?.[name] ?? game.seats;
  const facts = SEATS[game.name] && `${sentence(playersWords(seats))}.`;
  const told = { name, title, text, seats, facts };
  if (game.name === "clay_o_rama") return { ...told, options: { preset: name } };
  const { type: _type, ...options } = game.options[name] ?? {};
  return { ...told, options };
}
