import { waitingText } from "/contest.js";
import { chosenLook, noteTaken, prepareLooks } from "/looks.js";
import { Clock, Line, byId, fill, h, isSure, letters, own, part, points, say, show } from "/room.js";
import { Reveal, drawPictures } from "/pictures.js";
import { badge } from "/signs.js";
import { Voice } from "/voice.js";

const storage = {
  get(key) {
    try { return localStorage.getItem(key); } catch { return null; }
  },
  set(key, value) {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch { /* In a private window, the player must rejoin after a reload. */ }
  },
};

const ownOutcomes = { right: say`Right!`, wrong: say`Wrong`, none: say`No answer` };

let picture = null;
let me = null;
let isIn = false;
// When this phone was pressed; null once the room has replied.
let pressed = null;
let sent = null;
// The room's reply to this phone only.
let aside = null;
// Why a wager was not sent.
let problem = null;
// The choices tapped so far, if the question asks for several.
let tapped = { named: undefined, places: [] };
// The request to join, while the phone waits for a reply.
let wish = null;

const tokenKey = "trivia-voice-token";
// The token with which the phone can return to the seat that it left.
const formerKey = "trivia-voice-former";
const codeInPath = /^\/([A-Za-z]{4})$/.exec(location.pathname)?.[1]?.toUpperCase();

let voice = null;

const reveal = new Reveal();

const clock = new Clock((left, share) => {
  byId("time").hidden = left === null || !isIn;
  byId("fill").style.transform = `scaleX(${share})`;
  if (left !== null) reveal.pass(share);
  if (left === 0) voice?.timeIsUp();
});

takeSeat();
prepare();

const line = new Line({
  opened: () => {
    const token = storage.get(tokenKey);
    if (token) line.tell({ say: "return", token });
    else if (wish) line.tell(wish);
    else if (!isIn) askToJoin();
  },
  heard,
  state: (state) => {
    byId("lost").hidden = state === "open" || picture?.stage.moment === "over";
    // A press may have been lost with the old connection.
    pressed = null;
    if (state !== "open") voice?.lost();
    drawPlay();
  },
});

voice = new Voice(line, () => (me?.mayAnswer ? picture?.stage.question?.number : null), () => {
  sent = aside = problem = null;
  drawPlay();
});

function prepare() {
  prepareLooks({ sign: storage.get("trivia-voice-sign"), colour: storage.get("trivia-voice-colour") });
  byId("code").value = codeInPath ?? "";
  byId("name").value = storage.get("trivia-voice-name") ?? "";
}

function heard(message) {
  if (message.picture) {
    // The game has moved on, so the sent answer must have arrived.
    if (progress(message.picture.stage) !== progress(picture?.stage)) {
      sent = problem = null;
      voice.answered();
    }
    if (asked(message.picture.stage) !== asked(picture?.stage)) aside = null;
    picture = message.picture;
  }
  if (message.me) {
    const before = me;
    me = message.me;
    if (me.press !== before?.press) feel(me.press);
    // The room also replies to a press without effect.
    pressed = null;
    if (!me.mayAnswer && !me.mayTalk) sent = aside = null;
  }
  if (message.words !== undefined) return voice.heard(message.words);
  if (message.aside) {
    [sent, aside] = [null, message.aside];
    voice.answered();
  }
  if (message.welcome) {
    isIn = true;
    wish = null;
    storage.set(tokenKey, message.welcome.token);
    byId("join").hidden = true;
    byId("play").hidden = false;
  }
  if (message.taken && noteTaken(message.taken)) {
    showProblem(say`Another player already has this symbol in this color. Please choose a different one.`);
  }
  if (message.no) refused(message.no);
  if (message.elsewhere) giveWay();
  drawSecurity();
  drawTeams();
  drawPlay();
}

function progress(stage) {
  return JSON.stringify([stage?.question?.number, stage?.found, stage?.verdict, stage?.scores, stage?.remark]);
}

function asked(stage) {
  return JSON.stringify([stage?.question?.number, stage?.question?.part, stage?.moment === "verdict"]);
}

function forgetSeat() {
  const token = storage.get(tokenKey);
  if (token) storage.set(formerKey, token);
  storage.set(tokenKey, null);
}

function refused(why) {
  forgetSeat();
  wish = null;
  const wasIn = isIn;
  isIn = false;
  me = null;
  // The connection stays open for another attempt.
  showJoin(wasIn || byId("join").hidden === false ? why : "");
  line.tell({ say: "watch" });
}

