// Animates the rows of a list from their old positions to their new ones.

const wantsCalm = matchMedia("(prefers-reduced-motion: reduce)");

/** The positions of a list's rows, by name and in the order of the list. */
export function rowPlaces(list) {
  const box = list.getBoundingClientRect();
  const rows = [...list.children].filter((row) => row.dataset.name !== undefined && row.offsetWidth > 0);
  return new Map(rows.map((row) => {
    const { left, top } = row.getBoundingClientRect();
    return [row.dataset.name, { row, left: left - box.left, top: top - box.top }];
  }));
}

/** Animates the rows to their current positions if their order has changed. */
export function slideRows(list, before) {
  if (wantsCalm.matches || before.size === 0) return;
  const now = rowPlaces(list);
  const order = (one, other) => [...one.keys()].filter((name) => other.has(name)).join("\n");
  if (order(before, now) === order(now, before)) return;
  for (const [name, { row, left, top }] of now) {
    const old = before.get(name);
    if (!old || (old.left === left && old.top === top)) continue;
    const shift = `translate(${old.left - left}px, ${old.top - top}px)`;
    row.animate([{ transform: shift }, { transform: "none" }], { duration: 800, easing: "cubic-bezier(0.3, 0.9, 0.3, 1)" });
  }
}
