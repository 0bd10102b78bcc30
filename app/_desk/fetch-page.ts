/** A page of the site, which the offline site holds too; nothing if there is no such page. */
export async function fetchPage(path: string): Promise<Document | undefined> {
  const response = await fetch(path);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
