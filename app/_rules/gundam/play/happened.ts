import type { CardFacts, CardFilter, ThisTurn } from '../printed/schema';
import { triggerAbout, triggerOf } from './leave';
import { cardFits } from './needs';
import { sideOf } from './sides';
import type { Happened, PlayState, Seat } from './state';
import type { Table } from './table';

/** Notes what texts may ask about for the rest of the turn; the same thing is noted once. */
export function note({ state }: Table, what: Happened): void {
  const { happened = [] } = state;
  const isSame = (each: Happened): boolean =>
    each.what === what.what && each.player === what.player && each.card === what.card;
  if (!happened.some(isSame)) state.happened = [...happened, what];
}

/** A player activates the Main or Action of a Command: one that is played, one paired with a Unit, or one that Bursts. */
// gundam/command, gundam/burst
export function commandUsed(table: Table, player: Seat, card: string, exPaid = false): void {
  const facts = table.state.cards[card];
  note(table, { what: 'command-used', player, card });
  triggerOf(
    table,
    player,
    'command-used',
    ({ command }) => cardFits(facts, command) && (!command?.exPaid || exPaid),
    card,
  );
}

/** A player pays for the effect of a Unit. */
export function effectPaid(table: Table, player: Seat, unit: string, cost: number): void {
  if (cost <= 0) return;
  note(table, { what: 'effect-paid', player, card: unit });
  const before = table.triggered.length;
  triggerAbout(table, 'unit-effect-paid', unit);
  table.triggered = table.triggered.map((each, i) =>
    i >= before && each.kind === 'trigger' ? { ...each, paid: cost } : each,
  );
}

/** Whether all this has happened this turn, to or by this player. */
export function hasHappened(state: PlayState, player: Seat, asked: ThisTurn, source: string): boolean {
  const { deployed, commandUsed: used, putDown, effectPaid, enemyDiscarded } = asked;
  const isOf = ({ card, traits }: Happened, filter: CardFilter): boolean =>
    cardFits(withTraits(state.cards[card ?? ''], traits), filter);
  const some = (what: Happened['what'], filter: CardFilter, isMeant = (_: Happened): boolean => true) =>
    state.happened?.some(
      (each) => each.what === what && each.player === player && isMeant(each) && isOf(each, filter),
    ) === true;
  const stands = (filter: CardFilter): boolean =>
    state.units.some(
      (unit) => unit.deployed && unit.owner === player && cardFits(state.cards[unit.id], filter),
    );
  if (deployed && !some('deployed', deployed) && !stands(deployed)) return false;
  if (used && !some('command-used', used)) return false;
  if (putDown && !some('put-down', putDown)) return false;
  if (effectPaid && !some('effect-paid', effectPaid, ({ card }) => !effectPaid.other || card !== source))
    return false;
  return !enemyDiscarded || state.happened?.some((each) => isDiscardFor(state, each, player)) === true;
}

const isDiscardFor = (state: PlayState, { what, player, by }: Happened, asking: Seat): boolean =>
  what === 'discarded' && by === asking && sideOf(state, player) !== sideOf(state, asking);

const withTraits = (
  facts: CardFacts | undefined,
  traits: readonly string[] | undefined,
): CardFacts | undefined => (facts && traits ? { ...facts, traits } : facts);
