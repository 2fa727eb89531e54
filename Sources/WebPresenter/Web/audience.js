import { contestText } from "/contest.js";
import { drawPodium } from "/podium.js";
import { Clock, Line, byId, fill, h, letters, list, own, part, place, points, say, show, together } from "/room.js";
import { Enlargement, Reveal, drawPictures } from "/pictures.js";
import { badge, painted, signed } from "/signs.js";
import { rowPlaces, slideRows } from "/slide.js";
import { Sounds } from "/sounds.js";

const outcomes = {
  correct: say`Correct`,
  incorrect: say`Wrong`,
  unsure: say`Not understood`,
  silence: say`No answer`,
  noise: say`Only noise`,
  chatter: say`No answer`,
  late: say`Too late`,
  skipped: say`Skipped`,
  conceded: say`Gave up`,
  revealed: say`Revealed by the host`,
  abandoned: say`Not played`,
};

let isOver = false;
// Whether this page was open during the game, and therefore reveals the winners step by step.
let hasPlayed = false;

const sounds = new Sounds(byId("sound"), drawSound);
drawSound();

function drawSound() {
  byId("sound").setAttribute("aria-pressed", String(sounds.isOn));
  byId("sound-hint").hidden = !sounds.isOn || !sounds.isBlocked;
}

const reveal = new Reveal();
const enlargement = new Enlargement(fit);

const clock = new Clock((left, share) => {
  const box = byId("clock");
  box.hidden = left === null;
  if (left === null) return;
  byId("fill").style.transform = `scaleX(${share})`;
  reveal.pass(share);
  const seconds = Math.ceil(left);
  if (byId("seconds").textContent !== String(seconds)) {
    byId("seconds").textContent = String(seconds);
    if (seconds > 0 && seconds <= 5) sounds.playIfAllowed("tick");
  }
  box.classList.toggle("is-late", left <= 5);
});

const line = new Line({
  opened: () => line.tell({ say: "watch" }),
  heard: (message) => {
    if (message.picture) draw(message.picture);
  },
  state: (state) => {
    byId("lost").hidden = state === "open" || isOver;
  },
});

function draw(picture) {
  const { stage } = picture;
  const before = rowPlaces(byId("scores"));
  isOver = stage.moment === "over";
  document.body.dataset.moment = stage.moment;
  show(byId("title"), stage.title || "TriviaVoice");
  drawBar(picture, stage);
  drawLobby(picture, stage);
  drawRound(stage);
  drawBoard(stage);
  drawQuestion(stage);
  drawRuling(stage);
  drawFoot(picture, stage);
  drawEnding(stage);
  reveal.follow(stage);
  enlargement.follow(stage);
  sounds.follow(picture);
  clock.set(picture.clock);
  fit();
  slideRows(byId("scores"), before);
  hasPlayed ||= !isOver;
}

/** Makes everything between the top bar and the footer as large as possible. */
function fit() {
  const stage = document.querySelector(".stage");
  const tryIt = (share) => {
    stage.style.setProperty("--fit", share);
    const parts = [...stage.children].filter((part) => !part.hidden).map((part) => part.getBoundingClientRect());
    const gaps = Math.max(parts.length - 1, 0) * Number.parseFloat(getComputedStyle(stage).rowGap);
    return parts.reduce((sum, part) => sum + part.height, gaps) <= stage.clientHeight;
  };
  document.body.classList.remove("is-tight");
  restoreScores();
  if (tryIt(1)) return;
  document.body.classList.add("is-tight");
  fitScores();
  if (tryIt(1)) return;
  let [fits, large] = [0.2, 1];
  while (large - fits > 0.02) {
    const share = (fits + large) / 2;
    if (tryIt(share)) fits = share;
    else large = share;
  }
  tryIt(fits);
}

