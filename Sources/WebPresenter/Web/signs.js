// The players' signs: animals in a square of 24 by 24 units.

import { h, say } from "/room.js";

const circle = (x, y, r) => oval(x, y, r, r);
const oval = (x, y, wide, high) =>
  `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0z`;

/** Mirrors a shape. */
const pair = (shape, x, ...rest) => [shape(x, ...rest), shape(24 - x, ...rest)];

/** Circles in a ring. */
const wreath = (x, y, far, r, count) =>
  Array.from({ length: count }, (_, place) => {
    const turn = (2 * Math.PI * place) / count;
    return circle(Number((x + far * Math.sin(turn)).toFixed(2)), Number((y - far * Math.cos(turn)).toFixed(2)), r);
  });

// Lines and body in white, holes and cuts in the player's color, the holes' contents in white. The index is
// the sign's number, so add signs at the end and update Look.signs.
export const signs = [
  {
    name: say`Fox`,
    body: ["M2.5 2.5 9 6.7h6l6.5-4.2v9.3c0 2.2-1 3.8-2.6 5L12 22l-6.9-5.2c-1.6-1.2-2.6-2.8-2.6-5z"],
    holes: [...pair(circle, 8, 11.8, 1.3), "M9.8 18.2h4.4L12 20.6z"],
  },
  {
    name: say`Cat`,
    body: ["M3.5 2 9 6h6l5.5-4v11.5a8.5 8 0 0 1-17 0z"],
    holes: [...pair(oval, 8.5, 11.5, 1.2, 1.8), "M10.6 15.2h2.8L12 16.9z"],
    cuts: ["M4 15.4l3.4.6M4.6 18.4l3-.9M20 15.4l-3.4.6M19.4 18.4l-3-.9"],
  },
  {
    name: say`Dog`,
    body: [
      oval(12, 12.5, 6.8, 8.8),
      "M7 3.5C2.6 3.5 1 8.6 1.4 14c.3 3 3.8 3.2 4.7.6L9 8z",
      "M17 3.5c4.4 0 6 5.1 5.6 10.5-.3 3-3.8 3.2-4.7.6L15 8z",
    ],
    holes: [...pair(circle, 9.4, 11, 1.2), oval(12, 15.6, 2.1, 1.5)],
    cuts: ["M8.3 5.6C6.6 8.6 6.2 12 6.4 15.4M15.7 5.6c1.7 3 2.1 6.4 1.9 9.8M12 17v2"],
  },
  {
    name: say`Bear`,
    body: [circle(12, 13, 8.8), ...pair(circle, 5, 5.4, 3.6)],
    holes: [...pair(circle, 5, 5.4, 1.4), ...pair(circle, 8.6, 11, 1.2), oval(12, 16.6, 4, 3)],
    inside: [oval(12, 15.4, 1.7, 1.2)],
  },
  {
    name: say`Rabbit`,
    body: [...pair(oval, 8.3, 6.6, 2.7, 6), oval(12, 16, 7.6, 6.6)],
    holes: [...pair(oval, 8.3, 6.6, 1, 3.8), ...pair(circle, 9, 14.8, 1.2), "M10.6 17.8h2.8L12 19.6z"],
  },
  {
    name: say`Mouse`,
    lines: ["M9 18.6l-6.5 2M15 18.6l6.5 2M9 17.2l-7-.2M15 17.2l7-.2"],
    body: [...pair(circle, 5.6, 7, 4.8), oval(12, 14.4, 6.2, 7.4)],
    holes: [...pair(circle, 5.6, 7, 2.3), ...pair(circle, 9.6, 13, 1.1), circle(12, 19.4, 1.4)],
  },
  {
    name: say`Owl`,
    body: ["M3.5 2l4.5 2.6h8L20.5 2v12.2a8.5 8.2 0 0 1-17 0z"],
    holes: [...pair(circle, 8.2, 10, 3.3), "M10.4 12.8h3.2L12 16.4z"],
    inside: pair(circle, 8.2, 10, 1.5),
    cuts: ["M8.2 18l1.3 1.2L10.8 18M13.2 18l1.3 1.2 1.3-1.2"],
  },
  {
    name: say`Penguin`,
    lines: ["M6 11c-2 1.8-2.8 4-2.8 6.6M18 11c2 1.8 2.8 4 2.8 6.6"],
    body: [oval(12, 12, 7.2, 10.6), ...pair(oval, 8.6, 22, 2.8, 1.3)],
    holes: [oval(12, 15.4, 4.7, 6), ...pair(circle, 9.6, 7.6, 2)],
    inside: [...pair(circle, 9.9, 7.6, 0.9), "M10.2 9.8h3.6L12 12.4z"],
  },
  {
    name: say`Frog`,
    body: [oval(12, 14.6, 10.4, 7), ...pair(circle, 6.6, 6.8, 4.1)],
    holes: pair(circle, 6.6, 6.8, 2.2),
    inside: pair(circle, 6.6, 6.8, 1),
    cuts: ["M5.4 15.2c4 3.8 9.2 3.8 13.2 0"],
  },
  {
    name: say`Fish`,
    body: [oval(10, 12.4, 8.4, 6), "M15.4 12.4l7.4-6v12z", "M7 7.4l3.4-4.4 5 5.4z"],
    holes: [circle(6, 11, 1.4)],
    cuts: ["M11 8.8c1.8 2.2 1.8 5 0 7.2"],
  },
  {
    name: say`Whale`,
    lines: ["M7 6.4V4.2M7 4.4c-.8-1.5-2-2-3.3-1.8M7 4.4c.8-1.5 2-2 3.3-1.8"],
    body: [
      "M1.5 12.4C1.5 18.6 6.5 22 12.4 22c5.2 0 8.4-3.2 8.4-8.4V9.8c1.8-.4 2.9-2.1 2.7-4.5-1.7-.2-3 .4-3.8 1.6-.8-1.2-2.1-1.8-3.8-1.6-.2 2.4.9 4.1 2.7 4.5v1.8c0 1.6-1.2 2.6-2.8 2.3C12.2 13.3 11.4 8.4 6.8 8.4c-3 0-5.3 1.6-5.3 4z",
    ],
    holes: [circle(6, 12.8, 1.3)],
    cuts: ["M2.6 16.4c2.4.8 4.6.6 6.4-.6"],
  },
  {
    name: say`Turtle`,
    body: [
      "M2 16.4a8.4 9.6 0 0 1 16.8 0z", circle(20.6, 12.8, 3), "M17 14l4 1-3 2.4z",
      "M3.6 16h4v3.4a2 2 0 0 1-4 0z", "M13.2 16h4v3.4a2 2 0 0 1-4 0z",
    ],
    holes: [circle(21.2, 12.2, 0.9)],
    cuts: ["M10.4 7.6v8.6M6 9.6l1.8 6.6M14.8 9.6L13 16.2"],
  },
  {
    name: say`Snail`,
    lines: ["M3 20.6h14c2.6 0 4-1.5 4-4v-6M21 10.4l-2-4M21 10.4l2-4M3 20.2h14"],
    body: [circle(10, 10.6, 8), "M2 19.6h15.6c1.6 0 2.4-1 2.4-2.4v-6.8h2.6V18c0 2.6-1.8 4-4.2 4H2z"],
    cuts: ["M10 10.8c.2-1.6 2.6-1.6 3 .2.4 2.4-1.8 4-4 3.4-3-.9-3.8-4.4-1.8-7 2.2-2.8 6.8-2.6 8.8.4"],
  },
  {
    name: say`Bee`,
    lines: ["M6 10.4L3.6 7.2"],
    body: [oval(11.6, 15.2, 8, 6), oval(9, 5.8, 3.2, 4), oval(15.4, 5.8, 3.2, 4), "M19 13.4l4.4 1.8-4.4 1.8z"],
    holes: [circle(6, 13.8, 1.2), "M9.2 8h2.2v14H9.2z", "M13.6 8h2.2v14h-2.2z"],
    cuts: ["M5 9.4c4-1.8 10-1.8 14 0"],
  },
  {
    name: say`Butterfly`,
    lines: ["M12 6.5L9.4 2.4M12 6.5l2.6-4.1"],
    body: [...pair(oval, 6.6, 8.4, 5.4, 5.2), ...pair(oval, 7.6, 17.4, 4, 4.2)],
    holes: [...pair(circle, 6.2, 8.2, 1.9), ...pair(circle, 7.4, 17.4, 1.5), oval(12, 13, 2.3, 9)],
    inside: [oval(12, 13.2, 1.3, 7.4)],
  },
  {
    name: say`Ladybird`,
    lines: ["M9.8 4L7.8 1.4M14.2 4l2-2.6"],
    body: [circle(12, 6.6, 4.4), circle(12, 14, 8.6)],
    holes: [...pair(circle, 7.9, 12, 1.6), ...pair(circle, 8.6, 17.4, 1.6)],
    cuts: ["M12 7.6V23M5.4 8.8c4-2.2 9.2-2.2 13.2 0"],
  },
  {
    name: say`Spider`,
    lines: [
      "M8 12.4L3.8 10.2 2.4 5.6M7.4 14.6L1.4 14.4M8 16.8l-4.2 1.4-1.4 4.2M9.6 18.4L7.6 22.8",
      "M16 12.4l4.2-2.2 1.4-4.6M16.6 14.6l6-.2M16 16.8l4.2 1.4 1.4 4.2M14.4 18.4l2 4.4",
    ],
    body: [circle(12, 14.8, 5.4), circle(12, 7.6, 3.4)],
    holes: pair(circle, 10.7, 7.2, 0.9),
  },
  {
    name: say`Octopus`,
    body: [
      "M4.4 11a7.6 9 0 0 1 15.2 0v6.6c0 .9.6 1.3 1.7 1.3v2.5c-2.9 0-4.4-1.4-4.4-3.8V15h-1.2v3.4c0 1.2.5 1.9 1.5 2.3l-1 2.2c-2-.8-3-2.3-3-4.5V15h-2.4v3.4c0 2.2-1 3.7-3 4.5l-1-2.2c1-.4 1.5-1.1 1.5-2.3V15H7.1v2.6c0 2.4-1.5 3.8-4.4 3.8v-2.5c1.1 0 1.7-.4 1.7-1.3z",
    ],
    holes: pair(circle, 9.1, 9.6, 1.7),
    cuts: ["M10.2 12.8c1.2.8 2.4.8 3.6 0"],
  },
  {
    name: say`Crab`,
    lines: ["M9.4 11V8M14.6 11V8M6.4 13L4 9.6M17.6 13L20 9.6M6.6 17.4l-4.4 1M7.8 19.2l-3 3M17.4 17.4l4.4 1M16.2 19.2l3 3"],
    body: [
      oval(12, 15, 7.2, 5), ...pair(circle, 9.4, 7.4, 1.6),
      "M3.4 10.4C0 9 0 3.8 3.4 2.4l.4 3.8L6.4 3.8C8.2 7 6.4 10.6 3.4 10.4z",
      "M20.6 10.4c3.4-1.4 3.4-6.6 0-8l-.4 3.8-2.6-2.4c-1.8 3.2 0 6.8 3 6.6z",
    ],
    holes: pair(circle, 9.6, 14, 1.1),
    cuts: ["M9.6 17c1.6 1 3.2 1 4.8 0"],
  },
  {
    name: say`Elephant`,
    body: [
      oval(12, 9.8, 5.4, 7), ...pair(oval, 5.2, 9.4, 4.7, 6.6),
      "M9.6 13h4.8v5.6c0 .8.9 1 1.5.3l1.9 1.6c-2.6 3.4-8.2 2.2-8.2-2z",
    ],
    holes: pair(circle, 9.9, 10, 1.1),
    cuts: ["M8 4.6c-1.9 3-1.9 7 .2 10.4M16 4.6c1.9 3 1.9 7-.2 10.4"],
  },
  {
    name: say`Lion`,
    body: [...wreath(12, 12, 8.2, 3.1, 11), circle(12, 12, 8)],
    holes: [...pair(circle, 9.6, 11, 1.2), "M10 14h4l-2 2.6z"],
    cuts: [circle(12, 12.4, 6.6), "M12 16.2v1.4"],
  },
  {
    name: say`Pig`,
    body: [circle(12, 13.2, 9), "M3 2.4l7 2-4.8 6.2z", "M21 2.4l-7 2 4.8 6.2z"],
    holes: [...pair(circle, 8, 10.4, 1.2), oval(12, 15.8, 4.6, 3.3)],
    inside: pair(oval, 10.4, 15.8, 0.9, 1.4),
  },
  {
    name: say`Sheep`,
    body: [...wreath(12, 11.6, 7.4, 3.3, 9), circle(12, 11.6, 8)],
    holes: [oval(12, 13.4, 4.3, 5.6), ...pair(oval, 6.6, 11.4, 2.4, 1.3)],
    inside: [...pair(circle, 10.3, 12.4, 1), oval(12, 16.6, 1.4, 0.9)],
  },
  {
    name: say`Duck`,
    body: [
      circle(8.4, 7, 5.2), "M4 10.4C2.6 17.4 6.6 22 13 22c5.8 0 10-3.8 10-10.8-2.8 2-5.4 2.4-8 1.6-1.6-.5-2.2-1.6-2-3.2z",
      "M4.6 5.4L.6 7c-.4 2.2 1.8 3.4 5 2.6z",
    ],
    holes: [circle(8, 6, 1.3)],
    cuts: ["M11.4 15.6c2.2 2.6 5.8 2.6 8 .6"],
  },
  {
    name: say`Snake`,
    lines: ["M20.8 6.6h2.6"],
    body: [
      "M3.4 18.2h12.2a2.2 2.2 0 0 0 0-4.4H9.4a6 6 0 0 1 0-12h0v4h0a2 2 0 0 0 0 4h6.2a6.2 6.2 0 0 1 0 12.4H3.4a2 2 0 0 1 0-4z",
      "M9.4 1.8h8.2v4H9.4z", oval(18, 4.4, 3.8, 3.2),
    ],
    holes: [circle(18.6, 3.6, 1)],
  },
  {
    name: say`Bat`,
    body: [
      "M12 8.6L10 4.4 8.8 7.2C6.6 5.6 3.8 5.4.6 7.4c1.8 2 2.6 4.8 2.4 8 1.9-1.5 3.8-1.4 5.2.3 1-1.3 2.2-1.5 3-.5L12 19.6l.8-4.4c.8-1 2-.8 3 .5 1.4-1.7 3.3-1.8 5.2-.3-.2-3.2.6-6 2.4-8-3.2-2-6-1.8-8.2-.2L14 4.4z",
    ],
    holes: pair(circle, 10.9, 10.4, 0.7),
  },
  {
    name: say`Jellyfish`,
    lines: ["M6.4 14c-1.6 2.4 1.6 4 0 7M10.1 14c-1.6 2.4 1.6 4.6 0 8.4M13.9 14c-1.6 2.4 1.6 4.6 0 8.4M17.6 14c-1.6 2.4 1.6 4 0 7"],
    body: ["M2.6 12a9.4 10.4 0 0 1 18.8 0c-1.6 2.2-3.2 2.2-4.7 0-1.5 2.2-3.2 2.2-4.7 0-1.5 2.2-3.2 2.2-4.7 0-1.5 2.2-3.1 2.2-4.7 0z"],
    holes: pair(circle, 9, 8, 1.4),
  },
  {
    name: say`Hedgehog`,
    body: [
      "M1 17.6l2.4-2.4-1.8-3 3.2-1.2-.4-3.5 3.5.3L9 4.4l3 1.8 2.2-2.8 1.8 3.2 3-.6v4.4l-1 8z",
      "M15.6 9.6c3.6.8 6.4 3.8 7.8 6.8.5 1.2-.4 2.4-1.8 2.4H3l-2-1.2z", ...[7, 16].map((x) => oval(x, 19.4, 2.4, 1.6)),
    ],
    holes: [circle(18.6, 13.6, 1.2)],
    cuts: ["M15.4 9.4c-1.6 2.8-1.4 6 .6 8.6"],
  },
];

const space = "http://www.w3.org/2000/svg";

/** A sign on the player's color. Screen readers ignore the sign beside the name. */
export function badge({ sign, colour }) {
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  const { lines = [], body = [], holes = [], cuts = [], inside = [] } = signs[sign] ?? {};
  for (const [kind, paths] of Object.entries({ line: lines, body, hole: holes, cut: cuts, inside })) {
    for (const shape of paths) {
      const path = document.createElementNS(space, "path");
      path.setAttribute("class", kind);
      path.setAttribute("d", shape);
      drawing.append(path);
    }
  }
  const box = document.createElement("i");
  box.className = "badge";
  // A sign without a color takes on the color around it.
  if (colour !== undefined) box.dataset.colour = colour;
  box.setAttribute("aria-hidden", "true");
  box.append(drawing);
  return box;
}

/** A line with a player's sign and name. */
export function signed(className, look, name, ...rest) {
  return painted(look, h("li", className, badge(look), h("span", "", name), ...rest));
}

/** Gives an element a player's color. */
export function painted(look, element) {
  element.dataset.colour = look.colour;
  return element;
}
