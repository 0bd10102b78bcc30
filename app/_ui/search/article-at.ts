import { fetchPage } from '../../_desk/fetch-page';

const pages = new Map<string, Promise<Document | undefined>>();

/** What works only on the page itself. */
const LEFT_THERE =
  'script, style, template, iframe, object, embed, form, button, header, .no-print, .print-only, .permalink, .simulator-embed';
/** Names that would be there twice, and what runs or refers to them. */
const LEFT_OUT = /^(?:id|style|for|on\w+|aria-(?:labelledby|describedby|controls))$/;

/** The text of a page, read from the page itself, with the passage of the address marked. */
export async function articleAt(href: string): Promise<HTMLElement> {
  const address = new URL(href, location.href);
  const article = (await pageAt(address.pathname))?.querySelector('main article');
  if (!article) throw new Error(`${address.pathname} has no article`);
  return copyOf(article, address);
}

function pageAt(path: string): Promise<Document | undefined> {
  const known = pages.get(path);
  if (known) return known;
  const coming = fetchPage(path);
  pages.set(path, coming);
  // What failed may come another time.
  coming.catch(() => pages.delete(path));
  return coming;
}

function copyOf(article: Element, { origin, pathname, hash }: URL): HTMLElement {
  const copy = document.importNode(article, true) as HTMLElement;
  for (const part of copy.querySelectorAll(LEFT_THERE)) part.remove();
  const passage = hash && copy.querySelector(`[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`);
  for (const element of copy.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (LEFT_OUT.test(name)) element.removeAttribute(name);
    const link = element.getAttribute('href');
    if (link) element.setAttribute('href', new URL(link, origin + pathname).href.replace(origin, ''));
  }
  if (passage) passage.setAttribute('data-passage', '');
  return copy;
}
