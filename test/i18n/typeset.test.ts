import { describe, expect, it } from 'vitest';
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
