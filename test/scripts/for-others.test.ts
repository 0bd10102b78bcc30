import { expect, it } from 'vitest';
import { withoutWordsForOthers } from '../../scripts/pack/for-others';

it('leaves out what a page says to search engines and other sites, and nothing that a reader sees or uses', () => {
  const kept = [
    '<meta charSet="utf-8"/><title>A</title><meta name="theme-color" content="#fff"/>',
    '<link rel="alternate" type="application/atom+xml" href="/fr/changes.atom"/>',
    '<body><a href="/en/" hrefLang="en">EN</a><p>og:title</p><script>one()</script></body>',
  ];
  const left = [
    '<meta name="description" content="B"/><meta property="og:title" content="A"/>',
    '<link rel="alternate" hrefLang="en" href="https://a.example/en/"/>',
    '<script type="application/ld+json">{"@type":\n"DefinedTerm"}</script>',
  ];
  const [head = '', feed = '', body = ''] = kept;
  expect(withoutWordsForOthers(head + left[0] + left[1] + feed + left[2] + body)).toBe(kept.join(''));
});
