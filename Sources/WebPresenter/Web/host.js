import { Line, byId, fill, h, isSure, list, own, part, place, points, say, show } from "/room.js";
import { badge } from "/signs.js";

const moments = {
  lobby: say`Players are joining`,
  round: say`A round begins`,
  pick: say`Choosing a question`,
  wager: say`Wagers`,
  sealed: say`Everybody answers`,
  reading: say`Reading aloud`,
  open: say`Waiting for a buzzer or an answer`,
  whose: say`Right! Whose was it?`,
  proposed: say`Your ruling`,
  verdict: say`Verdict`,
  decision: say`Yes or no?`,
  paused: say`Paused`,
  over: say`The end`,
};

const outcomes = {
  correct: say`correct`,
  incorrect: say`incorrect`,
  unsure: say`unsure`,
  silence: say`silence`,
  noise: say`noise`,
  chatter: say`chatter`,
  late: say`late`,
  skipped: say`skipped`,
  conceded: say`conceded`,
  revealed: say`revealed`,
  abandoned: say`abandoned`,
};

let picture = null;
let host = null;
// The player to remove if the host presses again within four seconds.
let leaving = null;
// The moment in which the host pressed Next without effect.
let hastened = null;
// Whether the room has accepted the host's page.
let isIn = false;

const line = new Line({
  opened: () => {
    isIn = false;
    // The browser has the host's cookie, because it opened the host's link.
    line.tell({ say: "host" });
  },
  heard: (message) => {
    if (message.picture) picture = message.picture;
    if (message.host) {
      host = message.host;
      isIn = true;
    }
    if (message.no) {
      if (!isIn) {
        line.end();
        byId("desk").hidden = true;
        show(byId("closed"), `${message.no} ${say`The host’s link works only once. To get another link, type /link in the game.`}`);
      }
      return;
    }
    draw();
  },
  state: (state) => {
    const isLost = state !== "open" && !isOver();
    byId("desk").inert = isLost;
    if (isLost) {
      show(byId("closed"), say`Looking for the game …`);
    } else {
      byId("closed").hidden = host !== null;
    }
  },
});

const isOver = () => picture?.stage.moment === "over";

function command(name, more) {
  if (isOver()) return;
  line.tell({ say: "line", text: JSON.stringify({ command: name, ...more }) });
}

for (const button of document.querySelectorAll("[data-command]")) {
  button.addEventListener("click", () => obey(button.dataset.command));
}

/** Carries out a command, or explains why Next has no effect. Next also ends a pause. */
function obey(name) {
  if (name !== "next" || isOver()) return command(name);
  hastened = mayGoOn() ? null : picture?.stage.moment;
  command(host?.isPaused ? "resume" : "next");
  draw();
  if (hastened) setTimeout(() => { hastened = null; draw(); }, 6000);
}

/** Whether Next has an effect now. */
function mayGoOn() {
  return !host?.hasBegun || host.isPaused || ["round", "verdict"].includes(picture?.stage.moment);
}

const keys = { a: "accept", x: "refuse", u: "undo", b: "back", v: "reveal", h: "hint", s: "skip", n: "next", " ": "hold" };
document.addEventListener("keydown", (event) => {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === " " && event.target.matches("button")) return;
  if (event.key.toLowerCase() === "f" && !byId("enlarge").hidden) return enlarge();
  const name = keys[event.key.toLowerCase()];
  if (!name) return;
  event.preventDefault();
  if (document.querySelector(`[data-command=${name}]`).disabled) return;
  obey(name);
});

byId("enlarge").addEventListener("click", enlarge);

/** Toggles full-screen pictures. */
function enlarge() {
  if (!isOver()) line.tell({ say: "enlarge" });
}

byId("stop").addEventListener("click", () => {
  if (isSure(byId("stop"), say`End the game for everybody?`)) command("stop");
});

function draw() {
  if (!picture || !host) return;
  const { stage } = picture;
  byId("closed").hidden = true;
  byId("desk").hidden = false;
  show(byId("title"), stage.title || say`Host`);
  const asked = stage.moment === "lobby" ? null : stage.question;
  show(byId("progress"), asked ? place(asked) : `${picture.address} · ${picture.code}`);
  show(byId("category"), asked ? [part(asked), ...asked.category.map(own)].filter(Boolean).join(" · ") : "");
  const question = asked?.text ?? host.question ?? stage.round?.title;
  show(byId("question"), host.hasBegun ? question : say`Players join with their phones.`);
  byId("answer-label").hidden = !host.answer;
  show(byId("answer"), host.answer);
  const counts = [host.line, host.accept.length ? say`also: ${host.accept.map(own).join(", ")}` : ""];
  show(byId("line"), counts.filter(Boolean).join(" · "));
  show(byId("explanation"), host.explanation);
  drawHeard(stage);
  show(byId("hold"), host.isPaused ? say`Resume` : say`Pause`);
  byId("enlarge").hidden = !asked?.pictures.length && !stage.verdict?.pictures.length;
  show(byId("next"), host.hasBegun ? say`Next` : say`Begin`);
  byId("yesno").hidden = !host.isDeciding;
  show(byId("yesno-text"), stage.remark);
  drawSeats();
  fill(byId("notes"), host.notes, () => host.notes.map((note) => h("li", "", note)));
  for (const button of document.querySelectorAll("#desk button")) button.disabled = isOver();
  for (const button of document.querySelectorAll("[data-command]:not([data-command=next])")) button.disabled ||= !host.hasBegun;
  // Next stays usable, so that a press can show why it has no effect.
  document.querySelector("[data-command=next]").setAttribute("aria-disabled", String(!mayGoOn()));
}

