// What everybody needs of a page: letters that stand out from their ground, names for whatever can be
// pressed or filled in, pictures in words, an order of focus that is the order of reading.
(() => {
  const problems = [];
  const seen = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });

  const channel = (value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const colour = (text) => (text.match(/[\d.]+/g) ?? []).map(Number);
  const contrast = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  // The grounds that an element may lie on: a gradient's both ends.
  const grounds = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const stops = style.backgroundImage.match(/rgba?\([^)]*\)/g);
      if (stops) return stops.map(colour);
      const [r, g, b, alpha = 1] = colour(style.backgroundColor);
      if (alpha > 0.99) return [[r, g, b]];
    }
    return [[255, 255, 255]];
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    if (!text || !seen(element) || element.closest(":disabled, .is-gone")) continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    for (const ground of grounds(element)) {
      const found = contrast(colour(style.color), ground);
      if (found < (isLarge ? 3 : 4.5)) problems.push(`contrast ${found.toFixed(2)} of “${text}”`);
    }
  }

  const name = (element) =>
    element.getAttribute("aria-label") || element.alt || [...(element.labels ?? [])].map((l) => l.innerText).join("")
    || (element.matches("button, a") ? element.innerText : "");
  const usable = [...document.querySelectorAll("button, input, select, a[href], textarea")].filter(seen);
  for (const element of usable) {
    if (!name(element)?.trim()) problems.push(`no name: ${element.outerHTML.slice(0, 120)}`);
    if (element.tabIndex > 0) problems.push(`an order of its own: ${element.id}`);
    // A finger needs 44 pixels. Chromium rounds lengths to a 64th.
    const box = element.getBoundingClientRect();
    if (Math.min(box.width, box.height) < 43.9) problems.push(`too small: ${name(element)}`);
  }
  for (const image of document.images) if (!image.alt) problems.push(`no words for ${image.src}`);
  if (!document.documentElement.lang) problems.push("no language");
  if (!document.title) problems.push("no title");
  if (!document.querySelector("main")) problems.push("no main part");
  if (document.documentElement.scrollWidth > innerWidth + 1) problems.push("wider than the window");
  // What moves stands still where that is wished.
  if (matchMedia("(prefers-reduced-motion: reduce)").matches && document.getAnimations().length > 0) {
    problems.push("something moves");
  }
  // On a screen that nobody can scroll everything is seen, and nothing lies on something else.
  if (document.body.matches("[data-moment]")) {
    const parts = [...document.querySelectorAll("header.bar, .stage section > *, .foot > *")].filter(seen);
    const boxes = parts.map((part) => [part.id || part.className, part.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && box.height > 0);
    for (const [one, a] of boxes) {
      if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1) problems.push(`out of sight: ${one}`);
      for (const [other, b] of boxes) {
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        if (one < other && high > 2 && wide > 2) problems.push(`${one} lies on ${other}`);
      }
    }
  }
  return problems.join("\n");
})()
