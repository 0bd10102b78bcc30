import type { Page } from 'playwright-core';

/** How a reader may have set the pages, from the plainest to the one that needs most room. */
export const SETTINGS: Record<string, Record<string, string>> = {
  plain: {},
  large: { text: 'large' },
  larger: { text: 'larger' },
  largest: { text: 'largest' },
  dyslexic: { face: 'dyslexic' },
  'high contrast': { contrast: 'high' },
  'dyslexic, largest, high contrast, both languages': {
    text: 'largest',
    face: 'dyslexic',
    contrast: 'high',
    terms: 'both',
  },
};

/** A phone, a small phone, a phone on its side, a window at 200 %, a desktop. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 1280, height: 800 },
];

/** What is wider than the window or cut by its edge, for each setting and size; the page is loaded once. */
export async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const [name, chosen] of Object.entries(SETTINGS)) {
      for (const what of await page.evaluate(cutWith, chosen))
        found.push(`${size.width}×${size.height}, ${name}: ${what}`);
    }
  }
  return found;
}

/** Runs in the page. A box may be wider than the window only inside something that scrolls by itself. */
async function cutWith(chosen: Record<string, string>): Promise<string[]> {
  const root = document.documentElement;
  for (const name of ['text', 'face', 'contrast', 'terms']) delete root.dataset[name];
  Object.assign(root.dataset, chosen);
  await document.fonts.ready;
  const cut: string[] = [];
  if (root.scrollWidth > window.innerWidth)
    cut.push(`the page is ${root.scrollWidth} px wide in a window of ${window.innerWidth}`);
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    // What is for the ear alone is a pixel wide; what waits for the keyboard stands above the page.
    if (width < 2 || height < 2 || bottom + window.scrollY <= 0) continue;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isClipped =
      // A field scrolls what is typed in it.
      !element.matches('input, textarea, select') &&
      /hidden|clip/.test(overflowX) &&
      textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1;
    const isOutside = right > window.innerWidth + 1 || left < -1;
    if (!isClipped && !isOutside) continue;
    let around = element.parentElement;
    while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX)) around = around.parentElement;
    if (around && around !== root && around !== document.body) continue;
    cut.push(
      `<${element.localName} class="${element.className}"> from ${Math.round(left)} to ${Math.round(right)} at ${Math.round(top)}: ${element.textContent?.trim().slice(0, 40)}`,
    );
  }
  return cut.slice(0, 4);
}
