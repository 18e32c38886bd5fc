// The texts of the hall's page.
import { t, tn } from "../language.js";

export const WORDS = {
  add: t("Add"),
  addPlayer: t("Add a player"),
  asks: t("Asks for a referee"),
  because: t("Why?"),
  begin: t("Begin the tournament"),
  byes: t("Bye:"),
  correct: t("Correct"),
  corrections: t("Corrections"),
  dice: t("Dice"),
  drawn: t("A draw"),
  draw: t("Draw the next round"),
  everybody: t("Everybody plays everybody"),
  game: t("Game"),
  games: t("Back to the games"),
  hall: t("The hall"),
  leave: t("Plays no more"),
  locked: t("This needs a code of the hall. Ask the hall’s referee for a link."),
  lost: t("Connection lost. Reconnecting; what you see may be out of date."),
  links: t("Links"),
  linksHint: t("Each link opens this page: as somebody who looks on, or as the hall’s referee."),
  name: t("Name"),
  noGames: t("The list of games could not be loaded; close this form and open it again."),
  newTournament: t("New tournament"),
  noTables: t("No table is playing yet. Begin a tournament here, or a game at any table."),
  nobody: t("Nobody (a draw)"),
  noTournament: t("No tournament yet."),
  onlookers: t("Onlookers"),
  notBegun: t("Not begun: draw the first round."),
  open: t("Open"),
  over: t("Over"),
  perTable: t("Players at a table"),
  place: t("Place"),
  player: t("Player"),
  players: t("Players, one a line"),
  points: t("Points"),
  played: t("Played"),
  referee: t("Referee"),
  refereeHere: t("Referee this table"),
  renew: t("New link"),
  round: t("Round"),
  roundsToPlay: t("How many rounds"),
  save: t("Save"),
  screen: t("Screen for the hall"),
  seeded: t("Rolled by the program"),
  shutsOut: t("Whoever uses the old link can no longer use it. Go on?"),
  standings: t("Standings"),
  strength: t("Strength of opponents"),
  swiss: t("Swiss: players with equal scores meet"),
  system: t("Who meets whom"),
  tables: t("Tables"),
  throws: t("Throws worth seeing"),
  tournaments: t("Tournaments"),
  typed: t("Rolled at the table, and typed in"),
  waits: t("Waiting for the referee’s ruling"),
  watch: t("Watch"),
  withdraw: t("Withdraw"),
  winner: t("Who won?"),
  yourName: t("Your name, as the hall will see it:"),
  back: t("Back to the hall"),
  fill: t("Fill the screen"),
};

/** How long a table has waited: "for 3 minutes"; empty in the first minute. */
export function forMinutes(minutes) {
  return minutes < 1 ? "" : tn("for {count} minute", "for {count} minutes", minutes);
}

/** The question to confirm before a player is removed from a tournament. */
export function leaveNow(name) {
  return t("Take {name} out of this tournament?", { name });
}

/** A game's place in its tournament. */
export function atRound({ name, round }) {
  return t("{name}, round {round}", { name, round });
}

/** A table's name; a number becomes "Table 7". */
export function tableName(table, title) {
  if (!table) return title;
  return /^\d+$/.test(table) ? t("Table {number}", { number: table }) : table;
}

/** How far a tournament is. */
export function roundOf(number, planned) {
  if (!planned) return t("Round {number}", { number });
  return t("Round {number} of {planned}", { number, planned });
}

/** A correction by the hall's referee, with the reason. */
export function correctionWords({ round, table, winners, because }) {
  const who = winners.length > 0 ? winners.join(", ") : WORDS.drawn;
  return t("Round {round}, table {table}: {who}. {because}", { round, table, who, because });
}
