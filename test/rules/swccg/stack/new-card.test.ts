import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { departures } from '../../../../app/_rules/core/replay';
import {
  type Card,
  differences,
  drive,
  lose,
  pass,
  play,
  type StackScenario,
  swccgStack,
  virtual,
} from '../../../../app/_rules/swccg/stack';

// CONTRIBUTING, from here
/** An invented card: it answers a Force drain of the opponent and makes it smaller. */
const SMALL_MERCY: Card = {
  title: 'A Small Mercy',
  side: 'light',
  kind: 'interrupt',
  pile: 'used', // where it goes after use
  text: [
    {
      answers: { type: 'force-drain', by: 'opponent' }, // what it specifically relates to
      costs: [{ use: 1 }],
      result: [{ do: 'modify', value: 'amount', add: -1 }],
    },
  ],
};

const aSmallMercy: StackScenario = {
  id: 'a-small-mercy',
  title: { fr: 'Un drainage amoindri', en: 'A smaller drain' },
  intro: {
    fr: 'Le côté obscur draine 2 au marais. Le côté lumineux tient une interruption.',
    en: 'The dark side drains 2 at the swamp. The light side holds an Interrupt.',
  },
  setup: {
    turn: 'dark',
    phase: 'control',
    dark: { may: [virtual.forceDrain({ at: 'swamp', amount: 2 })], reserve: 10 },
    light: { hand: [SMALL_MERCY], force: 2, reserve: 10 },
  },
  line: [
    {
      move: play('light', 'a-small-mercy'),
      say: {
        fr: 'Rien à quoi répondre : la carte attend.',
        en: 'Nothing to answer yet: the card has to wait.',
      },
      refused: 'nothing-to-answer',
    },
    {
      move: play('dark', 'force-drain'),
      say: { fr: 'Le côté obscur draine.', en: 'The dark side drains.' },
    },
    {
      move: play('light', 'a-small-mercy'),
      say: { fr: 'L’interruption répond au drainage.', en: 'The Interrupt answers the drain.' },
      key: true,
    },
    { move: pass('dark'), say: { fr: 'Le côté obscur passe.', en: 'The dark side passes.' } },
    { move: pass('light'), say: { fr: 'Résultat : 1 de moins.', en: 'Result: 1 less.' } },
    { move: pass('dark'), say: { fr: 'Personne ne répond plus.', en: 'Nobody answers any more.' } },
    { move: pass('light'), say: { fr: 'Le drainage a son résultat.', en: 'The drain has its result.' } },
    {
      move: lose('light', 'reserve'),
      say: { fr: 'Une seule Force est perdue.', en: 'Only one Force is lost.' },
      key: true,
    },
  ],
  outcome: { stack: [], cards: { 'a-small-mercy': 'used' }, piles: { light: { lost: 1, reserve: 9 } } },
  sources: ['swccg-glossary-a#actions-step-2'],
};
// to here

describe('The worked example of CONTRIBUTING', () => {
  it('plays as it says', () => {
    expect(departures(swccgStack, aSmallMercy)).toEqual([]);
  });
  it('ends as it says', () => {
    const moves = aSmallMercy.line.filter(({ refused }) => !refused).map(({ move }) => move);
    expect(differences(drive(aSmallMercy.setup, moves), aSmallMercy.outcome)).toEqual([]);
  });
  it('stands there word for word', () => {
    const own = fs.readFileSync(import.meta.filename, 'utf8');
    const [, shown = ''] = own.match(/\/\/ CONTRIBUTING, from here\n([\s\S]*?)\n\/\/ to here/) ?? [];
    expect(shown).toContain('SMALL_MERCY');
    // There it is a file of its own, which exports it.
    expect(fs.readFileSync('CONTRIBUTING.md', 'utf8').replaceAll(/^export /gm, '')).toContain(shown);
  });
});