/** Shortens the longest names, uses a second line, and leaves out the last players, as far as necessary. */
function fitScores() {
  const box = byId("scores");
  const items = [...box.querySelectorAll("li:not(.more)")];
  const lineCount = () => new Set([...box.children].filter((item) => item.offsetWidth > 0).map((item) => item.offsetTop)).size;
  const telling = tellingLength(items.map((item) => item.querySelector("span").textContent));
  for (const [lines, shortest] of [[1, Math.max(5, telling)], [2, Math.max(3, telling)]]) {
    for (let longest = 20; longest >= shortest; longest -= 0.5) {
      box.style.setProperty("--longest-name", `${longest}em`);
      if (lineCount() <= lines) return;
    }
  }
  const rest = box.querySelector(".more") ?? box.appendChild(h("li", "more"));
  const beyond = Number(box.dataset.beyond);
  for (let count = items.length - 1; count > 0 && lineCount() > 2; count -= 1) {
    items[count].hidden = true;
    rest.textContent = say`and ${beyond + items.length - count} more`;
  }
}

/** Restores the standings that were left out. */
function restoreScores() {
  const box = byId("scores");
  for (const item of box.children) item.hidden = false;
  const rest = box.querySelector(".more");
  const beyond = Number(box.dataset.beyond);
  if (rest && beyond > 0) rest.textContent = say`and ${beyond} more`;
  else rest?.remove();
}

/** The smallest width in em at which all shortened names differ. */
function tellingLength(names) {
  const sorted = [...names].sort();
  let shared = 0;
  for (let place = 1; place < sorted.length; place += 1) {
    let count = 0;
    while (count < sorted[place].length && sorted[place][count] === sorted[place - 1][count]) count += 1;
    shared = Math.max(shared, count);
  }
  // Space for one more letter and the ellipsis.
  return (shared + 1) * 0.6 + 1;
}

window.addEventListener("resize", fit);
document.fonts.ready.then(fit);

function drawBar(picture, stage) {
  const asked = stage.question;
  const progress = [stage.round ? own(stage.round.title) : "", asked ? place(asked) : ""];
  show(byId("progress"), isOver ? "" : progress.filter(Boolean).join(" · "));
  byId("join").hidden = stage.moment === "lobby" || isOver;
  show(byId("join-address"), picture.address);
  show(byId("join-code"), picture.code);
}

function drawLobby(picture, stage) {
  const isLobby = stage.moment === "lobby";
  byId("lobby").hidden = !isLobby;
  if (!isLobby) return;
  show(byId("lobby-address"), picture.address);
  show(byId("lobby-code"), picture.code);
  show(byId("lobby-mode"), stage.mode);
  byId("lobby-voice").hidden = !picture.hearsPhones;
  const count = stage.playerCount;
  show(byId("crowd-count"), count === 0 ? say`Nobody is here yet` : count === 1 ? say`One player` : say`${count} players`);
  const crowd = picture.lobby.length === 0 ? stage.scores : [];
  fill(byId("crowd"), [crowd, count], () => [...crowd.map((score) => signed("", score, score.name)), ...(crowd.length > 0 ? more(count - crowd.length) : [])]);
  fill(byId("lobby-teams"), picture.lobby, () => picture.lobby.map(column));
  byId("lobby-teams").hidden = picture.lobby.length === 0;
}

/** A team and its members. */
function column(team) {
  const names = team.members.map((name, place) => signed("", team.looks[place], name));
  const head = h("h2", "", badge(team), h("span", "", team.name));
  return painted(team, h("li", "", head, h("ul", "", ...names, ...more(team.count - names.length))));
}

function drawRound(stage) {
  const { round } = stage;
  const isShown = stage.moment === "round" && round !== undefined;
  byId("round").hidden = !isShown;
  if (!isShown) return;
  show(byId("round-number"), say`Round ${round.number} of ${round.count}`);
  show(byId("round-title"), round.title);
  show(byId("round-summary"), round.summary);
  show(byId("round-contest"), contestText(stage));
}

