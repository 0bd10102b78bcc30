/** Prints the log alone: the style sheet leaves out the rest of the page while the mark is set. */
export function printLog(): void {
  const page = document.documentElement;
  page.dataset.printing = 'log';
  window.addEventListener('afterprint', () => delete page.dataset.printing, { once: true });
  window.print();
}
