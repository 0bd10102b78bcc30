import { describe, expect, it } from 'vitest';
import { type Random, seeded } from '../../../../app/_rules/core/seeded';
import { SIDES, type Side } from '../../../../app/_rules/core/sides';
import {
  type Move as BattleMove,
  type BattleSetup,
  type BattleState,
  battleSimulator,
  checkSetup as checkBattle,
  type PlacedCard,
  randomSetup,
} from '../../../../app/_rules/swccg/battle';
import {
  awaited,
  type Card,
  type CardFacts,
  checkSetup,
  type Move,
  type PlayPut,
  type PlaySetup,
  type State,
  swccgPlay,
} from '../../../../app/_rules/swccg/play';
import { fightIn, made } from './table';

/**
 * The same battles through both doors: a battle set up by itself, and the same table in a whole play. Whatever is done
 * in the one is done in the other, and both come to the same.
 */

const BATTLES = 80;

/** An Interrupt of a battle that is set up by itself, as the whole play has it. */
function interruptOf(facts: Extract<CardFacts, { kind: 'interrupt' }>): Card {
  const { title, side, pile, copies, cost = 0, effect } = facts;
  const named = (who: string) => ({
    inBattle: { title: who === 'Luke' ? 'Luke Skywalker' : 'Han Solo', by: 'you' as const },
  });
  return {
    ...{ title, side, kind: 'interrupt', pile, cost },
    ...(copies && { copies }),
    text: [
      {
        needs: [{ duringBattle: true }, ...(facts.needs ?? []).map(named)],
        ...(effect.does === 'exclude' && {
          targets: {
            target: {
              kind: ['character', 'vehicle', 'starship'] as const,
              by: effect.whose === 'own' ? ('you' as const) : ('opponent' as const),
              field: 'in-battle' as const,
            },
          },
        }),
        result:
          effect.does === 'exclude'
            ? [{ do: 'exclude-from-battle', cards: { target: 'target' } }]
            : effect.does === 'add-power'
              ? [{ do: 'modify', value: 'power', add: effect.amount }]
              : [{ do: 'modify', value: 'battle-destinies', add: effect.count }],
      },
    ],
  } as Card;
}

const sideOf = ({ card }: PlacedCard, state: BattleState, id: string): Side =>
  typeof card === 'string' ? (state.cards[id]?.side ?? 'dark') : card.side;

/** The table of a battle in a whole play, where each player asks for every pass. */
function playOf(setup: BattleSetup, state: BattleState): PlaySetup {
  const held = new Set(SIDES.flatMap((side) => state.piles[side].hand));
  const playerOf = (side: Side) => {
    const own = setup.cards.filter((placed) => sideOf(placed, state, placed.id) === side);
    const put = ({ id, card, at, aboard, on, as }: PlacedCard): PlayPut => ({
      ...{ id, card: card as PlayPut['card'], at: at ?? aboard ?? on ?? '' },
      ...(as && { as }),
    });
    const { reserve, force, used, lost } = state.piles[side];
    return {
      table: own.filter(({ id }) => state.table[id]).map(put),
      hand: own
        .filter(({ id }) => held.has(id))
        .map(({ id }) => {
          const facts = state.cards[id];
          if (facts?.kind !== 'interrupt') throw new Error(`${id} is no Interrupt`);
          return { id, card: interruptOf(facts) };
        }),
      reserve: reserve.length,
      force: force.length,
      used: used.length,
      lost: lost.length,
    };
  };
  return {
    turn: setup.turn,
    phase: 'battle',
    patient: true,
    locations: setup.locations.map((location) => ({ ...location, icons: { light: 1, dark: 1 } })),
    light: playerOf('light'),
    dark: playerOf('dark'),
  };
}

/** In a whole play, that all riders jump off is said by naming none. */
function moveOf(move: BattleMove, state: State): Move | undefined {
  const by = move.player;
  switch (move.type) {
    case 'initiate':
      return { type: 'play', by, card: `${by}-battle`, targets: { location: move.location } };
    case 'fire':
      return { type: 'play', by, card: move.weapon, targets: { target: move.target } };
    case 'interrupt':
      return {
        type: 'play',
        by,
        card: move.card,
        ...(move.target !== undefined && { targets: { target: move.target } }),
      };
    case 'draw':
      return move.value === undefined ? undefined : { type: 'draw', by, value: move.value };
    case 'decline':
      return { type: 'decline', by };
    case 'forfeit': {
      const riders = state.ids.filter((id) => state.cards[id]?.at === move.card);
      const some = move.jumping && move.jumping.length < riders.length;
      return { type: 'forfeit', by, card: move.card, ...(some && { jumping: move.jumping ?? [] }) };
    }
    case 'lose':
      return { type: 'lose', by, from: move.from, ...(move.card && { card: move.card }) };
    case 'finish':
      return { type: 'finish', by };
    case 'pass':
      return undefined;
  }
}

