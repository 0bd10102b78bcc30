import { contentType, fileBehind, NOT_FOUND_PAGE } from './contents';
import type { Pack } from './open-pack';

/** What a host would answer, from the pack alone; nothing where the pack has no such file. */
export function answerFrom(pack: Pack, url: URL): Response | undefined {
  const file = fileBehind(url.pathname);
  const body = pack.read(file);
  if (body) return new Response(body, { headers: { 'Content-Type': contentType(file) } });
  if (!pack.has(`${file}/index.html`)) return undefined;
  return Response.redirect(`${url.origin}${url.pathname}/${url.search}`, 301);
}

export function notFound(pack: Pack): Response | undefined {
  const body = pack.read(NOT_FOUND_PAGE);
  return (
    body && new Response(body, { status: 404, headers: { 'Content-Type': contentType(NOT_FOUND_PAGE) } })
  );
}
