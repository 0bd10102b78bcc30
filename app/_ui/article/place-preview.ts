const GAP = 8;
const EDGE = 12;

/** Puts a preview under its link, or above it where there is no room, always inside the window. */
export function placePreview(preview: HTMLElement, link: HTMLElement): void {
  // A link that breaks over two lines has two boxes: take the first.
  const box = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = preview;
  const left = Math.max(EDGE, Math.min(box.left, document.documentElement.clientWidth - width - EDGE));
  const fitsBelow = box.bottom + GAP + height < window.innerHeight;
  const top = fitsBelow || box.top < height + GAP ? box.bottom + GAP : box.top - height - GAP;
  preview.style.left = `${left + window.scrollX}px`;
  preview.style.top = `${top + window.scrollY}px`;
}
