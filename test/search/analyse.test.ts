import { describe, expect, it } from 'vitest';
import type { Locale } from '../../app/_i18n/locales';
import { analyse, termsOf } from '../../app/_search/analyse';

const terms = (text: string, locale: Locale = 'fr') => termsOf(text, locale);

describe('Reading French', () => {
  it.each([
    ['destinée', 'destinee'],
    ['destinées', 'destinée'],
    ['les vaisseaux', 'le vaisseau'],
    ['L’adversaire', "l'adversaire"],
    ['jusqu’à l’attrition', 'attrition'],
    ['Œil', 'oeil'],
    ['déployées', 'deployer'],
    ['RÉSERVE', 'réserve'],
  ])('%s gives the same as %s', (a, b) => expect(terms(a)).toEqual(terms(b)));
  it('leaves out what says nothing', () => expect(terms('est-ce que je peux le faire ?')).toEqual([]));
  it('keeps stop words where asked, so that « Avec » can be found', () => {
    expect(termsOf('Avec', 'fr', true)).toHaveLength(1);
  });
});

describe('Reading English', () => {
  it.each([
    ['the opponent’s cards', 'opponent card'],
    ['battles', 'battle'],
    ['deploying', 'deploy'],
  ])('%s gives the same as %s', (a, b) => expect(terms(a, 'en')).toEqual(terms(b, 'en')));
});

describe('Numbers and codes', () => {
  it.each(['4.1.14', 'DS-61-2', 'R2-D2', 'ST01-001'])('%s is found whole and in parts', (code) => {
    const found = terms(code);
    expect(found[0]).toBe(code.toLowerCase());
    expect(found.length).toBeGreaterThan(1);
  });
});

describe('Places', () => {
  it('are those of the word in the text, for marking', () => {
    const text = 'Jusqu’à l’attrition !';
    const [word] = analyse(text, 'fr').filter(({ stop }) => !stop);
    expect(text.slice(word?.start, word?.end)).toBe('attrition');
  });
});
