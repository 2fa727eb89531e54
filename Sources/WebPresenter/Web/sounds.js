// Short sounds for the shared screen, synthesized from this table.

// Each tone: pitch in hertz, start and duration in seconds, volume.
const sounds = {
  press: [[660, 0, 0.09, 0.7], [990, 0.06, 0.14, 0.6]],
  right: [[523, 0, 0.14, 0.6], [659, 0.1, 0.14, 0.6], [784, 0.2, 0.36, 0.7]],
  wrong: [[233, 0, 0.2, 0.8], [175, 0.18, 0.4, 0.8]],
  tick: [[1175, 0, 0.05, 0.4]],
  fanfare: [
    [392, 0, 0.16, 0.6], [523, 0.16, 0.16, 0.6], [659, 0.32, 0.16, 0.6], [784, 0.48, 0.3, 0.7], [659, 0.8, 0.14, 0.6],
    [784, 0.96, 0.9, 0.8], [523, 0.96, 0.9, 0.4], [659, 0.96, 0.9, 0.4],
  ],
};
const volume = 0.3;
/** The milliseconds after which the page sees whether the microphone opens. */
const settling = 250;
const storageKey = "trivia-voice-sound";

/** Whether the page must be silent while the program reads aloud or the microphone records. */
export function mustBeSilent({ stage, isListening, isSpeaking, isReadingAloud }) {
  return stage.moment === "reading" || Boolean(isListening || isSpeaking || isReadingAloud);
}

/** The sound for the change from one picture to the next, if any. */
export function cue(before, picture) {
  const [old, stage] = [before.stage, picture.stage];
  if (picture.presses.length > 0 && before.presses.length === 0) return "press";
  const ruling = ({ question, verdict, tally }) => JSON.stringify([question?.number, verdict, tally]);
  if (!stage.verdict || ruling(stage) === ruling(old)) return null;
  if (stage.tally) return stage.tally.right > 0 ? "right" : "wrong";
  if (stage.rulings.length > 1) return stage.rulings.some((one) => one.isRight) ? "right" : "wrong";
  if (stage.verdict.isRight) return "right";
  return stage.verdict.outcome === "incorrect" ? "wrong" : null;
}

/** The sounds of a page. Browsers play none until a click or a key press. */
export class Sounds {
  /** The button and the key M switch the sounds on or off. `changed` is called after each change. */
  constructor(button, changed) {
    this.changed = changed;
    this.isOn = read() !== "off";
    const isSwitch = ({ key, target }) => key?.toLowerCase() === "m" || button.contains(target);
    for (const kind of ["pointerdown", "keydown"]) {
      document.addEventListener(kind, (event) => { if (!isSwitch(event)) this.unlock(); });
    }
    button.addEventListener("click", () => this.toggle());
    document.addEventListener("keydown", ({ key, repeat, ctrlKey, metaKey, altKey }) => {
      if (key.toLowerCase() === "m" && !(repeat || ctrlKey || metaKey || altKey)) this.toggle();
    });
  }

  get isBlocked() {
    return this.context?.state !== "running";
  }

  unlock() {
    if (!this.isOn || !this.isBlocked) return;
    if (!this.context) {
      this.context = new AudioContext();
      this.context.addEventListener("statechange", () => this.changed());
    }
    this.context.resume();
  }

  /** Switches the sounds on or off, or unblocks them. */
  toggle() {
    if (this.isOn && this.isBlocked) return this.unlock();
    this.isOn = !this.isOn;
    write(this.isOn ? null : "off");
    this.unlock();
    this.changed();
  }

  /** Stores a new picture and plays its sound. */
  follow(picture) {
    const before = this.picture;
    this.picture = picture;
    const name = before ? cue(before, picture) : null;
    if (name) this.playIfAllowed(name);
  }

  /** Plays a sound unless the page must be silent, after the microphone has had time to open. */
  playIfAllowed(name) {
    clearTimeout(this.timer);
    const play = () => { if (this.picture && !mustBeSilent(this.picture)) this.play(name); };
    if (this.picture?.isListening === undefined) play();
    else this.timer = setTimeout(play, settling);
  }

  play(name) {
    if (!this.isOn || this.isBlocked) return;
    const { context } = this;
    for (const [pitch, start, length, loudness] of sounds[name]) {
      const [tone, gain] = [context.createOscillator(), context.createGain()];
      const begin = context.currentTime + 0.01 + start;
      tone.type = "triangle";
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0, begin);
      gain.gain.linearRampToValueAtTime(loudness * volume, begin + 0.01);
      gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
      tone.connect(gain).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + length);
    }
  }
}

function read() {
  try { return localStorage.getItem(storageKey); } catch { return null; }
}

function write(value) {
  try {
    if (value === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, value);
  } catch { /* In a private window, the setting lasts until the page is closed. */ }
}
