import { CARDS } from '../../attack/cards';
import type { PlayerSetup as AttackPlayer, AttackSetup } from '../../attack/state';
import type { CardFacts } from '../../printed/schema';
import { layOut } from '../lay-out';
import { options } from '../options';
import { start } from '../setup';
import { sideOf } from '../sides';
import type {
  HandCard,
  PileSetup,
  PlayerSetup,
  PlayerState,
  PlaySetup,
  PlayState,
  Seat,
  UnitSetup,
} from '../state';

const known = ({ cards }: PlayState, id: string): { id: string; card: CardFacts }[] => {
  const card = cards[id];
  return card ? [{ id, card }] : [];
};

const pile = (state: PlayState, ids: readonly string[]): PileSetup =>
  ids.map((id): HandCard | number => known(state, id)[0] ?? 1);

function unitsOf(state: PlayState, seat: Seat): UnitSetup<never>[] {
  return state.units
    .filter(({ owner }) => owner === seat)
    .flatMap(({ id, pilot, rested, damage, deployed }): UnitSetup<never>[] => {
      const card = state.cards[id];
      const paired = pilot === undefined ? undefined : state.cards[pilot];
      if (card?.type !== 'unit') return [];
      return [
        {
          id,
          card,
          ...(pilot !== undefined &&
            (paired?.type === 'pilot' || paired?.type === 'command') && {
              pilot: { id: pilot, card: paired },
            }),
          ...(rested && { rested: true as const }),
          damage,
          ...(deployed && { deployedThisTurn: true as const }),
        },
      ];
    });
}

/** What lies before a player on the table, as both kinds of set-up say it. */
function laidOf(state: PlayState, seat: Seat) {
  const { base = null, shields = [] } = state.areas[sideOf(state, seat)] ?? {};
  const facts = base?.owner === seat ? state.cards[base.card] : undefined;
  return {
    units: unitsOf(state, seat),
    base:
      base && facts?.type === 'base'
        ? { card: facts, damage: base.damage, ...(base.rested && { rested: true as const }) }
        : null,
    shields: shields
      .filter(({ owner }) => owner === seat)
      .map(({ card }): CardFacts | null => state.cards[card] ?? null),
  };
}

function playerOf(state: PlayState, seat: Seat, player: PlayerState): PlayerSetup {
  const { hand, deck, trash, resources, resourceDeck, pool = [] } = player;
  return {
    ...laidOf(state, seat),
    hand: pile(state, hand),
    deck: typeof deck === 'number' ? deck : pile(state, deck ?? []),
    trash: trash.flatMap((id) => known(state, id)),
    ...(resources && { resources }),
    ...(resourceDeck !== undefined && { resourceDeck }),
    pool: pool.flatMap((id) => known(state, id)),
  };
}

/** Whether something waits or lasts that no set-up says. */
function isUnderWay({ pending, due, resolving, revealing, over, out, units, phase }: PlayState): boolean {
  const waits = pending.length + revealing.length > 0 || due !== null || resolving !== null;
  const used = units.some(({ gains, used: abilities }) => gains.length + abilities.length > 0);
  return waits || used || over !== undefined || out.length > 0 || phase === 'over';
}

const sameOptions = (one: PlayState, other: PlayState): boolean =>
  JSON.stringify(options(one)) === JSON.stringify(options(other));

/** What both kinds of set-up say of the table as a whole. */
const sharedOf = (state: PlayState) => ({
  format: state.format,
  victory: state.victory,
  ...(state.format === 'battle-royale' && { order: state.sides.flat() }),
  unknowns: state.unknowns,
});

/** The position of a whole play as a set-up, if one can be played from with the same options. */
export function playSetupOf(state: PlayState): PlaySetup | undefined {
  const { phase, battle, course } = state;
  const late = battle !== null && battle.step !== 'block' && battle.step !== 'action';
  if (isUnderWay(state) || phase === 'over' || !course || course.done.length > 0 || late) return undefined;
  const players: PlaySetup['players'] = {};
  for (const seat of state.sides.flat()) {
    const player = state.players[seat];
    if (player) players[seat] = playerOf(state, seat, player);
  }
  const [turn] = state.sides[state.turn] ?? [];
  const setup: PlaySetup = {
    ...sharedOf(state),
    ...(turn && { turn }),
    phase,
    players,
    ...(battle && {
      battle: {
        attacker: battle.attacker,
        target: battle.target,
        step: battle.step === 'action' ? ('action' as const) : ('block' as const),
      },
    }),
  };
  return sameOptions(start(setup), state) ? setup : undefined;
}

/** Nothing in the trash, no unknown card in hand, no rested EX Resource: the set-up of an attack has no words for them. */
function attackPlayerOf(state: PlayState, seat: Seat, player: PlayerState): AttackPlayer | undefined {
  const { hand, trash, deck, resources } = player;
  const named = hand.flatMap((id) => known(state, id));
  if (named.length < hand.length || trash.length > 0 || Array.isArray(deck) || resources?.exRested)
    return undefined;
  const { base, ...laid } = laidOf(state, seat);
  return {
    ...laid,
    ...(base && { base }),
    hand: named,
    ...(resources && { resources }),
    ...(deck !== undefined && { deck }),
  };
}

/** The position of an attack's main phase as a set-up, if one can be played from with the same options. */
export function attackSetupOf(state: PlayState): AttackSetup | undefined {
  const [turn] = state.sides[state.turn] ?? [];
  if (isUnderWay(state) || state.battle || state.phase !== 'main' || state.course || !turn) return undefined;
  const players: AttackSetup['players'] = {};
  for (const seat of state.sides.flat()) {
    const player = state.players[seat];
    const said = player && attackPlayerOf(state, seat, player);
    if (player && !said) return undefined;
    if (said) players[seat] = said;
  }
  const setup: AttackSetup = { ...sharedOf(state), turn, players };
  return sameOptions(layOut(setup, CARDS), state) ? setup : undefined;
}
