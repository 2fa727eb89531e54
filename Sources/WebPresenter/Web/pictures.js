import { byId, fill, h, say } from "/room.js";

// The number of steps in which a blurred picture becomes clear.
const stepCount = 8;
// The moments in which a question's clock runs.
const timed = ["open", "floor", "sealed"];

/** Shows the answer's pictures or else the question's. Returns whether there are any. */
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

/** Makes blurred pictures clearer while the question's clock runs. */
export class Reveal {
  follow({ question, moment }) {
    this.moment = moment;
    if (question?.number === this.number) return;
    this.number = question?.number;
    this.counted = null;
    this.step = 0;
    this.show();
  }

  /** @param share The share of the time left. */
  pass(share) {
    if (!timed.includes(this.moment)) return;
    // The separate clock of a player with the floor does not affect the picture.
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

/** Shows the pictures full screen until the ruling, after a click or a key. */
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