function drawBoard(stage) {
  const isShown = stage.moment === "pick" && stage.board !== undefined;
  byId("board").hidden = !isShown;
  if (!isShown) return;
  fill(byId("cells"), [stage.board, stage.values], () =>
    stage.board.map((column) => {
      const head = h("th", "", column.category);
      head.scope = "row";
      const cells = stage.values.map((value) =>
        column.values.includes(value) ? h("td", "", points(value)) : h("td"));
      return h("tr", column.values.length === 0 ? "is-gone" : "", head, ...cells);
    }),
  );
}

function sized(element, text, long, veryLong) {
  element.classList.toggle("is-long", text.length > long);
  element.classList.toggle("is-very-long", text.length > veryLong);
}

function drawQuestion(stage) {
  const asked = stage.question;
  byId("asked").hidden = !asked || stage.moment === "lobby" || stage.moment === "round" || isOver;
  if (!asked) return;
  const facts = [part(asked), ...asked.category.map(own), asked.points === undefined ? "" : say`${points(asked.points)} points`];
  show(byId("category"), facts.filter(Boolean).join(" · "));
  show(byId("question"), asked.text);
  sized(byId("question"), asked.text, 120, 320);
  const isPictured = drawPictures(stage);
  byId("asked").classList.toggle("is-pictured", isPictured);
  show(byId("heard-of"), asked.sounds.map((sound) => `♪ ${sound}`).join(" "));
  const right = stage.verdict?.right ?? [];
  const { tally } = stage;
  show(byId("instruction"), asked.instruction ?? "");
  fill(byId("choices"), [asked.choices, right, tally], () =>
    asked.choices.map((choice, place) => {
      const isClosed = choice.isGone || choice.isWrong;
      const item = h("li", isClosed ? "is-gone" : "", h("b", "", letters[place] ?? place + 1), h("span", "", choice.text));
      if (tally?.counts.length > 0) item.append(...bar(tally.counts[place] ?? 0, tally.asked));
      if (right.includes(place)) item.classList.add("is-right");
      return item;
    }),
  );
  byId("choices").hidden = asked.choices.length === 0;
  fill(byId("found"), stage.found, () => stage.found.map((item) => h("li", "", item)));
  byId("found").hidden = stage.found.length === 0;
  show(byId("wanted"), stage.wanted ? say`${stage.found.length} of ${stage.wanted}` : "");
  show(byId("letters"), stage.verdict?.answer === undefined ? stage.letters : "");
}

/** The number of players with a choice, and a bar for their share. */
function bar(count, asked) {
  const filled = h("i", "bar");
  filled.style.setProperty("--share", asked > 0 ? count / asked : 0);
  return [filled, h("em", "", String(count))];
}

/** A sentence about the fastest player with a right answer. */
function fastest(tally) {
  if (!tally?.fastest) return "";
  // Without a response time, the answer began before the clock.
  if (tally.fastestTime < 0.05) return say`${tally.fastest} was the fastest.`;
  return say`${tally.fastest} was the fastest, after ${tally.fastestTime.toFixed(1)} s.`;
}

function drawRuling(stage) {
  const { words, verdict, remark, tally } = stage;
  byId("ruling").hidden = stage.moment === "lobby" || isOver;
  const isSame = words?.text.toLowerCase() === verdict?.answer?.toLowerCase();
  show(byId("words"), words && !isSame ? `“${words.text}”` : "");
  byId("words").classList.toggle("is-changing", Boolean(words && !words.isSettled));
  const outcome = byId("outcome");
  const isTogether = stage.rulings.length > 1;
  drawRulings(stage, isTogether);
  const told = verdict && !isTogether ? headline(verdict) : verdict ? "" : remark ?? "";
  show(outcome, tally ? say`${tally.right} of ${tally.asked} right` : told);
  outcome.classList.toggle("is-right", tally ? tally.right > 0 : verdict?.isRight === true);
  outcome.classList.toggle("is-wrong", !tally && verdict?.outcome === "incorrect");
  const answer = verdict?.answer ?? "";
  const isShownAsChoice = (verdict?.right ?? []).length > 0;
  show(byId("answer"), isShownAsChoice ? "" : answer);
  sized(byId("answer"), answer, 40, 400);
  const isPlain = isSame && verdict?.player && !verdict.isOverruled;
  show(byId("why"), tally || isTogether || isPlain ? fastest(tally) : verdict?.reason ?? "");
  show(byId("explanation"), verdict?.explanation ?? "");
}

