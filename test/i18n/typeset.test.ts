import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { parseMdx } from '../../app/_corpus/mdx';
import { typesetText } from '../../app/_corpus/remark/typeset-text';
import { typeset } from '../../app/_i18n/typeset';

describe('Setting French', () => {
  it.each([
    ["l'action", 'l’action'],
    ['Pourquoi ?', 'Pourquoi\u202f?'],
    ['ainsi : oui ; non !', 'ainsi\u00a0: oui\u202f; non\u202f!'],
    ['une action « just »', 'une action «\u00a0just\u00a0»'],
    ['utilisez 1 Force et 3 cartes', 'utilisez 1\u00a0Force et 3\u00a0cartes'],
  ])('%s', (typed, set) => expect(typeset(typed, 'fr')).toBe(set));
  it('changes nothing the second time', () => {
    const once = typeset("l'action « just » : 3 cartes ?", 'fr');
    expect(typeset(once, 'fr')).toBe(once);
  });
});

describe('Setting English', () => {
  it.each([
    ['a "just" action', 'a “just” action'],
    ['("now")', '(“now”)'],
    ["opponent's", 'opponent’s'],
  ])('%s', (typed, set) => expect(typeset(typed, 'en')).toBe(set));
});

describe('Setting text around links and titles', () => {
  it('closes a quote that stands right behind one', () => {
    const { tree } = parseMdx('page.mdx', 'They "[fight together](x/y)" and say "*Sense*".');
    typesetText(tree as Root, 'en');
    expect(plainText(tree)).toBe('They “fight together” and say “Sense”.');
  });
});
