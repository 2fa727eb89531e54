// Spoken answers: the microphone, and the button to hold while speaking.

import { byId, say, show } from "/room.js";

// The sample rate for recognition, in hertz. Some browsers send sound at their own rate.
const hertz = 16000;
// How many milliseconds to record after the release, because players release the button too early.
const lateEnd = 150;
// The milliseconds after which the button works again without a reply.
const longestWait = 4000;
// The maximum length of an utterance in milliseconds, less than the room's twelve seconds.
const longestTalk = 11500;
// How many milliseconds a player may go on speaking when time is up. The game waits four seconds.
const longestAtEnd = 3200;

/** The microphone, which records while the player holds the button. */
class Microphone {
  /** @param taken Called with samples, and with null after the last samples. */
  constructor(taken) {
    this.taken = taken;
  }

  /** Whether the browser allows the microphone. Most browsers require a secure page. */
  static get isPossible() {
    return Boolean(navigator.mediaDevices?.getUserMedia && window.AudioWorkletNode);
  }

  get isOn() {
    return this.track?.readyState === "live" && this.context?.state === "running";
  }

  async turnOn() {
    const wishes = { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: true };
    const stream = await navigator.mediaDevices.getUserMedia({ audio: wishes });
    this.turnOff();
    this.track = stream.getAudioTracks()[0];
    const source = this.open(stream);
    await this.context.audioWorklet.addModule("/listener.js");
    this.recorder = new AudioWorkletNode(this.context, "listener");
    this.recorder.port.onmessage = ({ data }) => this.taken(data);
    source.connect(this.recorder);
    // A browser does not run a recorder without an output.
    this.recorder.connect(this.context.destination);
    await this.context.resume();
  }

  open(stream) {
    try {
      this.context = new AudioContext({ sampleRate: hertz });
      return this.context.createMediaStreamSource(stream);
    } catch {
      this.context = new AudioContext();
      return this.context.createMediaStreamSource(stream);
    }
  }

  turnOff() {
    this.track?.stop();
    this.context?.close();
    this.track = this.context = null;
  }

  begin() {
    this.recorder.port.postMessage("begin");
  }

  end() {
    this.recorder.port.postMessage("end");
  }
}

