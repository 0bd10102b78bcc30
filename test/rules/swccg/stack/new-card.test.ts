import { describe, expect, it } from 'vitest';
import { departures } from '../../../../app/_rules/core/replay';
import {
  type Card,
  characters,
  differences,
  drive,
  lose,
  pass,
  play,
  type StackScenario,
  swccgStack,
  virtual,
} from '../../../../app/_rules/swccg/stack';

/** The worked example of CONTRIBUTING: a new card, and a scenario that plays it. */
const A_SMALL_MERCY: Card = {
  title: 'A Small Mercy',
  side: 'light',
  kind: 'interrupt',
  pile: 'lost',
  destiny: 4,
  text: [
    {
      answers: { type: 'lose-force', by: 'you' },
      costs: [{ use: 1 }],
      result: [{ do: 'modify', value: 'amount', add: -1 }],
    },
  ],
};

const mercy: StackScenario = {
  id: 'a-small-mercy',
  title: { fr: 'Perdre moins', en: 'Losing less' },
  intro: {
    fr: 'Le côté obscur draine 2 Force. Le côté lumineux tient A Small Mercy.',
    en: 'The dark side drains for 2. The light side holds A Small Mercy.',
  },
  setup: {
    turn: 'dark',
    phase: 'control',
    light: { hand: [A_SMALL_MERCY], reserve: 5, force: 2 },
    dark: {
      table: [{ card: characters.VADER, at: 'dunes' }],
      may: [virtual.forceDrain({ at: 'dunes', amount: 2 })],
    },
  },
  line: [
    {
      move: play('dark', 'force-drain'),
      say: { fr: 'Le côté obscur draine.', en: 'The dark side drains.' },
    },
    {
      move: play('light', 'a-small-mercy'),
      refused: 'unrelated',
      say: {
        fr: 'La carte répond à une perte de Force, pas au drainage lui-même.',
        en: 'The card responds to losing Force, not to the drain itself.',
      },
    },
    { move: pass('light'), say: { fr: 'Il passe.', en: 'It passes.' } },
    {
      move: pass('dark'),
      say: {
        fr: 'Le drainage a son résultat : la perte est une action, et l’on peut y répondre.',
        en: 'The drain has its result: losing Force is an action, and it may be responded to.',
      },
      key: true,
    },
    {
      move: pass('dark'),
      say: {
        fr: 'La perte est une action du côté lumineux : son adversaire a la première réponse, et passe.',
        en: 'Losing is the light side’s action: its opponent has the first response, and passes.',
      },
    },
    {
      move: play('light', 'a-small-mercy'),
      say: {
        fr: 'Maintenant, la carte se rapporte à l’action du dessus.',
        en: 'Now the card relates to the topmost action.',
      },
    },
    { move: pass('dark'), say: { fr: 'Le côté obscur passe.', en: 'The dark side passes.' } },
    {
      move: pass('light'),
      say: { fr: 'La perte est réduite à 1.', en: 'The loss is reduced to 1.' },
    },
    {
      move: lose('light', 'reserve'),
      say: { fr: 'Une carte suffit.', en: 'One card is enough.' },
    },
  ],
  sources: ['swccg-glossary-a#actions-step-2'],
  outcome: {
    stack: [],
    opportunity: 'light',
    cards: { 'a-small-mercy': 'lost' },
    piles: { light: { lost: 2, reserve: 4, used: 1 } },
  },
};

describe('A scenario with a new card', () => {
  it('needs nothing but data', () => {
    expect(departures(swccgStack, mercy)).toEqual([]);
    const moves = mercy.line.filter(({ refused }) => !refused).map(({ move }) => move);
    expect(differences(drive(mercy.setup, moves), mercy.outcome)).toEqual([]);
  });
  it('says which move goes wrong', () => {
    expect(() => drive(mercy.setup, [pass('dark'), pass('dark')])).toThrow(
      'move 2, {"type":"pass","by":"dark"}: not-your-opportunity {"side":"light"}',
    );
  });
});

describe('"Just initiated", written as something to follow', () => {
  it('is a response all the same', () => {
    const ambush: Card = {
      title: 'Ambush',
      side: 'dark',
      kind: 'interrupt',
      text: [{ just: { what: 'initiated', type: 'battle', by: 'opponent' }, cancels: true }],
    };
    const state = drive(
      {
        turn: 'light',
        phase: 'battle',
        light: { may: [virtual.battle({ at: 'dunes' })], force: 1 },
        dark: { hand: [ambush] },
      },
      [play('light', 'battle'), play('dark', 'ambush'), pass('light'), pass('dark')],
    );
    expect(differences(state, { stack: [], opportunity: 'dark', cards: { ambush: 'used' } })).toEqual([]);
  });
});
