/** A network that says nothing for so long will not bring another version either. */
const PATIENCE_MS = 5_000;

/** The scripts that a page wakes with: their names change with what is in them, and in all that they load later. */
const scriptsOf = (page: Document): string | undefined =>
  page.querySelector<HTMLElement>('script[data-wakes]')?.dataset.wakes;

/**
 * Whether the site, on this device or on the network, now has this page with other scripts. What the page has not
 * loaded yet may then be gone for good, while a reload brings all of the new one.
 */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) return false;
    const now = new DOMParser().parseFromString(await response.text(), 'text/html');
    return scriptsOf(now) !== undefined && scriptsOf(now) !== scriptsOf(document);
  } catch {
    return false;
  }
}
