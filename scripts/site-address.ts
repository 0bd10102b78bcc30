/** What is wrong with the address that a site shall be built for; nothing if it can be. */
export function wrongAddress({
  SITE_URL,
  BASE_PATH,
}: Record<string, string | undefined>): string | undefined {
  const base = (BASE_PATH ?? '').replace(/\/+$/, '');
  if (!/^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*$/.test(base))
    return `BASE_PATH is "${BASE_PATH}": give a path such as /arbitre (letters, figures and . _ ~ - behind each slash), or leave it out.`;
  if (SITE_URL === undefined) return undefined;
  const url = URL.canParse(SITE_URL) ? new URL(SITE_URL) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return `SITE_URL is "${SITE_URL}": give the whole address of the host, such as https://club.example.`;
  const path = url.pathname.replace(/\/+$/, '');
  if (path === '' || path === base) return undefined;
  return base
    ? `SITE_URL has the path ${path} and BASE_PATH is ${base}: give the path in BASE_PATH alone.`
    : `SITE_URL has a path: build with SITE_URL=${url.origin} BASE_PATH=${path}.`;
}
