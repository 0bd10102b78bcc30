import { describe, expect, it } from 'vitest';
import { wakeAfterPaint, wakingScripts } from '../../scripts/wake';

const PAGE =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="preload" href="/f.woff2" as="font"/>' +
  '<script src="/a.js" async=""></script><script>early()</script></head>' +
  '<body><p>$& text</p><script src="/b.js" id="_R_" async=""></script></body></html>';

describe('A page that is painted first', () => {
  const woken = wakeAfterPaint(PAGE);

  it('asks for none of its scripts before, and for all of them after', () => {
    expect(woken).not.toContain('src="');
    expect(woken).not.toContain('as="script"');
    expect(wakingScripts(woken)).toEqual(['/a.js', '/b.js']);
  });

  it('keeps everything else as it was', () => {
    expect(woken).toContain('<script>early()</script></head><body><p>$& text</p><script data-wakes=');
    expect(woken).toContain('<link rel="preload" href="/f.woff2" as="font"/>');
  });

  it('names what to fetch then, for a page that is opened with a question', () => {
    const asked = wakeAfterPaint(PAGE, ['/search/fr-names.json']);
    expect(asked).toContain('data-then="/search/fr-names.json"');
    expect(wakingScripts(asked)).toEqual(['/a.js', '/b.js']);
    expect(woken).not.toContain('data-then');
  });

  it('is left alone if it has no scripts', () => {
    expect(wakeAfterPaint('<body></body>')).toBe('<body></body>');
    expect(wakingScripts('<body></body>')).toEqual([]);
  });
});