/** Gives way to another page of this phone, which uses the same token. */
function giveWay() {
  line.end();
  isIn = false;
  byId("play").hidden = true;
  byId("elsewhere").hidden = false;
}

byId("here").addEventListener("click", () => location.reload());

/** Shows the form for joining. As a watcher, the page receives the teams. */
function askToJoin() {
  if (byId("join").hidden) showJoin("");
  line.tell({ say: "watch" });
}

function showJoin(problem) {
  byId("play").hidden = true;
  byId("join").hidden = false;
  showProblem(problem);
  const first = byId("code").value.length === 4 ? byId("name") : byId("code");
  if (!problem && matchMedia("(hover: hover)").matches) first.focus();
}

/** Shows why the player has not joined, even if the page is scrolled to the symbols. */
function showProblem(text) {
  byId("problem").textContent = text;
  if (text) byId("problem").scrollIntoView({ block: "nearest" });
}

byId("join").addEventListener("submit", (event) => {
  event.preventDefault();
  const name = byId("name").value.trim();
  const look = chosenLook();
  if (byId("code").value.trim().length !== 4) return showJoin(say`The room code is the four letters on the screen.`);
  if (!name) return showJoin(say`Please enter your name.`);
  storage.set("trivia-voice-name", name);
  for (const kind of ["sign", "colour"]) storage.set(`trivia-voice-${kind}`, look[kind]?.toString() ?? null);
  wish = {
    say: "join",
    code: byId("code").value.trim().toUpperCase(),
    name,
    team: byId("team").value || undefined,
    ...look,
    token: storage.get(formerKey) ?? undefined,
    wish: word(),
  };
  if (!line.tell(wish)) showJoin(say`Looking for the game. Is this phone on the same network?`);
});

/** A random identifier of a request, which may be repeated. */
function word() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** On a plain page, links to the secure page, which may use the microphone, with the phone's seat. */
function drawSecurity() {
  byId("secure").hidden = !picture?.hearsPhones || Voice.isPossible || picture.stage.moment === "over";
  const secure = new URL(location.href);
  secure.protocol = "https:";
  secure.hash = isIn ? storage.get(tokenKey) ?? "" : "";
  byId("secure-link").href = secure.href;
}

/** Takes over the seat from the plain page. */
function takeSeat() {
  const token = /^#(\d+\.[\w-]+)$/.exec(location.hash)?.[1];
  if (!token) return;
  storage.set(tokenKey, token);
  history.replaceState(null, "", location.pathname);
}

function drawTeams() {
  const teams = picture?.teams ?? [];
  byId("team").hidden = teams.length === 0;
  byId("team-label").hidden = teams.length === 0;
  fill(byId("team"), teams, () =>
    ["", ...teams].map((team) => {
      const option = h("option", "", team);
      option.value = team;
      return option;
    }),
  );
}

function drawPlay() {
  if (!isIn || !me || !picture) return;
  const { stage } = picture;
  byId("play").dataset.colour = me.colour;
  fill(byId("sign"), [me.sign, me.colour], () => [badge(me)]);
  show(byId("me"), me.name);
  show(byId("team-name"), me.team && me.team !== me.name ? me.team : "");
  show(byId("points"), `${points(me.points)}`);
  show(byId("place"), stage.moment === "lobby" ? "" : me.place ? say`points · ${ordinal(me.place)}` : say`points`);
  const isBetween = ["lobby", "over", "round"].includes(stage.moment);
  const asked = isBetween ? null : stage.question ?? null;
  show(byId("part"), part(asked));
  show(byId("question"), asked ? asked.text : heading(stage));
  drawPictures(isBetween ? {} : stage);
  reveal.follow(stage);
  drawState(stage);
  drawResult();
  drawChoices(stage, asked);
  // In the lobby, players already turn on the microphone.
  voice.draw(me.mayTalk && (asked !== null || !me.mayAnswer), picture.hearsPhones && stage.moment === "lobby");
  byId("recorded").hidden = !picture.recordsPhones || !Voice.isPossible;
  drawAnswer(stage, asked);
  drawWager();
  drawBoard(stage);
  drawBuzzer(stage);
  clock.set(picture.clock);
}

function heading(stage) {
  if (stage.moment === "over") return say`The end`;
  return stage.moment === "lobby" ? stage.title : stage.round?.title ?? stage.title;
}

function ordinal(place) {
  const last = place % 100 > 10 && place % 100 < 14 ? 0 : place % 10;
  switch (last) {
    case 1: return say`${place}st`;
    case 2: return say`${place}nd`;
    case 3: return say`${place}rd`;
    default: return say`${place}th`;
  }
}