/** The talk button and the words below it. */
export class Voice {
  /** `question` returns a question's number or null. `begun` is called when the player begins to speak. */
  constructor(line, question, begun) {
    this.line = line;
    this.question = question;
    this.begun = begun;
    // The state: off, asking, ready, talking, ending or waiting.
    this.state = "off";
    this.words = "";
    // The last problem, shown until the player speaks again.
    this.problem = "";
    this.microphone = new Microphone((samples) => this.take(samples));
    const button = byId("talk");
    button.addEventListener("pointerdown", (event) => this.press(event));
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
      button.addEventListener(end, () => this.release());
    }
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    button.addEventListener("click", (event) => this.click(event));
    button.addEventListener("keydown", (event) => this.key(event, true));
    button.addEventListener("keyup", (event) => this.key(event, false));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.release();
    });
  }

  static get isPossible() {
    return Microphone.isPossible;
  }

  /** Shows the button while the player may speak or, if `isEarly`, turn on the microphone. */
  draw(isPossible, isEarly) {
    const isShown = isPossible || (isEarly && Microphone.isPossible && this.state !== "ready");
    const wasShown = !byId("voice").hidden;
    byId("voice").hidden = !isShown;
    if (!isPossible) {
      this.release();
      this.words = "";
    }
    if (isPossible && !wasShown) {
      if (this.state === "waiting") this.state = "ready";
      this.problem = "";
      // The buzzer had the focus and is now hidden.
      if (document.activeElement === document.body) byId("talk").focus({ preventScroll: true });
    }
    this.show();
  }

  /** Shows the words that the room has recognized so far. */
  heard(words) {
    if (["talking", "ending", "waiting"].includes(this.state)) this.words = words;
    this.show();
  }

  /** Called when the room has replied to an utterance. */
  answered() {
    if (this.state !== "waiting") return;
    clearTimeout(this.timer);
    this.state = "ready";
    this.words = "";
    this.show();
  }

  show() {
    const button = byId("talk");
    const isSecure = Microphone.isPossible;
    button.hidden = !isSecure;
    const isOn = this.state === "talking" || this.state === "ending";
    // A disabled button would lose the focus.
    button.setAttribute("aria-disabled", this.state === "asking" || this.state === "waiting");
    button.setAttribute("aria-pressed", isOn);
    button.classList.toggle("is-on", isOn);
    show(byId("talk-text"), this.label());
    show(byId("words"), this.words ? `“${this.words}”` : this.hint(isSecure));
  }

  label() {
    switch (this.state) {
      case "ready": return say`Hold to talk`;
      case "talking": case "ending": return say`I am listening …`;
      case "waiting": return say`One moment …`;
      default: return say`Turn on the microphone`;
    }
  }

  hint(isSecure) {
    if (!isSecure) return "";
    return this.state === "talking" ? say`Release the button when you have finished.` : this.problem;
  }

  async turnOn() {
    this.state = "asking";
    this.problem = "";
    this.show();
    try {
      await this.microphone.turnOn();
      this.state = "ready";
    } catch (error) {
      this.state = "off";
      this.problem = error.name === "NotFoundError"
        ? say`This phone has no microphone. Please type.`
        : say`The browser does not let this page use the microphone. Allow microphone access in the browser’s settings, or type your answers.`;
    }
    this.show();
  }

  press(event) {
    if (this.state !== "ready" || event.button) return;
    event.preventDefault();
    byId("talk").setPointerCapture(event.pointerId);
    this.begin();
  }

  /** Handles a click. Screen readers click without a pointer, which toggles the recording. */
  click(event) {
    if (this.state === "off") return this.turnOn();
    if (event.detail !== 0) return;
    if (this.state === "talking") this.release();
    else if (this.state === "ready") this.begin();
  }

  key(event, isDown) {
    if (event.key !== " " && event.key !== "Enter") return;
    if (!["ready", "talking", "ending"].includes(this.state)) return;
    // The browser would otherwise turn the key press into a click.
    event.preventDefault();
    if (!isDown) this.release();
    else if (!event.repeat && this.state === "ready") this.begin();
  }

  begin() {
    const question = this.question();
    if (question === undefined) return;
    if (!this.microphone.isOn) return this.turnOn();
    if (!this.line.tell({ say: "talk", question, hertz: this.microphone.context.sampleRate })) return;
    this.words = this.problem = "";
    this.state = "talking";
    this.since = performance.now();
    this.microphone.begin();
    this.timer = setTimeout(() => this.isTooLong(), longestTalk);
    this.begun();
    navigator.vibrate?.(20);
    this.show();
  }

  isTooLong() {
    this.problem = say`That was too long. Say only the answer.`;
    this.release();
  }

  /** Makes sure that an utterance ends early enough for a ruling. */
  timeIsUp() {
    if (this.state !== "talking" || this.isLast) return;
    this.isLast = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.release(), Math.max(0, longestAtEnd - (performance.now() - this.since)));
  }

  /** Called when the connection and the current utterance are lost. */
  lost() {
    if (!["talking", "ending", "waiting"].includes(this.state)) return;
    clearTimeout(this.timer);
    this.microphone.end();
    this.state = "ready";
    this.isLast = false;
    this.words = "";
    this.problem = say`The connection was lost. Please say it again.`;
    this.show();
  }

  release() {
    if (this.state !== "talking") return;
    clearTimeout(this.timer);
    this.isLast = false;
    this.state = "ending";
    setTimeout(() => this.microphone.end(), lateEnd);
    this.show();
  }

  take(samples) {
    if (samples) return this.line.send(samples);
    if (this.state !== "ending") return;
    this.line.tell({ say: "talked" });
    this.state = "waiting";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.answered(), longestWait);
    this.show();
  }
}
