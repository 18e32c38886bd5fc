// What the server tells, as server/responses.py writes it. For the type checker and its readers alone:
// the browser never loads this file.

type Role = "referee" | "seat" | "spectator";

/** What a game's own rules write: each game has its shape, docs/reference lists it. */
type GameJson = any;

/** A command in the engine's notation. */
interface Command {
  type: string;
  seat?: number | null;
  [field: string]: GameJson;
}

/** For whom or what the game waits; the referee is `null` among the seats. */
type Awaiting =
  | { seats: (number | null)[]; roll?: undefined; shuffle?: undefined }
  | { roll: { count: number; sides: number; why: string }; shuffle?: undefined; seats?: undefined }
  | { shuffle: { why: string }; roll?: undefined; seats?: undefined };

interface Session {
  id: string;
  game: string;
  title: string;
  role: Role;
  seat: number | null;
  dice: "seeded" | "typed" | "camera";
  picture: boolean;
  seq: number;
  state: GameJson;
  awaiting: Awaiting | null;
  legal: Command[];
  overrides: Command[];
  outcome: { winners: number[]; why: string } | null;
  /** What the game was begun with; for the referee, once it is over. */
  options?: GameJson | null;
}

/** An entry of the ledger; `command` is the seq of the first entry that the same command caused. */
interface Entry {
  seq: number;
  command: number;
  event: { type: string; [field: string]: GameJson };
  who: string;
  at: string;
  proposal: string | null;
  told: string;
  /** Of which round or turn of the game it is, and whose turn it was; empty where nobody's. */
  chapter: string;
  turn: string;
  said: Command | null;
  comment: string | null;
  /** The referee decided otherwise than the camera had proposed. */
  corrected: boolean;
  /** Of what the camera kept pictures behind it, as "throw"; empty where nobody may ask for them. */
  clip: string;
  standing: boolean;
}

/** The pictures behind an entry: addresses, and which of the replay decide. */
interface Clip {
  picture: string;
  replay: string[];
  close: string[];
  decisive: number[];
  readings: Reading[];
}

/** One that may have been struck: how likely, and how far it had shifted in each frame, px. */
interface Reading {
  colour: string;
  probability: number;
  shift_px: (number | null)[];
}

/** A game read from its start: rounds, what counts over time, and what everybody did. */
interface Story {
  seq: number;
  counts: string;
  chapters: { seq: number; title: string }[];
  lines: { key: string; name: string; label: string; seat: number; points: [number, number][] }[];
  deeds: {
    columns: string[];
    rows: { seat: number; name: string; cells: string[] }[];
    sentences: string[];
  } | null;
}

/** What was said at an entry that stands, and what could have been said there. */
interface Spoken {
  seq: number;
  told: string[];
  said: Command | null;
  luck: boolean;
  legal: Command[];
  overrides: Command[];
}

/** One correction of the log. */
interface Amendment {
  seq: number;
  how: "replace" | "remove" | "insert";
  command?: Command | null;
}

/** What amendments would change. */
interface Plan {
  digest: string;
  based_on_seq: number;
  to_seq: number;
  kept: number;
  changed: {
    seq: number | null;
    how: "kept" | "replaced" | "inserted";
    command: Command | null;
    before: string[];
    after: string[];
  }[];
  conflicts: {
    seq: number;
    command: Command | null;
    told: string[];
    reason: string;
    detail: string;
    rule: string;
    ruling: { id: string; question: string; answer: string } | null;
    instead: Command[];
  }[];
  unused: { seq: number | null; why: string; values: number[] }[];
  fresh: { why: string; values: number[] }[];
  state: { what: string; before: GameJson; after: GameJson }[];
  outcome: string | null;
}

