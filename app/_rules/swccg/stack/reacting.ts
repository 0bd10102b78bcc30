import { citing } from '../../core/codes';
import type { Side } from '../../core/sides';
import { presenceOf } from '../battle/where';
import { placeOf } from './place';
import { type Refusal, refuse } from './refusals';
import { rosterOf } from './roster';
import {
  type Action,
  type CardId,
  isInert,
  type PrintedText,
  printOf,
  respondedToBy,
  type State,
} from './state';
import { allIn } from './whereabouts';

/**
 * A starship, or a vehicle other than a creature vehicle, moves as a react only with a pilot or driver aboard. One that
 * has ability of its own has a permanent pilot. swccg/react#conditions
 */
export function lacksDriver(state: State, card: CardId, text: PrintedText): Refusal | undefined {
  // in a whole play, who is at the controls is told by what cards do aboard
  if (text.type !== 'react' || text.from !== 'table' || text.field) return undefined;
  const { kind, tags, ability, title } = printOf(state, card);
  if (kind !== 'vehicle' && kind !== 'starship') return undefined;
  if (ability !== undefined || tags?.some((tag) => MOVE_BY_THEMSELVES.includes(tag))) return undefined;
  if (rosterOf(state).characters.some(({ id }) => drives(state, id, card))) return undefined;
  return citing(
    'swccg/react#conditions',
    refuse('condition', { card: title, condition: 'driver', about: title }),
  );
}

/** Tags of what needs nobody aboard in order to move. swccg/driver */
const MOVE_BY_THEMSELVES = ['creature-vehicle', 'permanent-pilot', 'driverless'];

// swccg/driver: any character who is not a droid, or a vehicle droid
function drives(state: State, id: CardId, vehicle: CardId): boolean {
  const card = state.cards[id];
  if (card?.zone !== 'table' || card.at !== vehicle || isInert(card)) return false;
  const { tags = [] } = printOf(state, id);
  return !tags.includes('droid') || tags.includes('vehicle-droid');
}

/** Whether that player has presence there: a total ability of 1 or more, also aboard something. swccg/presence */
export function hasPresence(state: State, side: Side, at: string | undefined): boolean {
  let total = 0;
  for (const { id, owner, print } of allIn(state, 'table')) {
    const presence = print.figures ? presenceOf(print.figures) : (print.ability ?? 0);
    if (owner !== side || presence === 0 || isInert(state.cards[id])) continue;
    if (placeOf(state, id) === at) total += presence;
  }
  return at !== undefined && total >= 1;
}

/** Whether a react has brought presence to a Force drain, which is thereby cancelled. swccg/react#consequences */
export const bringsPresence = (state: State, action: Action): boolean =>
  action.type === 'react' &&
  action.unoccupied === true &&
  respondedToBy(state, action)?.type === 'force-drain' &&
  hasPresence(state, action.by, action.at);
