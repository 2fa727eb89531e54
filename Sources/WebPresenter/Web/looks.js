// Lets players choose a sign and a color when they join.

import { byId, fill, h, say } from "/room.js";
import { badge, signs } from "/signs.js";

const colours = [say`Red`, say`Blue`, say`Green`, say`Amber`, say`Violet`, say`Teal`, say`Pink`, say`Gray`];

// The numbers of other players' looks; null until the room has sent them.
let taken = null;

const number = (sign, colour) => sign * colours.length + colour;
const isTaken = (sign, colour) => taken?.has(number(sign, colour)) ?? false;
const inputs = (name) => [...document.querySelectorAll(`input[name=${name}]`)];

/** The chosen sign and color. Without a sign, the room chooses one. */
export function chosenLook() {
  const value = (name) => {
    const chosen = inputs(name).find((input) => input.checked && !input.disabled)?.value;
    return chosen === undefined ? undefined : Number(chosen);
  };
  return { sign: value("sign"), colour: value("colour") };
}

/** Shows all signs and colors, and selects the last choice if it is available. */
export function prepareLooks(last) {
  fill(byId("signs"), "signs", () => signs.map((sign, place) => choice("sign", place, badge({ sign: place }))));
  fill(byId("colours"), "colours", () =>
    colours.map((name, place) => {
      const label = choice("colour", place, h("span", "swatch"));
      label.dataset.colour = place;
      return label;
    }));
  const given = (name, value) => inputs(name).find((input) => input.value === value);
  const colour = given("colour", last.colour) ?? inputs("colour")[Math.floor(Math.random() * colours.length)];
  colour.checked = true;
  const sign = given("sign", last.sign);
  if (sign) sign.checked = true;
  drawLooks();
}

function choice(name, value, picture) {
  const input = h("input");
  Object.assign(input, { type: "radio", name, value: String(value) });
  input.addEventListener("change", drawLooks);
  return h("label", "", input, picture);
}

/** Stores the looks that others have taken. Returns whether the chosen sign is now taken. */
export function noteTaken(numbers) {
  const { sign } = chosenLook();
  const wasKnown = taken !== null;
  taken = new Set(numbers);
  drawLooks();
  return wasKnown && sign !== undefined && chosenLook().sign === undefined;
}

function drawLooks() {
  for (const input of inputs("colour")) {
    const colour = Number(input.value);
    close(input, colours[colour], signs.every((_, sign) => isTaken(sign, colour)));
  }
  const colour = Number(inputs("colour").find((input) => input.checked)?.value ?? 0);
  byId("signs").dataset.colour = colour;
  for (const input of inputs("sign")) {
    const sign = Number(input.value);
    close(input, signs[sign].name, isTaken(sign, colour));
  }
}

/** Enables a choice, or disables and deselects it. */
function close(input, name, isClosed) {
  input.disabled = isClosed;
  if (isClosed) input.checked = false;
  input.setAttribute("aria-label", isClosed ? say`${name}, taken` : name);
}