function drawRulings(stage, isShown) {
  byId("rulings").hidden = !isShown;
  if (!isShown) return;
  const best = stage.rulings;
  fill(byId("rulings"), best, () => [
    ...best.slice(0, 8).map((ruling) => {
      const gained = ruling.points ? `${ruling.points > 0 ? "+" : ""}${points(ruling.points)}` : "";
      const earned = ruling.distance === undefined ? gained : `${ruling.reason} ${gained}`;
      return h("li", "", h("b", "", ruling.player ?? ""),
        h("span", "", ruling.heard ? `“${ruling.heard}”` : outcomes[ruling.outcome]),
        h("span", ruling.isRight ? "is-right" : "is-wrong", `${ruling.isRight ? "✓" : "✗"} ${earned}`));
    }),
    ...more(best.length - 8),
  ]);
}

/** A list item with the number of players not shown. */
function more(count) {
  return count > 0 ? [h("li", "more", say`and ${count} more`)] : [];
}

function headline(verdict) {
  const name = verdict.player ? `${own(verdict.player)}: ` : "";
  const earned = verdict.points ? ` ${verdict.points > 0 ? "+" : ""}${points(verdict.points)}` : "";
  return `${name}${outcomes[verdict.outcome] ?? verdict.outcome}${earned}`;
}

function drawFoot(picture, stage) {
  show(byId("floor"), floorText(stage));
  const isAsked = ["reading", "open", "floor", "whose"].includes(stage.moment);
  show(byId("contest"), isAsked ? contestText(stage) : "");
  const presses = stage.moment === "floor" && picture.presses.length > 1 ? picture.presses : [];
  fill(byId("presses"), presses, () =>
    presses.map((press, place) => {
      const late = press.isTied ? say`at the same time` : say`${press.behind} ms later`;
      return signed("", press, place === 0 ? press.name : `${own(press.name)}, ${late}`);
    }),
  );
  byId("presses").hidden = presses.length === 0;
  const scores = stage.moment === "lobby" || isOver ? [] : stage.scores;
  byId("scores").dataset.beyond = Math.max(stage.playerCount - scores.length, 0);
  fill(byId("scores"), [scores, stage.floor, stage.moment, stage.playerCount], () => [
    ...scores.map((score) => {
      const isOn = stage.floor === score.name && stage.moment === "floor";
      const item = signed(isOn ? "is-on" : "", score, score.name, h("b", "", points(score.points)));
      item.dataset.name = score.name;
      if (score.isAway) item.classList.add("is-away");
      return item;
    }),
    ...(scores.length > 0 ? more(stage.playerCount - scores.length) : []),
  ]);
}

function floorText(stage) {
  switch (stage.moment) {
    case "reading":
    case "floor":
      return stage.floor ? say`${stage.floor} has the floor` : "";
    case "open":
      if (stage.freed.length > 0) return say`The question goes to ${others(stage.freed)}`;
      return stage.playerCount > 1 ? say`Who knows it?` : "";
    case "pick":
      return stage.floor ? say`${stage.floor} picks` : say`Somebody picks`;
    case "wager":
      return say`Enter your wagers on your phones. ${stage.doneCount} of ${stage.askedCount} have finished.`;
    case "sealed":
      return say`Answer on your phones. ${stage.doneCount} of ${stage.askedCount} have finished.`;
    case "whose":
      return say`Whose answer was it?`;
    case "paused":
      return stage.reason ?? say`Paused`;
    default:
      return "";
  }
}

function others(names) {
  if (names.length > 5) return say`everybody else`;
  return together(names);
}

function drawEnding(stage) {
  byId("ending").hidden = !isOver;
  if (!isOver) return;
  show(byId("ending-title"), stage.reason ?? say`The end`);
  drawPodium(stage, hasPlayed, () => sounds.playIfAllowed("fanfare"));
}