function drawState(stage) {
  const [text, kind] = state(stage);
  show(byId("state"), text);
  byId("state").hidden = false;
  byId("state").className = `state ${kind ?? ""}`;
}

function state(stage) {
  const isMine = stage.verdict && (stage.verdict.player === me.name || stage.verdict.player === me.team);
  if (stage.moment === "lobby") return [say`You have joined. The game begins in a moment.`];
  if (stage.moment === "over") return me.place ? [say`You are ${ordinal(me.place)}.`, "is-good"] : [stage.reason ?? ""];
  if (!me.plays) return [say`You are not in this game at the moment.`];
  if (stage.moment === "paused") return [stage.reason ?? say`Paused`];
  if (stage.moment === "verdict" && stage.verdict) {
    const answer = stage.verdict.answer ? say`It is ${stage.verdict.answer}.` : "";
    if (me.result?.outcome || stage.tally) return [joined(isMine ? ruler(stage.verdict) : "", answer)];
    if (isMine && stage.verdict.isRight) return [joined(say`Right!`, ruler(stage.verdict), gained(stage.verdict)), "is-good"];
    if (isMine && stage.verdict.outcome === "incorrect") return [joined(refusal(stage.verdict, isMine), answer), "is-bad"];
    const who = stage.verdict.isRight && stage.verdict.player ? say`${stage.verdict.player} knew the answer.` : refusal(stage.verdict, isMine);
    return [joined(who, answer)];
  }
  const waiting = waitingText(stage, me.team ?? me.name);
  if (waiting) return [joined(refusal(stage.verdict, isMine), waiting)];
  if (me.waits) return [say`You will start with the next question.`];
  if (stage.moment === "round" && stage.contest) return [joined(say`It is your turn. Get ready!`, stage.round?.summary), "is-good"];
  if (stage.moment === "round") return [stage.round?.summary ?? ""];
  if (me.wagerLimit !== undefined && (problem ?? aside)) return [problem ?? aside, "is-bad"];
  if (me.wagerLimit !== undefined) return [stage.remark ?? say`Place your wagers.`, "is-good"];
  if (me.mayPick) return aside ? [aside, "is-bad"] : [say`Pick a question.`, "is-good"];
  if (me.isDone) return [noted()];
  if (me.mayAnswer && aside && !sent) return [aside, "is-bad"];
  if (me.mayAnswer && me.isSecret) return [sent ?? say`Answer in secret.`, "is-good"];
  // In a round with a single clock, the next question is already open.
  if (me.mayAnswer && me.result?.outcome && !sent && !stage.remark) return [resultText(me.result), me.result.outcome === "right" ? "is-good" : "is-bad"];
  if (me.mayAnswer) return [sent ?? stage.remark ?? howToAnswer(stage), "is-good"];
  const before = refusal(stage.verdict, isMine);
  if (stage.moment === "floor" && stage.floor) return [joined(before, say`${stage.floor} has the floor.`)];
  if (stage.moment === "pick" && stage.floor) return [joined(stage.remark, say`${stage.floor} picks.`)];
  return [stage.remark ?? before];
}

/** How to answer. Mentions speaking only if a microphone is available. */
function howToAnswer(stage) {
  const isHeard = picture.isListening !== undefined || (me.mayTalk && Voice.isPossible);
  if (isHeard) return say`Say your answer, or type it here.`;
  return stage.question?.choices.length > 0 ? say`Type your answer, or tap a choice.` : say`Type your answer here.`;
}

/** Shows the player's result. After another player's answer, shows only a new rank. */
function drawResult() {
  const { result } = me;
  const isShown = result && !me.mayAnswer && (result.outcome || hasMoved(result));
  byId("result").hidden = !isShown;
  if (!isShown) return;
  byId("result").className = `result is-${result.outcome ?? "none"}`;
  show(byId("result-outcome"), ownOutcomes[result.outcome]);
  show(byId("result-answer"), result.answer ? say`You answered “${result.answer}”.` : "");
  show(byId("result-points"), gained(result));
  show(byId("result-place"), result.place ? movement(result) : "");
}

/** The player's result in one line. */
function resultText(result) {
  return [ownOutcomes[result.outcome], gained(result), result.place ? movement(result) : ""].filter(Boolean).join(" · ");
}

function hasMoved({ place, formerPlace }) {
  return place !== undefined && formerPlace !== undefined && place !== formerPlace;
}

function movement({ place, formerPlace: former }) {
  if (former === undefined || former === place) return ordinal(place);
  return former > place
    ? say`${ordinal(place)}, up from ${ordinal(former)}`
    : say`${ordinal(place)}, down from ${ordinal(former)}`;
}

