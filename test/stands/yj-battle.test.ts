import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { BATTLE_WORDS } from '../../app/_i18n/rules/yj-battle';
import { seeded } from '../../app/_rules/core/seeded';
import { randomSetup } from '../../app/_rules/young-jedi/battle/random-play';
import type { BattleState } from '../../app/_rules/young-jedi/battle/state';
import type { Picture, PictureCard } from '../../app/_stands/picture';
import { yjBattle } from '../../app/_stands/yj-battle';
import { PATIENCE, runs } from '../rules/core/support';

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

const cardIds = (picture: Picture): string[] => {
  const inside = (card: PictureCard): string[] => [card.id, ...(card.holds ?? []).flatMap(inside)];
  return picture.zones.flatMap((zone) => ('cards' in zone ? zone.cards.flatMap(inside) : []));
};

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