/** The whole play goes on by passes until this move may be made. */
function follow(state: State, move: Move): State {
  let now = state;
  for (let i = 0; i < 40; i++) {
    const step = swccgPlay.play(now, move);
    if (step.ok) return step.state;
    if (now.over || awaited(now) || now.stack.length === 0) break;
    now = made(now, { type: 'pass', by: now.opportunity });
  }
  const step = swccgPlay.play(now, move);
  throw new Error(`${JSON.stringify(move)}: ${step.ok ? 'made' : step.code}`);
}

function decliningAll(state: State, by: Side): State {
  let now = state;
  while (awaited(now)?.what === 'draw' && awaited(now)?.by === by) now = made(now, { type: 'decline', by });
  return now;
}

/** The same, until debts are owed or the battle is over. */
function untilOwed(state: State): { state: State; totals?: Record<Side, number> } {
  let now = state;
  let totals = fightIn(now)?.totals;
  while (now.stack.length > 0 && !now.over && !awaited(now)) {
    now = made(now, { type: 'pass', by: now.opportunity });
    totals = fightIn(now)?.totals ?? totals;
  }
  return { state: now, ...(totals && { totals }) };
}

const lostIn = (state: BattleState): string[] =>
  SIDES.flatMap((side) => state.piles[side].lost)
    .filter((id) => Object.hasOwn(state.cards, id))
    .sort();
const lostOf = (state: State): string[] => state.ids.filter((id) => state.cards[id]?.zone === 'lost').sort();

/** Plays a battle at random through both doors; what came of it, for each. */
function both(random: Random): { one: unknown; other: unknown } | undefined {
  const drawn = randomSetup(random);
  const bare = (side: Side) => {
    const hand = drawn.piles[side].hand;
    return {
      ...drawn.piles[side],
      hand: Array.isArray(hand) ? hand.filter((id) => typeof id === 'string') : [],
    };
  };
  const setup: BattleSetup = { ...drawn, piles: { light: bare('light'), dark: bare('dark') } };
  // a battle by itself does not say who escorts a captive
  if (setup.cards.some(({ card }) => card === 'dengars-modified-riot-gun')) return undefined;
  if (checkBattle(setup).length > 0) return undefined;
  let battle = battleSimulator.start(setup);
  const table = playOf(setup, battle);
  if (checkSetup(table).length > 0) return undefined;
  let play = swccgPlay.start(table);
  const first = battleSimulator.options(battle).filter(({ type }) => type === 'initiate');
  let move = first[random(Math.max(1, first.length))];
  if (!move) return undefined;
  let totals: Record<Side, number> | undefined;
  for (let i = 0; i < 200 && move; i++) {
    const step = battleSimulator.play(battle, move);
    if (!step.ok) throw new Error(step.code);
    const asks = move.type === 'draw' || move.type === 'decline';
    battle = step.state;
    const mirrored = moveOf(move, play);
    // a draw from an empty Reserve Deck fails by itself
    if (mirrored && !(asks && play.piles[move.player].reserve.length === 0)) play = follow(play, mirrored);
    // in a battle by itself, whoever declines a destiny declines those that are left
    if (mirrored?.type === 'decline') play = decliningAll(play, mirrored.by);
    if (!battle.battle || battle.battle.debts || battle.over) {
      const owed = untilOwed(play);
      play = owed.state;
      totals = owed.totals ?? totals;
      const result = battle.results.at(-1);
      const expected = battle.battle?.totals ?? result?.totals;
      const seen = expected && { light: expected.light.total, dark: expected.dark.total };
      expect(totals).toEqual(seen);
      if (battle.battle?.segment === 'damage' && !battle.over) {
        expect(fightIn(play)?.debts).toEqual(battle.battle.debts);
        const hit = fightIn(play)?.hit.filter((id) => play.cards[id]?.zone === 'table');
        expect(hit?.toSorted()).toEqual(battle.battle.hit.toSorted());
      }
    }
    if (!battle.battle || battle.battle.segment === 'end' || battle.over) break;
    const options = battleSimulator.options(battle);
    move = options[random(Math.max(1, options.length))];
  }
  const sizes = (side: Side) => {
    const piles = battle.piles[side];
    return [piles.reserve.length, piles.force.length, piles.used.length];
  };
  const sizesOf = (side: Side) => {
    const piles = play.piles[side];
    return [piles.reserve.length, piles.force.length, piles.used.length];
  };
  return {
    one: { lost: lostIn(battle), piles: SIDES.map(sizes), defeated: battle.over?.reason === 'defeat' },
    other: { lost: lostOf(play), piles: SIDES.map(sizesOf), defeated: play.defeated !== undefined },
  };
}

describe('A battle by itself and the same battle in a whole play', () => {
  it('come to the same, whatever is done in them', () => {
    let played = 0;
    for (let seed = 1; played < BATTLES; seed++) {
      const outcome = both(seeded(seed));
      if (!outcome) continue;
      played += 1;
      expect(outcome.other, `seed ${seed}`).toEqual(outcome.one);
    }
  });
});