/** The messages for a player with the floor whose answer could not be ruled on. */
const missed = {
  unsure: say`Your answer was not clear.`,
  silence: say`You did not answer in time.`,
  noise: say`You did not answer in time.`,
  chatter: say`You did not answer in time.`,
  late: say`Your answer came too late.`,
};

/** Why the player lost the floor, or why another player's answer was overruled. */
function refusal(verdict, isMine) {
  if (isMine && verdict.outcome in missed) return joined(missed[verdict.outcome], gained(verdict));
  if (verdict?.outcome !== "incorrect") return "";
  if (isMine) return joined(say`Not right.`, gained(verdict), ruler(verdict));
  return verdict.player && ruler(verdict) ? `${own(verdict.player)}: ${ruler(verdict)}` : "";
}

/** Who made a ruling, if not the judge. */
function ruler(verdict) {
  return verdict.isOverruled ? verdict.reason : "";
}

function joined(...parts) {
  return parts.filter(Boolean).join(" ");
}

function noted() {
  if (me.wager !== undefined) return joined(say`Noted: ${points(me.wager)}.`, say`Nobody sees your wager until everybody has finished.`);
  const answer = me.noted === undefined ? say`Noted.` : say`Noted: “${me.noted}”.`;
  return joined(answer, say`Nobody sees your answer until everybody has finished.`);
}

function gained(verdict) {
  return verdict.points ? say`${(verdict.points > 0 ? "+" : "") + points(verdict.points)} points` : "";
}

function drawChoices(stage, asked) {
  const choices = asked?.choices ?? [];
  const box = byId("choices");
  box.hidden = choices.length === 0;
  const right = stage.verdict?.right ?? [];
  const wanted = asked?.wanted ?? 1;
  // Choices that the player has already typed or said count as tapped.
  const named = JSON.stringify([asked?.number, me.mayAnswer && me.chosen]);
  if (tapped.named !== named) tapped = { named, places: (me.mayAnswer && me.chosen) || [] };
  const instruction = byId("instruction");
  instruction.hidden = !asked?.instruction;
  const count = tapped.places.length;
  const isTapped = wanted > 1 && me.mayAnswer;
  const progress = isTapped ? say`${count} of ${wanted}.` : "";
  const help = isTapped ? say`Tap a choice again to deselect it. Your answer is sent once you have tapped enough choices.` : "";
  show(instruction, joined(asked?.instruction, progress, help));
  fill(box, [choices, right, me.mayAnswer, asked?.number], () =>
    choices.map((choice, place) => {
      const button = h("button", "", h("b", "", letters[place] ?? place + 1), h("span", "", choice.text));
      button.type = "button";
      const isClosed = choice.isGone || choice.isWrong;
      button.disabled = !me.mayAnswer || isClosed;
      if (isClosed) button.classList.add("is-gone");
      if (right.includes(place)) button.classList.add("is-right");
      if (wanted > 1) button.append(h("em", ""));
      button.addEventListener("click", () => tap(place, asked, wanted));
      return h("li", "", button);
    }),
  );
  if (wanted > 1) markTapped(box, asked.isOrdered);
}

/** Marks the tapped choices on the same buttons, which keeps the focus. */
function markTapped(box, isOrdered) {
  for (const [place, button] of [...box.querySelectorAll("button")].entries()) {
    const turn = tapped.places.indexOf(place);
    button.setAttribute("aria-pressed", String(turn >= 0));
    button.querySelector("em").textContent = isOrdered && turn >= 0 ? `${turn + 1}.` : "";
  }
}

/** Sends a tapped choice, or several once the last one is tapped. */
function tap(place, asked, wanted) {
  const isTaken = tapped.places.includes(place);
  const places = isTaken ? tapped.places.filter((other) => other !== place) : [...tapped.places, place];
  tapped = { ...tapped, places };
  if (places.length === wanted) {
    const names = places.map((chosen) => asked.choices[chosen].text).join(", ");
    sent = say`“${names}” is on its way …`;
    line.tell({ say: "choose", choices: places, question: asked.number });
    tapped = { ...tapped, places: [] };
  }
  drawPlay();
}

function drawAnswer(stage, asked) {
  const form = byId("answer");
  const isShown = me.mayAnswer && asked !== null;
  if (form.hidden === isShown) {
    form.hidden = !isShown;
    byId("text").value = "";
    // The phone's keyboard must not cover choices or the talk button.
    if (isShown && asked.choices.length === 0 && !me.mayTalk) byId("text").focus();
  }
  byId("pass").hidden = !me.mayPass;
}

