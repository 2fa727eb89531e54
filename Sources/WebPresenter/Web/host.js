import { Line, byId, fill, h, isSure, own, part, place, points, say } from "/room.js";

const moments = {
  lobby: "Players come",
  round: "A round begins",
  pick: "A question is picked",
  wager: "Wagers",
  sealed: "Everybody answers",
  reading: "Being read",
  open: "Waiting for a buzzer or an answer",
  floor: "has the floor",
  whose: "Right! Whose was it?",
  proposed: "Your ruling",
  verdict: "Ruled",
  decision: "Yes or no?",
  paused: "Held",
  over: "The end",
};

let picture = null;
let host = null;
// Kept for this tab: a reload still has the link's secret.
const secret = location.hash.slice(1);

const line = new Line({
  opened: () => line.tell({ say: "host", secret }),
  heard: (message) => {
    if (message.picture) picture = message.picture;
    if (message.host) host = message.host;
    if (message.no) {
      if (!host) {
        line.end();
        byId("closed").textContent = `${message.no} Open the link that the game shows for the host.`;
      }
      return;
    }
    draw();
  },
  state: (state) => {
    if (state !== "open" && picture?.stage.moment !== "over") {
      say(byId("closed"), "Looking for the game …");
    } else {
      byId("closed").hidden = host !== null;
    }
  },
});

function command(name, more) {
  line.tell({ say: "line", text: JSON.stringify({ command: name, ...more }) });
}

for (const button of document.querySelectorAll("[data-command]")) {
  button.addEventListener("click", () => command(button.dataset.command));
}

const keys = { a: "accept", x: "refuse", u: "undo", b: "back", v: "reveal", h: "hint", s: "skip", n: "next", " ": "hold" };
document.addEventListener("keydown", (event) => {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === " " && event.target.matches("button")) return;
  const name = keys[event.key.toLowerCase()];
  if (!name) return;
  event.preventDefault();
  command(name);
});

byId("stop").addEventListener("click", () => {
  if (isSure(byId("stop"), "Really end it for everybody?")) command("stop");
});

function draw() {
  if (!picture || !host) return;
  const { stage } = picture;
  byId("closed").hidden = true;
  byId("desk").hidden = false;
  say(byId("title"), stage.title || "Host");
  const asked = stage.moment === "lobby" ? null : stage.question;
  say(byId("progress"), asked ? place(asked) : `${picture.address} · ${picture.code}`);
  say(byId("category"), asked ? [part(asked), ...asked.category.map(own)].filter(Boolean).join(" · ") : "");
  say(byId("question"), asked ? asked.text : "Players join with their phones.");
  byId("answer-label").hidden = !host.answer;
  say(byId("answer"), host.answer);
  const counts = [host.line, host.accept.length ? `also: ${host.accept.join(", ")}` : ""];
  say(byId("line"), counts.filter(Boolean).join(" · "));
  say(byId("explanation"), host.explanation);
  drawHeard(stage);
  say(byId("hold"), host.isPaused ? "Go on" : "Hold");
  say(byId("next"), host.hasBegun ? "Next" : "Begin");
  byId("yesno").hidden = !host.isDeciding;
  say(byId("yesno-text"), stage.remark);
  drawSeats();
  fill(byId("notes"), host.notes, () => host.notes.map((note) => h("li", "", note)));
}

function drawHeard(stage) {
  const name = stage.moment === "floor" ? `${stage.floor} ` : "";
  say(byId("moment"), `${name}${moments[stage.moment] ?? ""}`);
  const words = stage.words ?? (host.proposed?.heard ? { text: host.proposed.heard, isSettled: true } : null);
  say(byId("words"), words ? `“${words.text}”` : "");
  byId("words").classList.toggle("is-changing", Boolean(words && !words.isSettled));
  const advice = byId("advice");
  advice.className = "";
  if (host.proposed) {
    const { isRight, reason, player } = host.proposed;
    say(advice, `${player ?? "Somebody"}: ${isRight ? "right" : "wrong"}, the judge says. ${reason}`);
    advice.className = isRight ? "is-good" : "is-bad";
  } else {
    const ruling = host.last?.ruling;
    say(advice, ruling ? `${ruling.player ?? "Nobody"}: ${ruling.outcome}. ${ruling.reason}` : "");
    if (ruling) advice.className = ruling.isRight ? "is-good" : "is-bad";
  }
  drawFacts();
}

function drawFacts() {
  const facts = host.last ? evidence(host.last) : [];
  fill(byId("facts"), facts, () => facts.map(([name, value]) => h("div", "", h("dt", "", name), h("dd", "", value))));
}

function evidence({ ruling, alternatives, matched, confidence, threshold }) {
  const facts = [];
  if (ruling.heard) facts.push(["Heard", ruling.heard]);
  if (alternatives.length) facts.push(["Or", alternatives.join(", ")]);
  if (matched) facts.push(["Matched", matched]);
  if (confidence !== undefined) {
    const needed = threshold !== undefined ? ` of ${percent(threshold)} needed` : "";
    facts.push(["Confidence", `${percent(confidence)}${needed}`]);
  }
  if (ruling.responseTime !== undefined) facts.push(["After", `${ruling.responseTime.toFixed(1)} s`]);
  if (ruling.points) facts.push(["Points", points(ruling.points)]);
  return facts;
}

function percent(share) {
  return `${Math.round(share * 100)} %`;
}

function drawSeats() {
  say(byId("count"), host.seats.length ? String(host.seats.length) : "");
  fill(byId("seats"), host.seats, () =>
    host.seats.map((seat) => {
      const item = h("li", "", h("span", "", seat.name, h("small", "", phones(seat))), h("b", "", points(seat.points)));
      const tools = h("div", "tools");
      tools.append(tool("−", `Take 50 points from ${seat.name}`, () => command("points", { player: seat.name, by: -50 })));
      tools.append(tool("+", `Give 50 points to ${seat.name}`, () => command("points", { player: seat.name, by: 50 })));
      if (host.hasBegun) tools.append(tool("Buzz", `Give ${seat.name} the floor`, () => command("buzz", { player: seat.name })));
      if (seat.phones > 0) tools.append(tool("✗", `Send ${seat.name} away`, () => line.tell({ say: "remove", name: seat.name })));
      item.append(tools);
      return item;
    }),
  );
}

function phones(seat) {
  if (seat.hasLeft) return "has left";
  if (seat.phones === 0) return "no phone";
  if (seat.here === 0) return "phone out of reach";
  return seat.roundTrip !== undefined ? `phone, ${seat.roundTrip} ms` : "phone";
}

function tool(text, label, act) {
  const button = h("button", "", text);
  button.type = "button";
  button.setAttribute("aria-label", label);
  button.addEventListener("click", act);
  return button;
}
