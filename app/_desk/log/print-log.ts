/** Prints a part of the desk alone: the style sheet leaves out the rest of the page while the mark is set. */
export function printLog(part: 'log' | 'report' = 'log'): void {
  const page = document.documentElement;
  page.dataset.printing = part;
  window.addEventListener('afterprint', () => delete page.dataset.printing, { once: true });
  window.print();
}
