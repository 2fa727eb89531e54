import { byId, fill, h } from "/room.js";

/**
 * Shows the pictures of the answer, or else those of the question.
 *
 * @returns Whether there are any.
 */
export function drawPictures(stage) {
  const answered = stage.verdict?.pictures ?? [];
  const pictures = answered.length > 0 ? answered : stage.question?.pictures ?? [];
  const box = byId("pictures");
  fill(box, pictures, () => pictures.map(figure));
  box.hidden = pictures.length === 0;
  return pictures.length > 0;
}

function figure(picture) {
  const image = h("img");
  image.src = picture.path;
  image.alt = picture.alt;
  return h("figure", "", image, ...(picture.credit ? [h("figcaption", "", picture.credit)] : []));
}
