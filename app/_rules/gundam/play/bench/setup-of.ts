import type { CardFacts } from '../../printed/schema';
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

const known = ({ cards }: PlayState, id: string): HandCard[] => {
  const card = cards[id];
  return card ? [{ id, card }] : [];
};

const pile = (state: PlayState, ids: readonly string[]): PileSetup =>
  ids.map((id): HandCard | number => known(state, id)[0] ?? 1);

function unitsOf(state: PlayState, seat: Seat): UnitSetup[] {
  return state.units
    .filter(({ owner }) => owner === seat)
    .flatMap(({ id, pilot, rested, damage, deployed }): UnitSetup[] => {
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

function playerOf(state: PlayState, seat: Seat, player: PlayerState): PlayerSetup {
  const { base = null, shields = [] } = state.areas[sideOf(state, seat)] ?? {};
  const facts = base?.owner === seat ? state.cards[base.card] : undefined;
  const { hand, deck, trash, resources, resourceDeck, pool = [] } = player;
  return {
    units: unitsOf(state, seat),
    base:
      base && facts?.type === 'base'
        ? { card: facts, damage: base.damage, ...(base.rested && { rested: true as const }) }
        : null,
    shields: shields
      .filter(({ owner }) => owner === seat)
      .map(({ card }): CardFacts | null => state.cards[card] ?? null),
    hand: pile(state, hand),
    deck: typeof deck === 'number' ? deck : pile(state, deck ?? []),
    trash: trash.flatMap((id) => known(state, id)),
    ...(resources && { resources }),
    ...(resourceDeck !== undefined && { resourceDeck }),
    pool: pool.flatMap((id) => known(state, id)),
  };
}

/** Whether something of the position could not be said in a set-up. */
function isUnsaid({
  course,
  pending,
  due,
  resolving,
  revealing,
  over,
  out,
  units,
  battle,
  phase,
}: PlayState): boolean {
  const waits = pending.length + revealing.length > 0 || due !== null || resolving !== null;
  const used = units.some(({ gains, used: abilities }) => gains.length + abilities.length > 0);
  const late = battle !== null && battle.step !== 'block' && battle.step !== 'action';
  return (
    !course ||
    course.done.length > 0 ||
    waits ||
    used ||
    late ||
    over !== undefined ||
    out.length > 0 ||
    phase === 'over'
  );
}

/** The position of a whole play as a set-up, if one can be played from with the same options. */
export function playSetupOf(state: PlayState): PlaySetup | undefined {
  const { phase, battle } = state;
  if (isUnsaid(state) || phase === 'over') return undefined;
  const players: PlaySetup['players'] = {};
  for (const seat of state.sides.flat()) {
    const player = state.players[seat];
    if (player) players[seat] = playerOf(state, seat, player);
  }
  const [turn] = state.sides[state.turn] ?? [];
  const setup: PlaySetup = {
    format: state.format,
    victory: state.victory,
    ...(turn && { turn }),
    ...(state.format === 'battle-royale' && { order: state.sides.flat() }),
    phase,
    unknowns: state.unknowns,
    players,
    ...(battle && {
      battle: {
        attacker: battle.attacker,
        target: battle.target,
        step: battle.step === 'action' ? ('action' as const) : ('block' as const),
      },
    }),
  };
  return JSON.stringify(options(start(setup))) === JSON.stringify(options(state)) ? setup : undefined;
}
