// For all three pages: the connection to the room, the language, and the creation of elements.

import { code, sentences } from "/language.js";

/** Translates an English sentence, but not its values, whose text direction is isolated. */
export function say(words, ...values) {
  const english = words.join("{}");
  let next = 0;
  return (sentences[english] ?? english)
    .replace(/\{(\d*)\}/g, (_, number) => {
      const value = values[number ? number - 1 : next++];
      return typeof value === "string" ? own(value) : value;
    });
}

/** Translates the page's texts, but not single letters, which are names of keys. */
function translatePage() {
  document.documentElement.lang = code;
  const said = (text) => text.replace(/\S.*\S/, (english) => sentences[english] ?? english);
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.data = said(texts.currentNode.data);
  for (const name of ["aria-label", "alt"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      element.setAttribute(name, said(element.getAttribute(name)));
    }
  }
}

translatePage();

/** Creates an element. Text is never parsed as markup. */
export function h(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  for (const child of children) {
    if (child !== null && child !== undefined && child !== "") element.append(child);
  }
  return element;
}

export function byId(id) {
  return document.getElementById(id);
}

/** Sets the text of an element, and hides the element if the text is empty. */
export function show(element, text) {
  const shown = text ?? "";
  if (element.textContent !== shown) element.textContent = shown;
  element.hidden = shown === "";
}

/** Replaces an element's children only if their content has changed. */
export function fill(element, key, make) {
  const text = JSON.stringify(key);
  if (element.dataset.shown === text) return false;
  element.dataset.shown = text;
  element.replaceChildren(...make());
  return true;
}

// The original texts of buttons that show a question.
const texts = new Map();

/** Whether a button was pressed twice within four seconds. Meanwhile, the button shows a question. */
export function isSure(button, question) {
  if (stopAsking(button)) return true;
  const timer = setTimeout(() => stopAsking(button), 4000);
  texts.set(button, { text: button.textContent, timer });
  button.textContent = question;
  return false;
}

/** Restores a button's text. Returns whether the button showed a question. */
function stopAsking(button) {
  const before = texts.get(button);
  if (!before) return false;
  clearTimeout(before.timer);
  texts.delete(button);
  button.textContent = before.text;
  return true;
}

/** Isolates the text direction of a text. */
export function own(text) {
  return `\u2068${text}\u2069`;
}

/** The position of a question in its round. Bonus parts share their question's position. */
export function place(asked) {
  return asked.count ? say`Question ${asked.place} of ${asked.count}` : say`Question ${asked.place}`;
}

/** The first names of a list, and the number of the others. */
export function list(names, most) {
  const first = names.slice(0, most).map(own).join(", ");
  return names.length > most ? `${first} ${say`and ${names.length - most} more`}` : first;
}

/** The names of a few players, as part of a sentence. */
export function together(names) {
  if (names.length === 1) return names[0];
  return names.length > 5 ? list(names, 4) : say`${list(names.slice(0, -1), 5)} and ${names.at(-1)}`;
}

/** The number of a part of a bonus. */
export function part(asked) {
  return asked?.part ? say`Bonus, part ${asked.part.number} of ${asked.part.count}` : "";
}

export const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export function points(count) {
  const text = new Intl.NumberFormat("en").format(Math.abs(count));
  return count < 0 ? `−${text}` : text;
}

// The maximum number of bytes of sound that wait for a slow network: two to five seconds.
const mostWaiting = 200000;

/** A connection that reconnects automatically, less and less often or when the page becomes visible. */
export class Line {
  constructor({ opened, heard, state }) {
    this.opened = opened;
    this.heard = heard;
    this.state = state ?? (() => {});
    this.wait = 0;
    this.isWanted = true;
    document.addEventListener("visibilitychange", () => this.wake());
    window.addEventListener("online", () => this.wake());
    window.addEventListener("pageshow", () => this.wake());
    setInterval(() => this.watch(), 2000);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.heardAt = Date.now();
    const address = new URL("/room", location.href);
    address.protocol = location.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    // A replaced connection may still receive messages.
    const isOld = () => this.socket !== socket;
    socket.addEventListener("open", () => {
      if (isOld()) return;
      this.wait = 0;
      this.heardAt = Date.now();
      this.state("open");
      this.opened();
    });
    socket.addEventListener("message", (event) => {
      if (isOld()) return;
      this.heardAt = Date.now();
      const message = JSON.parse(event.data);
      // The reply comes first, so that the measurement is exact.
      if (message.ping !== undefined) return this.tell({ say: "pong", number: message.ping });
      this.heard(message);
    });
    socket.addEventListener("close", () => {
      if (isOld() || !this.isWanted) return;
      this.state("lost");
      this.wait = Math.min(Math.max(this.wait * 2, 250), 4000);
      this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    });
  }

  /** Replaces a silent connection when the page becomes visible. */
  wake() {
    if (document.visibilityState !== "visible" || !this.isWanted) return;
    if (this.socket.readyState > WebSocket.OPEN || Date.now() - this.heardAt > 5000) this.renew();
  }

  /** Replaces a connection without the room's regular messages. */
  watch() {
    if (document.visibilityState !== "visible" || !this.isWanted) return;
    if (this.socket.readyState <= WebSocket.OPEN && Date.now() - this.heardAt > 10000) this.renew();
  }

  renew() {
    const old = this.socket;
    this.wait = 0;
    this.state("lost");
    this.open();
    old.close();
  }

  tell(message) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Sends sound. On a slow network, drops the newest sound. */
  send(samples) {
    if (this.socket.readyState !== WebSocket.OPEN || this.socket.bufferedAmount > mostWaiting) return;
    this.socket.send(samples);
  }

  /** Closes the connection permanently. */
  end() {
    this.isWanted = false;
    this.socket.close();
  }
}

// The seconds between redraws of a clock, which must divide a second evenly.
const clockStep = 0.25;

/** A clock that counts down between messages from the room. */
export class Clock {
  constructor(draw) {
    this.draw = draw;
  }

  set(clock) {
    this.clock = clock ? { of: clock.of, end: performance.now() + clock.left * 1000 } : null;
    this.show();
  }

  show() {
    clearTimeout(this.timer);
    if (!this.clock) return this.draw(null, 0);
    // Rounding can make the difference slightly larger than the total time.
    const left = Math.min(Math.max((this.clock.end - performance.now()) / 1000, 0), this.clock.of);
    this.draw(left, this.clock.of > 0 ? left / this.clock.of : 0);
    if (left === 0) return;
    this.timer = setTimeout(() => this.show(), Math.ceil((left % clockStep || clockStep) * 1000));
  }
}
