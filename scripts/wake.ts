const SCRIPT = /<script src="([^"]+)"[^>]*\sasync=""[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Has a page fetch its scripts once it has been painted: on a slow line the text, its style and its fonts do not share
 * the way with what only wakes them. A page that nobody looks at yet is painted later, and need not wait for it.
 */
export function wakeAfterPaint(html: string): string {
  const sources = Array.from(html.matchAll(SCRIPT), (match) => match[1]);
  if (sources.length === 0) return html;
  const fetching = `(function(s){function f(){s.forEach(function(u){var e=document.createElement('script');e.src=u;e.async=true;document.head.appendChild(e)})}document.hidden?f():requestAnimationFrame(function(){setTimeout(f)})})(${JSON.stringify(sources)})`;
  return html
    .replace(SCRIPT, '')
    .replace(PRELOAD, '')
    .replace('</body>', () => `<script>${fetching}</script></body>`);
}

/** The scripts that a page fetches once it has been painted. */
export function wakingScripts(html: string): string[] {
  const list = html.match(/setTimeout\(f\)\}\)\}\)\((\[[^\]]*\])\)<\/script>/)?.[1];
  return list === undefined ? [] : (JSON.parse(list) as string[]);
}
