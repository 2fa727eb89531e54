import { byId, fill, h, say } from "/room.js";

// The number of steps in which a blurred picture becomes clear.
const stepCount = 8;
// The moments of the game in which a question's clock runs.
const timed = ["open", "floor", "sealed"];

/**
 * Shows the answer's pictures or, if there are none, the question's pictures.
 *
 * @returns Whether there are any pictures.
 */
export function drawPictures(stage) {
  const answered = stage.verdict?.pictures ?? [];
  const pictures = answered.length > 0 ? answered : stage.question?.pictures ?? [];
  const box = byId("pictures");
  // A picture that becomes clearer must not be reloaded.
  fill(box, pictures.map(({ reveal, ...rest }) => rest), () => pictures.map(figure));
  for (const [place, { reveal }] of pictures.entries()) box.children[place].classList.toggle("is-blurred", reveal === "steps");
  box.hidden = pictures.length === 0;
  return pictures.length > 0;
}

function figure(picture) {
  const image = h("img");
  image.src = picture.path;
  image.alt = picture.alt;
  return h("figure", "", image, ...(picture.credit ? [h("figcaption", "", picture.credit)] : []));
}

/** Makes blurred pictures clearer while the question's clock runs. Pictures never become less clear. */
export class Reveal {
  /** Starts over with each question. */
  follow({ question, moment }) {
    this.moment = moment;
    if (question?.number === this.number) return;
    this.number = question?.number;
    this.counted = null;
    this.step = 0;
    this.show();
  }

  /** @param share The share of the time that is left. */
  pass(share) {
    if (!timed.includes(this.moment)) return;
    // A player who gets the floor has a separate clock, which does not affect the picture.
    this.counted ??= this.moment;
    const step = Math.floor((1 - share) * stepCount);
    if (this.moment !== this.counted || step <= this.step) return;
    this.step = step;
    this.show();
  }

  show() {
    byId("pictures").style.setProperty("--blur", 1 - this.step / stepCount);
  }
}

/** Shows the pictures full screen, after a click, the key F or the host's key, until the ruling. */
export class Enlargement {
  /** @param changed Called after each change. */
  constructor(changed) {
    this.changed = changed;
    this.isOn = false;
    this.isHosts = false;
    byId("pictures").title = say`Click, or press F, to fill the screen`;
    byId("pictures").addEventListener("click", () => this.set(!this.isOn));
    document.addEventListener("keydown", ({ key, repeat, ctrlKey, metaKey, altKey }) => {
      if (repeat || ctrlKey || metaKey || altKey) return;
      if (key === "Escape") this.set(false);
      if (key.toLowerCase() === "f") this.set(!this.isOn);
    });
  }

  follow({ question, verdict, isEnlarged }) {
    const shown = `${question?.number} ${verdict?.answer !== undefined}`;
    if (shown !== this.shown) this.set(false);
    this.shown = shown;
    if (isEnlarged !== this.isHosts) this.set(isEnlarged);
    this.isHosts = isEnlarged;
  }

  set(isOn) {
    const isLarge = isOn && !byId("pictures").hidden && !byId("asked").hidden;
    if (isLarge === this.isOn) return;
    this.isOn = isLarge;
    byId("pictures").classList.toggle("is-large", isLarge);
    this.changed();
  }
}
