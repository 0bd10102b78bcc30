const SCRIPT = /<script src="([^"]+)"[^>]*\sasync=""[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
const LIST = /<script data-wakes="([^"]+)"/;

/**
 * Runs in the page, which says by `data-answers` (set in `app/_ui/search/SearchDialog.tsx`) that its scripts are at
 * work. Until then a press on a button would be lost: the last one is kept, and made again.
 */
const WAKE = `(function(d,r){
var pressed,own=d.currentScript.dataset,list=own.wakes.split(' '),left=list.length;
function keep(e){pressed=e.target.closest('button')||pressed}
function come(){if(--left===0&&own.then&&/[?&]q=/.test(location.search))own.then.split(' ').forEach(function(url){fetch(url).catch(function(){})})}
function fetchAll(){list.forEach(function(url){var s=d.createElement('script');s.onload=s.onerror=come;s.src=url;s.async=true;d.head.appendChild(s)})}
d.addEventListener('click',keep,true);
new MutationObserver(function(_,watch){watch.disconnect();d.removeEventListener('click',keep,true);if(pressed&&pressed.isConnected)pressed.click()}).observe(r,{attributeFilter:['data-answers']});
d.hidden?fetchAll():requestAnimationFrame(function(){setTimeout(fetchAll)})
})(document,document.documentElement)`.replaceAll('\n', '');

/**
 * Has a page fetch its scripts once it has been painted: on a slow line the text, its style and its fonts do not share
 * the way with what only wakes them. A page that nobody looks at yet is painted later, and need not wait for it. What
 * a page that is opened with a question needs next is fetched `then`, while its scripts
 * are being run.
 */
export function wakeAfterPaint(html: string, then: readonly string[] = []): string {
  const sources = Array.from(html.matchAll(SCRIPT), (match) => match[1]);
  if (sources.length === 0) return html;
  const next = then.length > 0 ? ` data-then="${then.join(' ')}"` : '';
  return html
    .replace(SCRIPT, '')
    .replace(PRELOAD, '')
    .replace('</body>', () => `<script data-wakes="${sources.join(' ')}"${next}>${WAKE}</script></body>`);
}

/** The scripts that a page fetches once it has been painted. */
export const wakingScripts = (html: string): string[] => html.match(LIST)?.[1]?.split(' ') ?? [];
