import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { DUEL_WORDS } from '../../app/_i18n/rules/yj-duel';
import type { Step } from '../../app/_rules/core/contract';
import { replay } from '../../app/_rules/core/replay';
import { SETUP_FLAWS } from '../../app/_rules/young-jedi/duel/check-setup';
import type { DuelState, Move } from '../../app/_rules/young-jedi/duel/state';
import type { Picture, PictureCard } from '../../app/_stands/picture';
import { yjDuel } from '../../app/_stands/yj-duel';
import { ruleIds } from '../rules/core/rule-ids';
import { PATIENCE, runs } from '../rules/core/support';
import { playOut } from '../rules/young-jedi/duel/support';

const { simulator, attempts, picture, tellEvent, tellMove, tellRefusal, seatOf } = yjDuel;
const ids = ruleIds('young-jedi');

const SPOILT = /undefined|NaN|null|\[object|^$/;
const whole = (text: string): void => {
  if (SPOILT.test(text)) throw new Error(`spoilt words: ${text}`);
};

const cardsIn = (cards: readonly PictureCard[]): PictureCard[] =>
  cards.flatMap((card) => [card, ...cardsIn(card.holds ?? [])]);
const allCards = ({ zones }: Picture): PictureCard[] =>
  zones.flatMap((zone) => (zone.form === 'cards' || zone.form === 'stack' ? cardsIn(zone.cards) : []));

function checkPosition(state: DuelState, moves: readonly Move[]): void {
  const tried = attempts(state);
  if (tried.length > 12) throw new Error('too many attempts');
  for (const { move, refusal } of tried) {
    const now = simulator.play(state, move);
    if (now.ok || JSON.stringify(now) !== JSON.stringify(refusal)) throw new Error(`not so: ${refusal.code}`);
    if (!ids.has(refusal.rule)) throw new Error(`no such rule: ${refusal.rule}`);
  }
  const steps = moves.map((move) => simulator.play(state, move)).filter(({ ok }) => ok) as Step<DuelState>[];
  for (const { rule } of steps) if (!ids.has(rule)) throw new Error(`no such rule: ${rule}`);
  for (const locale of LOCALES) {
    checkPicture(picture(locale, state));
    for (const move of moves) whole(tellMove(locale, state, move));
    for (const { move, refusal } of tried) {
      whole(tellMove(locale, state, move));
      said(tellRefusal(locale, refusal), refusal.code);
    }
    for (const { events } of steps) for (const event of events) said(tellEvent(locale, event), event.code);
  }
}

function checkPicture(drawn: Picture): void {
  if (drawn.zones.length > 8) throw new Error('too many zones');
  const names = [...allCards(drawn).map(({ id }) => id), ...drawn.zones.map(({ id }) => id)];
  if (new Set(names).size !== names.length) throw new Error(`an id stands twice: ${names.join()}`);
  whole(drawn.opportunity.text);
  whole(JSON.stringify(drawn));
}

function said(text: string, code: string): void {
  whole(text);
  if (text === code) throw new Error(`no words for ${code}`);
}

describe('The duel as it is shown', () => {
  it('has words, a picture and true refusals in every position', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        playOut(seed, checkPosition);
      }),
      { numRuns: runs(0.05) },
    );
  });
  it.each(yjDuel.scenarios.map((each) => [each.id, each] as const))('tells %s', (_, { setup, line }) => {
    const moves = line.map(({ move }) => move);
    const { states, results } = replay(simulator, setup, moves);
    for (const state of states) checkPosition(state, simulator.options(state));
    for (const { move, result } of results) {
      expect(seatOf(move)).toBe(move.player);
      if (!result.ok) for (const locale of LOCALES) whole(tellRefusal(locale, result));
    }
  });
  it('has words for every flaw of a setup', () => {
    for (const { setupFlaws } of Object.values(DUEL_WORDS))
      for (const code of SETUP_FLAWS) whole(setupFlaws[code]('x'));
  });
  it('shows what the examples teach as attempts', () => {
    const at = (id: string, step: number): string[] => {
      const scenario = yjDuel.scenarios.find((each) => each.id === id);
      if (!scenario) throw new Error(id);
      const moves = scenario.line.slice(0, step).map(({ move }) => move);
      const state = replay(simulator, scenario.setup, moves).states.at(-1);
      return state ? attempts(state).map(({ refusal }) => refusal.code) : [];
    };
    expect(at('two-anakins', 1)).toContain('only-a-duelist-steps-in');
    expect(at('who-may-initiate', 2)).toEqual(
      expect.arrayContaining(['not-a-duelist', 'not-a-lightsaber', 'face-down', 'not-your-turn']),
    );
    expect(at('aurra-and-the-pilot', 5)).toContain('parry-needs-same-number');
    expect(at('both-pass', 4)).toContain('only-parries-after-passing');
    expect(at('both-pass', 7)).toContain('passed-no-battle');
  });
});
