// Shows the end of a game, and reveals the podium from third to first place.

import { byId, fill, h, points, say } from "/room.js";
import { signed } from "/signs.js";

/** The milliseconds before each place appears. */
const pause = 1500;
/** The maximum number of columns. */
const mostOnPodium = 7;

let timers = [];

/** Shows the final result, if `isShow` step by step, and calls `revealed` when first place is shown. */
export function drawPodium(stage, isShow, revealed) {
  const best = stage.scores.filter((score) => score.place <= 3).slice(0, mostOnPodium);
  const rest = stage.scores.slice(best.length);
  const beyond = stage.playerCount - stage.scores.length;
  byId("rest").hidden = rest.length + beyond <= 0;
  fill(byId("rest"), [rest, beyond], () => [
    ...rest.map((score) => {
      const item = signed("", score, score.name, h("b", "", points(score.points)));
      item.prepend(h("em", "", `${score.place}.`));
      return item;
    }),
    ...(beyond > 0 ? [h("li", "more", say`and ${beyond} more`)] : []),
  ]);
  // The reveal must continue if a phone disconnects.
  const shown = best.map(({ name, points: count, place, sign, colour }) => [name, count, place, sign, colour]);
  if (!fill(byId("podium"), shown, () => best.map(stand))) return;
  timers.forEach(clearTimeout);
  timers = [];
  if (isShow) reveal(revealed);
}

/** A player on the podium. Equal places have blocks of the same height. */
function stand(score) {
  const item = signed(score.place === 1 ? "is-winner" : "", score, score.name, h("b", "", points(score.points)));
  item.prepend(h("em", "", `${score.place}.`));
  item.dataset.place = score.place;
  return item;
}

function reveal(revealed) {
  const items = [...byId("podium").children];
  const places = [...new Set(items.map((item) => item.dataset.place))].sort().reverse();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return revealed();
  for (const item of items) item.classList.add("is-waiting");
  timers = places.map((place, number) =>
    setTimeout(() => {
      for (const item of items) if (item.dataset.place === place) item.classList.replace("is-waiting", "is-revealed");
      if (number === places.length - 1) revealed();
    }, pause * (number + 1)));
}