byId("answer").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = byId("text").value.trim();
  if (!text || !picture?.stage.question) return;
  line.tell({ say: "answer", text, question: picture.stage.question.number });
  byId("text").value = "";
  sent = say`“${text}” is on its way …`;
  aside = null;
  drawPlay();
});

byId("pass").addEventListener("click", () => {
  line.tell({ say: "pass", question: picture?.stage.question?.number });
});

function drawWager() {
  const limit = me.wagerLimit;
  const isShown = limit !== undefined;
  const form = byId("wager");
  if (form.hidden === isShown) {
    form.hidden = !isShown;
    byId("stake").value = "";
  }
  if (!isShown) return;
  show(byId("stake-label"), say`Your wager, up to ${points(limit)}`);
  byId("stake").max = limit;
}

byId("wager").addEventListener("submit", (event) => {
  event.preventDefault();
  // parseInt would read both 1.5 and 1e3 as 1.
  const stake = byId("stake").value === "" ? NaN : Number(byId("stake").value);
  if (!Number.isInteger(stake) || stake < 0 || stake > (me?.wagerLimit ?? -1)) {
    problem = say`Please wager a whole number of points, from 0 to ${points(me?.wagerLimit ?? 0)}.`;
    return drawPlay();
  }
  problem = null;
  line.tell({ say: "wager", points: stake });
});

function drawBoard(stage) {
  const columns = me.mayPick ? stage.board ?? [] : [];
  byId("board").hidden = columns.length === 0;
  fill(byId("board"), [columns, stage.values], () =>
    columns.map((column, place) => {
      const row = h("fieldset", "", h("legend", "", column.category));
      for (const value of stage.values) {
        const button = h("button", "strong", points(value));
        button.type = "button";
        button.disabled = !column.values.includes(value);
        button.addEventListener("click", () => line.tell({ say: "pick", choice: place, points: value }));
        row.append(button);
      }
      return row;
    }),
  );
}

function drawBuzzer(stage) {
  const buzzer = byId("buzzer");
  const isFirst = me.press === "first" || me.press === "drawn";
  const isPressable = me.mayBuzz && pressed === null;
  // Makes room for players who type or choose.
  const isBusy = me.mayAnswer || me.mayPick || me.wagerLimit !== undefined;
  buzzer.hidden = isBusy || stage.isSealed || ["over", "sealed", "wager", "pick"].includes(stage.moment);
  buzzer.disabled = !isPressable;
  buzzer.classList.toggle("is-first", isFirst && stage.moment === "floor");
  show(byId("buzzer-text"), isPressable ? say`Buzz` : label(stage));
}

function label(stage) {
  if (pressed !== null || me.press === "counted") return say`Pressed`;
  switch (me.press) {
    case "first": return stage.moment === "floor" ? say`You are first!` : "";
    case "drawn": return say`It was a tie. You were chosen at random!`;
    case "tied": return say`It was a tie. Another player was chosen at random.`;
    case "late": return say`${me.behind} ms too late`;
    default: return stage.moment === "lobby" ? say`Your buzzer` : say`Wait …`;
  }
}

// The whole page is the buzzer, as soon as a finger touches it. A long page must also scroll.
document.addEventListener("pointerdown", (event) => {
  const isLong = document.documentElement.scrollHeight > window.innerHeight;
  if (!isLong || event.target.closest("#buzzer")) pressAnywhere(event);
});
document.addEventListener("click", pressAnywhere);

function pressAnywhere(event) {
  if (!event.target.closest("button:not(#buzzer), input, select")) press(event);
}

document.addEventListener("keydown", (event) => {
  if (event.repeat || event.target.matches("input, select, button")) return;
  if (event.key === " " || event.key === "Enter") press(event);
});

function press(event) {
  if (byId("buzzer").disabled || byId("buzzer").hidden || !me?.mayBuzz || !picture?.stage.question) return;
  event.preventDefault();
  if (!line.tell({ say: "buzz", question: picture.stage.question.number })) return;
  pressed = performance.now();
  navigator.vibrate?.(30);
  drawPlay();
}

/** Makes the phone vibrate after the decision about a press. */
function feel(press) {
  if (press === "first" || press === "drawn") navigator.vibrate?.([40, 40, 120]);
  if (press === "late" || press === "tied") navigator.vibrate?.(200);
}

byId("leave").addEventListener("click", () => {
  if (!isSure(byId("leave"), say`Really leave? Your points will be kept.`)) return;
  line.tell({ say: "leave" });
  forgetSeat();
  isIn = false;
  me = null;
  showJoin("");
});
