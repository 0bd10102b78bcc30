import { describe, expect, it } from 'vitest';
import type { Card } from '../../app/_cards/card';
import { type Concerned, standingOf } from '../../app/_cards/standing';

const card = (title: string, more: Partial<Card> = {}): Card => ({
  game: 'swccg',
  id: '1_1',
  title,
  type: 'effect',
  figures: {},
  printings: 1,
  ...more,
});
const concerns = (given: Partial<Concerned>): Concerned => ({
  cards: [],
  kinds: [],
  keywords: [],
  icons: [],
  not: [],
  ...given,
});

describe('Whether a ruling applies to a card', () => {
  it('is told by its title, whatever its spelling', () => {
    expect(standingOf(card('Don\u2019t Blink'), concerns({ cards: ["don't blink"] }))).toBe('applies');
    expect(standingOf(card('Salt Road / The Road Is Open'), concerns({ cards: ['Salt Road'] }))).toBe(
      'applies',
    );
  });
  it('is told by its kind, keywords and icons', () => {
    const starting = card('Lasting Calm', { subtype: 'Starting' });
    expect(standingOf(starting, concerns({ kinds: ['Starting Effect'] }))).toBe('applies');
    expect(
      standingOf(card('Other', { subtype: 'Immediate' }), concerns({ kinds: ['Starting Effect'] })),
    ).toBe('not-looked-at');
    expect(standingOf(card('A', { keywords: ['Breach 3'] }), concerns({ keywords: ['Breach'] }))).toBe(
      'applies',
    );
    expect(standingOf(card('A', { icons: ['Pilot'] }), concerns({ icons: ['pilot'] }))).toBe('applies');
  });
  it('is denied to a card that was looked at, even of a kind that it holds for', () => {
    expect(standingOf(card('Odd One'), concerns({ kinds: ['effect'], not: ['Odd One'] }))).toBe('not');
  });
  it('is not known of a card that nobody looked at', () => {
    expect(standingOf(card('Any'), concerns({ cards: ['Other'] }))).toBe('not-looked-at');
  });
});
