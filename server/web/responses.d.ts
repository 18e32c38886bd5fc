// The server's responses, as server/responses.py writes them. Only for the type checker and for readers:
// the browser never loads this file.

type Role = "referee" | "seat" | "spectator";

/** What a game's own rules write: its shape differs by game and is listed in docs/reference. */
type GameJson = any;

/** A command in the engine's notation. */
interface Command {
  type: string;
  seat?: number | null;
  [field: string]: GameJson;
}

/** Whom or what the game is waiting for; in `seats`, `null` is the referee. */
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
  /** The options that the game was begun with; only for the referee, once it is over. */
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
  /** The round or turn of the game that it belongs to, and whose turn it was; empty if nobody's. */
  chapter: string;
  turn: string;
  said: Command | null;
  comment: string | null;
  /** The referee decided otherwise than the camera had proposed. */
  corrected: boolean;
  /** What the camera's pictures of it show, such as "throw"; empty if nobody may ask for them. */
  clip: string;
  standing: boolean;
}

/** The pictures of an entry: their addresses, and which frames of the replay are decisive. */
interface Clip {
  picture: string;
  replay: string[];
  close: string[];
  decisive: number[];
  readings: Reading[];
}

/** A piece that may have been hit: how likely, and how far it had shifted in each frame, px. */
interface Reading {
  colour: string;
  probability: number;
  shift_px: (number | null)[];
}

/** A game from its start: its rounds, the score over time, and what each player did. */
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

/** The command at an entry that is in effect, and the commands that were legal there. */
interface SaidAtEntry {
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

/** What the amendments would change. */
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
  /** Words for the names in the paths of `state`. */
  field_names: Record<string, string>;
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
  /** Other values that are possible, given the uncertainty, in whole steps. */
  near: unknown[];
  /** The smallest value allowed, in whole steps. */
  least: number | null;
  most: number | null;
}

/** A value that is uncertain: what is proposed, what else it may be, and what it follows from. */
interface Doubt {
  what: string;
  value: string;
  among: string;
  decides: string;
}

/** A spot to tap in a picture; positions are fractions of its width and height. */
interface Spot {
  label: string;
  path: (string | number)[];
  value: unknown;
  /** Tapping it chooses the value; otherwise the field is shown so that it can be corrected. */
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
  /** The share of such answers that are at most as certain; null where none is stated. */
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

/** What changed when a measurement was checked again. */
interface Notice {
  number: number;
  text: string;
  entries: number[];
}

/** Camera and store, as reported by /health; `camera` is null if none is used. */
interface Health {
  ok: boolean;
  camera: any;
  /** The second camera's health; null if there is none. */
  second?: any;
  store: { sessions: number; set_aside: number; problems: string[] };
  /** Whether this page may show what the camera sees. */
  picture?: boolean;
  /** The game that the same players have begun since, and a spectator's code for it. */
  next?: { id: string; code: string | null };
}

/** Where a film is; `length_s` is null if the file states none. */
interface FootagePlace {
  position_s: number;
  length_s: number | null;
  paused: boolean;
}

/** The codes by which others join; null where one was withdrawn. */
interface Codes {
  referee: string | null;
  seats: (string | null)[];
  spectator: string | null;
  end_at: string;
}

/** A game in the list of games; one that is set aside has only an id, a title and the reason. */
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

/** A game that can be played, with a description of each of its commands. */
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

/** A camera that can be chosen; `number` is for webcams only. */
interface CameraThere {
  key: string;
  kind: "webcam" | "phone" | "network";
  name: string;
  number: number | null;
  identity: string;
  sizes: { size_wh: [number, number]; fps: number }[];
  in_use: boolean;
}

/** The available cameras, or why none can be chosen. */
interface CameraList {
  choosable: boolean;
  why: string;
  cameras: CameraThere[];
}

/** The second camera's condition; `instruction` is what to do first to improve its picture. */
interface SecondCameraState {
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

/** The state of the phone used as a camera; the first link is the most likely to work. */
interface PhoneState {
  expected: boolean;
  links: string[];
  trouble: string;
  conditions: string[];
}