function drawHeard(stage) {
  show(byId("moment"), momentText(stage));
  const words = stage.words ?? (host.proposed?.heard ? { text: host.proposed.heard, isSettled: true } : null);
  show(byId("words"), words ? `“${words.text}”` : "");
  byId("words").classList.toggle("is-changing", Boolean(words && !words.isSettled));
  const advice = byId("advice");
  advice.className = "";
  if (hastened !== stage.moment) hastened = null;
  if (hastened) {
    show(advice, say`“Next” continues the game after a ruling or an announcement. “Skip” ends an open question.`);
  } else if (host.awaited.length > 0) {
    show(advice, say`Waiting for: ${list(host.awaited, 12)}`);
  } else if (host.proposed) {
    const { isRight, reason, player } = host.proposed;
    const name = player ?? say`Somebody`;
    show(advice, `${isRight ? say`${name}: right, according to the judge.` : say`${name}: wrong, according to the judge.`} ${reason}`);
    advice.className = isRight ? "is-good" : "is-bad";
  } else {
    // A newer remark replaces the ruling, which may have been taken back.
    const remark = host.isDeciding ? null : stage.remark;
    const ruling = remark ? null : host.last?.ruling;
    show(advice, ruling ? `${own(ruling.player ?? say`Nobody`)}: ${outcomes[ruling.outcome]}. ${ruling.reason}` : remark ?? "");
    if (ruling) advice.className = ruling.isRight ? "is-good" : "is-bad";
  }
  drawFacts();
}

function momentText({ moment, floor }) {
  if (moment === "floor") return say`${floor} has the floor`;
  if (moment === "pick" && floor) return say`${floor} picks`;
  return moments[moment];
}

function drawFacts() {
  const facts = host.last && host.awaited.length === 0 ? evidence(host.last) : [];
  fill(byId("facts"), facts, () => facts.map(([name, value]) => h("div", "", h("dt", "", name), h("dd", "", value))));
}

function evidence({ ruling, alternatives, matched, confidence, threshold }) {
  const facts = [];
  if (ruling.heard) facts.push([say`Heard`, ruling.heard]);
  if (alternatives.length) facts.push([say`Or`, alternatives.join(", ")]);
  if (matched) facts.push([say`Matched`, matched]);
  if (confidence !== undefined) {
    const share = percent(confidence);
    facts.push([say`Confidence`, threshold === undefined ? share : say`${share} (${percent(threshold)} needed)`]);
  }
  if (ruling.responseTime !== undefined) facts.push([say`After`, `${ruling.responseTime.toFixed(1)} s`]);
  if (ruling.points) facts.push([say`Points`, points(ruling.points)]);
  return facts;
}

function percent(share) {
  return `${Math.round(share * 100)} %`;
}

function drawSeats() {
  show(byId("count"), host.seats.length ? String(host.seats.length) : "");
  const focused = document.activeElement?.dataset.tool;
  fill(byId("seats"), [host.seats, leaving], () =>
    host.seats.map((seat) => {
      const item = h("li", "", badge(seat), h("span", "", seat.name, h("small", "", phones(seat))), h("b", "", points(seat.points)));
      const tools = h("div", "tools");
      tools.append(tool("−", say`Take 50 points from ${seat.name}`, () => command("points", { player: seat.name, by: -50 })));
      tools.append(tool("+", say`Give 50 points to ${seat.name}`, () => command("points", { player: seat.name, by: 50 })));
      if (host.hasBegun) tools.append(tool(say`Buzz`, say`Give ${seat.name} the floor`, () => command("buzz", { player: seat.name })));
      if (seat.phones > 0) tools.append(goodbye(seat));
      for (const [place, button] of [...tools.children].entries()) button.dataset.tool = `${place} ${seat.name}`;
      item.append(tools);
      return item;
    }),
  );
  if (focused) [...document.querySelectorAll("[data-tool]")].find((one) => one.dataset.tool === focused)?.focus();
}

/** A button that removes a player when pressed twice. */
function goodbye({ name }) {
  const question = say`Remove ${name}?`;
  if (leaving !== name) return tool("✗", say`Remove ${name} from the game`, () => ask(name));
  return tool(question, question, () => {
    ask(null);
    line.tell({ say: "remove", name });
  });
}

function ask(name) {
  leaving = name;
  drawSeats();
  if (name) setTimeout(() => { if (leaving === name) ask(null); }, 4000);
}

function phones(seat) {
  if (seat.hasLeft) return say`has left`;
  if (seat.phones === 0) return say`no phone`;
  if (seat.here === 0) return say`phone not connected`;
  return seat.roundTrip !== undefined ? say`phone, ${seat.roundTrip} ms` : say`phone`;
}

function tool(text, label, act) {
  const button = h("button", "", text);
  button.type = "button";
  button.setAttribute("aria-label", label);
  button.addEventListener("click", act);
  return button;
}