/** A value of a command that can be corrected: `per_unit` whole steps are one unit. */
interface ProposalField {
  path: (string | number)[];
  label: string;
  unit: string;
  per_unit: number;
  options: { value: unknown; label: string }[];
  /** Values that the doubt allows beside the proposed one, in whole steps. */
  near: unknown[];
  /** The smallest number it may be, in whole steps. */
  least: number | null;
  most: number | null;
}

/** One value that is not certain: what is proposed, what it may be instead, what decides it. */
interface Doubt {
  what: string;
  value: string;
  among: string;
  decides: string;
}

/** What may be touched in a picture; places are shares of its width and height. */
interface Spot {
  label: string;
  path: (string | number)[];
  value: unknown;
  /** Touching it chooses the value; otherwise the field is shown, to be corrected. */
  chooses: boolean;
  in_picture: [number, number] | null;
  in_replay: [number, number] | null;
}

interface Proposal {
  key: string;
  mark: string;
  kind: string;
  title: string;
  why: string;
  doubt: string;
  probability: number | null;
  /** Of such answers, the share that is at most as sure; null where none is stated. */
  doubtful_share: number | null;
  blocked: string;
  skips: string;
  command: Command | null;
  choices: { label: string; command: Command }[];
  fields: ProposalField[];
  doubts: Doubt[];
  spots: Spot[];
  sightings: object[];
  picture: string | null;
  replay: string[];
  close: string[];
  decisive: number[];
  readings: Reading[];
  looks: { label: string; picture: string }[];
}

/** What a measurement that was checked again has changed. */
interface Notice {
  number: number;
  text: string;
  entries: number[];
}

/** Camera and store, as /health tells them; `camera` is null where none is used. */
interface Health {
  ok: boolean;
  camera: any;
  /** The second camera's health; null without one. */
  second?: any;
  store: { sessions: number; set_aside: number; problems: string[] };
  /** Whether this page may show what the camera sees. */
  picture?: boolean;
  /** The game that the same players have begun since, and a spectator's code for it. */
  next?: { id: string; code: string | null };
}

/** By which code others come in; null where it was withdrawn. */
interface Codes {
  referee: string | null;
  seats: (string | null)[];
  spectator: string | null;
  end_at: string;
}

/** A game in the list of games; one that is set aside has an id, its title and why. */
interface Kept {
  id: string;
  game: string;
  title: string;
  seq: number;
  set_aside?: string;
  players?: { seat: number; name: string }[];
  awaiting?: Awaiting | null;
  outcome?: { winners: number[]; why: string } | null;
  begun_at?: string;
  last_at?: string;
  codes?: Codes;
}

/** A game that may be played, with what each of its commands does, in words. */
interface Playable {
  name: string;
  title: string;
  summary: string;
  seats: number[];
  options: Record<string, GameJson>;
  commands: Record<string, string>;
}

/** A message of the WebSocket. */
type Message =
  | { type: "session"; session: Session }
  | { type: "events"; events: Entry[] }
  | { type: "proposals"; proposals: Proposal[] }
  | { type: "notices"; notices: Notice[] }
  | ({ type: "camera" } & Health);

/** A camera that can be looked through; `number` is a webcam's. */
interface CameraThere {
  key: string;
  kind: "webcam" | "phone" | "network";
  name: string;
  number: number | null;
  identity: string;
  sizes: { size_wh: [number, number]; fps: number }[];
  in_use: boolean;
}

/** The cameras that there are, or why none can be chosen. */
interface CamerasTold {
  choosable: boolean;
  why: string;
  cameras: CameraThere[];
}

/** How the second camera does; `instruction` is what to do first about its picture. */
interface SecondTold {
  source: string;
  phone: boolean;
  calibrated: boolean;
  board: string;
  problem: string;
  frozen: boolean;
  conditions: string[];
  frames_per_s: number;
  seen: boolean;
  instruction: string;
}

/** How it stands with the phone that lends its camera; the first link is the likeliest. */
interface PhoneTold {
  expected: boolean;
  links: string[];
  trouble: string;
  conditions: string[];
}
