import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inlineScripts } from '../../scripts/content-security-policy';
import { setDataAside } from '../../scripts/page-data';

const push = (piece: unknown) => `<script>self.__next_f.push(${JSON.stringify(piece)})</script>`;
const page = (...pieces: unknown[]) =>
  `<body><p data-still="0123456789ab">A</p><p data-still="ba9876543210">B</p>` +
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${pieces.map(push).join('')}</body>`;

/** What the scripts of a page find waiting for them, as a browser would hand it over. */
function handedOver(html: string): unknown {
  const textContent = html.match(/<script type="text\/x-component">([\s\S]*?)<\/script>/)?.[1];
  const self: { __next_f?: unknown[] } = {};
  for (const script of inlineScripts(html))
    runInNewContext(script, { self, document: { querySelector: () => ({ textContent }) } });
  return JSON.parse(JSON.stringify(self.__next_f));
}

describe('The data of a page', () => {
  it('reaches its scripts whole, out of an element that does not run', () => {
    const html = setDataAside(page([1, '1:"a"\n2:"</script>'], [1, '<!-- $& é"\n']));
    expect(handedOver(html)).toEqual([[0], [1, '1:"a"\n2:"</script><!-- $& é"\n']]);
    expect(inlineScripts(html)).toHaveLength(1);
  });

  it('leaves the same script on every page, so that one policy fits all', () => {
    const [one, other] = ['1:"a"\n', '1:"b"\n'].map((text) => inlineScripts(setDataAside(page([1, text]))));
    expect(one).toEqual(other);
  });

  it('does not say again what stands in the head', () => {
    const head = '14:[["$","title","0",{"children":"Attrition"}],["$","meta","1",{"name":"description"}]]\n';
    const html = setDataAside(page([1, `11:[["$","meta","0",{}]]\n${head}15:null\n`]));
    expect(handedOver(html)).toEqual([[0], [1, '11:[["$","meta","0",{}]]\n14:[]\n15:null\n']]);
  });

  it('calls each still part by its number on the page', () => {
    const html = setDataAside(page([1, '1:{"markup":"ba9876543210"}\n2:{"markup":"0123456789ab"}\n']));
    expect(html).toContain('<p data-still="0">A</p><p data-still="1">B</p>');
    expect(handedOver(html)).toEqual([[0], [1, '1:{"markup":"1"}\n2:{"markup":"0"}\n']]);
  });

  it('is refused where it would not arrive as it was sent', () => {
    expect(() => setDataAside(page([1, 'a\r\nb']))).toThrow('a character that it cannot be sent with');
    expect(() => setDataAside(page([3, 'AAAA']))).toThrow('data of a kind (3) that is not known');
  });

  it('is nothing on a page that has none', () => expect(setDataAside('<body></body>')).toBe('<body></body>'));
});
