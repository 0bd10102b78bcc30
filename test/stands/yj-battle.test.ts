import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { BATTLE_WORDS } from '../../app/_i18n/rules/yj-battle';
import { replay } from '../../app/_rules/core/replay';
import { seeded } from '../../app/_rules/core/seeded';
import type { BattleState } from '../../app/_rules/young-jedi/battle/state';
import type { ClashSide, Picture, Zone } from '../../app/_stands/picture';
import { yjBattle } from '../../app/_stands/yj-battle';
import { cardsOf } from '../../app/_ui/simulators/card-moves';
import { PATIENCE, runs } from '../rules/core/support';
import { randomSetup } from '../rules/young-jedi/battle/random-play';

const { start, options, play } = yjBattle.simulator;
const BAD = /undefined|\bnull\b|NaN|\[object/;

function walk(seed: number, visit: (state: BattleState, told: string[]) => void): void {
  const random = seeded(seed);
  let state = start(randomSetup(random));
  visit(state, []);
  for (let i = 0; i < 300; i++) {
    const moves = options(state);
    const move = moves[random(Math.max(1, moves.length))];
    if (!move) return;
    const step = play(state, move);
    if (!step.ok) throw new Error(step.code);
    const told = LOCALES.flatMap((locale) => [
      yjBattle.tellMove(locale, state, move),
      ...step.events.map((event) => yjBattle.tellEvent(locale, event)),
    ]);
    state = step.state;
    visit(state, told);
  }
}

const cardIds = (picture: Picture): string[] => cardsOf(picture).map(({ id }) => id);

function drawnAfter(scenario: string, steps: number): Picture {
  const found = yjBattle.scenarios.find(({ id }) => id === scenario);
  if (!found) throw new Error(scenario);
  const moves = found.line.slice(0, steps).map(({ move }) => move);
  const state = replay(yjBattle.simulator, found.setup, moves).states.at(-1);
  if (!state) throw new Error('no state');
  return yjBattle.picture('en', state);
}

const zone = (picture: Picture, id: string): Zone | undefined => picture.zones.find((one) => one.id === id);

function sides(picture: Picture): [ClashSide, ClashSide] {
  const [clash] = picture.zones.flatMap((one) => (one.form === 'clash' ? one.clashes : []));
  if (!clash) throw new Error('no clash');
  return [clash.far, clash.near];
}

const said = ({ marks = [] }: ClashSide): string[] => marks.map(({ text }) => text);

describe('The picture', () => {
  it('keeps the plans face down, in the order in which their cards meet', () => {
    const plan = zone(drawnAfter('fighting-together', 0), 'plan-dark');
    if (plan?.form !== 'cards') throw new Error('no plan');
    expect(plan.cards.map(({ id }) => id).slice(0, 3)).toEqual(['invasion-1', 'rifle', 'droid-1']);
    expect(plan.cards.every(({ faceDown }) => faceDown)).toBe(true);
    expect(plan.tight).toBe(true);
  });
  it('has those who fight face each other, the first with weapon and Battle card', () => {
    const [far, near] = sides(drawnAfter('fighting-together', 1));
    expect(far.cards.map(({ id }) => id)).toEqual(['droid-1', 'droid-2', 'droid-3']);
    expect(far.cards[0]?.holds?.map(({ id }) => id)).toEqual(['invasion-1', 'rifle']);
    expect(near.cards.map(({ id }) => id)).toEqual(['qui-gon']);
  });
  it('draws a destiny for the card that asks for it, and adds it to the power', () => {
    const due = zone(drawnAfter('fighting-together', 1), 'power-dark');
    const made = zone(drawnAfter('fighting-together', 2), 'power-dark');
    if (due?.form !== 'draw' || made?.form !== 'draw') throw new Error('no draw');
    expect(due.draw.cards).toHaveLength(1);
    expect(due.draw.cards[0]?.value).toBeUndefined();
    expect(made.draw).toMatchObject({ cards: [{ id: due.draw.cards[0]?.id, value: 2 }], total: 8 });
  });
  it('shows the eight steps only in a fight in which there is something to do in them', () => {
    expect(zone(drawnAfter('eight-steps', 1), 'steps')).toBeDefined();
    expect(zone(drawnAfter('order-of-fights', 12), 'steps')).toBeUndefined();
  });
  it('lets the loser leave, with the damage', () => {
    const [far, near] = sides(drawnAfter('fighting-together', 3));
    expect(near.cards).toEqual([]);
    expect(said(near)).toEqual(['4 damage']);
    expect(far).toMatchObject({ total: { value: 8, tone: 'live' } });
    const piles = zone(drawnAfter('fighting-together', 3), 'piles-light');
    expect(piles?.form === 'piles' && piles.piles.find(({ id }) => id === 'light-discard')?.cards).toContain(
      'qui-gon',
    );
  });
  it('marks who breaks through and whom it hurts, and nobody where defenders are left over', () => {
    const [far, near] = sides(drawnAfter('breakthrough', 5));
    const through = far.cards.filter(({ marks = [] }) => marks.some(({ text }) => text === 'breakthrough'));
    expect(through).toHaveLength(3);
    expect(said(near)).toEqual(['no card left']);
    const spare = sides(drawnAfter('spare-defenders', 3)).flatMap(({ cards }) => cards);
    expect(spare.flatMap(({ marks = [] }) => marks).some(({ text }) => text === 'breakthrough')).toBe(false);
  });
  it('changes at every step of every example', () => {
    for (const { id, setup, line } of yjBattle.scenarios) {
      const moves = line.map(({ move }) => move);
      const { states, results } = replay(yjBattle.simulator, setup, moves);
      const drawn = states.map((state) => JSON.stringify(yjBattle.picture('fr', state).zones));
      results.forEach(({ result }, i) => {
        if (result.ok) expect(drawn[i + 1], `${id}, ${i + 1}`).not.toBe(drawn[i]);
      });
    }
  });
});

describe('The stand in random play', () => {
  it('has words for every move and event, and refuses each attempt just so', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        walk(seed, (state, told) => {
          for (const text of told) if (text === '' || BAD.test(text)) throw new Error(text);
          const attempts = yjBattle.attempts(state);
          if (attempts.length > 12) throw new Error('too many attempts');
          for (const { move, refusal } of attempts) {
            if (JSON.stringify(play(state, move)) !== JSON.stringify(refusal))
              throw new Error(`not refused so: ${JSON.stringify(move)}`);
            for (const locale of LOCALES) {
              const text = yjBattle.tellRefusal(locale, refusal);
              const label = yjBattle.tellMove(locale, state, move);
              if (BAD.test(text) || BAD.test(label) || text === '') throw new Error(`${label}: ${text}`);
            }
          }
        });
      }),
      { numRuns: runs(0.1) },
    );
  });
  it('draws every position, each card once, in at most eight zones', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        walk(seed, (state) => {
          for (const locale of LOCALES) {
            const picture = yjBattle.picture(locale, state);
            const ids = cardIds(picture);
            if (new Set(ids).size !== ids.length) throw new Error('a card is drawn twice');
            if (new Set(picture.zones.map(({ id }) => id)).size !== picture.zones.length)
              throw new Error('a zone is drawn twice');
            if (picture.zones.length > 8) throw new Error('too many zones');
            if (BAD.test(JSON.stringify(picture))) throw new Error('a word is missing');
          }
        });
      }),
      { numRuns: runs(0.1) },
    );
  });
  it('comes across every event there is', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 3_000; seed++) {
      const random = seeded(seed);
      let state = start(randomSetup(random));
      for (;;) {
        const moves = options(state);
        const move = moves[random(Math.max(1, moves.length))];
        const step = move && play(state, move);
        if (!step?.ok) break;
        for (const { code } of step.events) seen.add(code);
        state = step.state;
      }
    }
    // Two last cards in one fight are too rare for chance; a scenario has them.
    seen.add('game-drawn');
    expect(Object.keys(BATTLE_WORDS.fr.events).filter((code) => !seen.has(code))).toEqual([]);
  });
});

describe('The words', () => {
  it('name both sides in every refusal that asks for one', () => {
    for (const locale of LOCALES)
      for (const say of Object.values(BATTLE_WORDS[locale].refusals))
        for (const player of ['light', 'dark'] as const)
          expect((say as (args: unknown) => string)({ player, card: 'X', value: 0 })).not.toMatch(BAD);
  });
  it('say who makes a move, and nobody for what nobody chooses', () => {
    expect(yjBattle.seatOf({ type: 'declare', player: 'dark' })).toBe('dark');
    expect(yjBattle.seatOf({ type: 'reveal' })).toBeUndefined();
  });
});
