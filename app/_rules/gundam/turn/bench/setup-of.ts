import { EX_BASE } from '../../cards';
import { type TurnCard, withoutKeywords } from '../cards';
import { options } from '../options';
import { checkSetup, start } from '../setup';
import {
  exBaseId,
  isPreparing,
  type PileSetup,
  PLAYERS,
  type Player,
  type PlayerSetup,
  type TurnSetup,
  type TurnState,
  tableOf,
  type UnitSetup,
} from '../state';

const isExBase = (card: TurnCard | undefined): boolean => JSON.stringify(card) === JSON.stringify(EX_BASE);

/** Names, and how many cards lie between them that have none. */
function pileOf({ cards }: TurnState, ids: readonly string[]): PileSetup {
  const said: (string | number)[] = [];
  for (const id of ids) {
    const before = said.at(-1);
    if (cards[id]) said.push(id);
    else if (typeof before === 'number') said[said.length - 1] = before + 1;
    else said.push(1);
  }
  return said;
}

function playerOf(state: TurnState, player: Player): PlayerSetup {
  const { deck, hand, trash, shields, units, base, resources, resourceDeck, pool } = tableOf(state, player);
  const isToken = base?.id === exBaseId(player);
  return {
    deck: pileOf(state, deck),
    hand: pileOf(state, hand),
    trash: pileOf(state, trash),
    shields: pileOf(state, shields),
    units: units.map(
      ({ id, pilot, rested, damage, since }): UnitSetup => ({
        card: id,
        ...(pilot !== null && { pilot }),
        ...(rested && { rested }),
        ...(damage > 0 && { damage }),
        ...(since > 0 && since === state.turnNumber && { deployedThisTurn: true as const }),
      }),
    ),
    base: base && {
      ...(!isToken && { card: base.id }),
      ...(base.rested && { rested: true }),
      ...(base.damage > 0 && { damage: base.damage }),
    },
    resources,
    resourceDeck,
    ...(pool.length > 0 && { pool }),
  };
}

/** Whether something of the position could not be said in a set-up. */
function isUnsaid(state: TurnState): boolean {
  const { players, turn, phase, waiting, resolving, due, over, used, endStep, passes } = state;
  const waits = waiting.length + used.length + passes > 0 || resolving !== null || due !== null;
  const late = endStep !== null && endStep !== 'action';
  const inTheMiddle = isPreparing(phase) && turn !== players[0];
  const changed = players.some((player) => {
    const { units, base } = tableOf(state, player);
    const isOther = base?.id === exBaseId(player) && !isExBase(state.cards[base.id]);
    return isOther || units.some(({ ap, hp }) => ap !== 0 || hp !== 0);
  });
  return waits || late || inTheMiddle || changed || over !== null;
}

/** The position as a set-up, if one can be played from with the same options. */
export function turnSetupOf(state: TurnState): TurnSetup | undefined {
  if (isUnsaid(state)) return undefined;
  const { turn, phase, turnNumber, lastTurn } = state;
  const cards = Object.entries(state.cards).filter(
    ([id]) => !PLAYERS.some((player) => exBaseId(player) === id),
  );
  const setup: TurnSetup = {
    players: Object.fromEntries(state.players.map((player) => [player, playerOf(state, player)])),
    cards: Object.fromEntries(cards.map(([id, card]) => [id, withoutKeywords(card)])),
    turn,
    phase,
    ...(lastTurn !== null && { turns: lastTurn - Math.max(0, turnNumber - 1) }),
  };
  if (checkSetup(setup).length > 0) return undefined;
  return JSON.stringify(options(start(setup))) === JSON.stringify(options(state)) ? setup : undefined;
}
