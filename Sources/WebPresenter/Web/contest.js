// Shows who plays in a tie-break or a lightning round, and why the others wait.

import { say, together } from "/room.js";

/** The text for the shared screen. */
export function contestText({ contest }) {
  if (!contest) return "";
  const { kind, players, next } = contest;
  if (kind === "tie-break") return say`Only ${together(players)} play. The others wait until the tie is broken.`;
  if (next.length === 0) return say`${players[0]} is the last to play in this round.`;
  return say`${players[0]} plays alone, followed by ${together(next)}.`;
}

/** The text for the player in a seat; empty if this player takes part. */
export function waitingText({ contest }, seat) {
  if (!contest || contest.players.includes(seat)) return "";
  const { kind, players, next } = contest;
  if (kind === "tie-break") return say`${together(players)} play for first place. Please wait until the tie is broken.`;
  const turn = next.indexOf(seat);
  if (turn === 0) return say`${players[0]} plays alone. You are next.`;
  if (turn > 0) return say`${players[0]} plays alone. Your turn comes after ${together(next.slice(0, turn))}.`;
  return say`${players[0]} plays alone. Please wait until this round is over.`;
}
