import type { Role } from '../battle/state';
import { placeOf } from '../stack/place';
import { type Refusal, refuse } from '../stack/refusals';
import type { Slot } from '../stack/slots';
import { type CardId, isInert, type PrintedText, type State, topmost } from '../stack/state';
import { cardsAt } from '../stack/whereabouts';
import { titleOf, whyKept, whyNotEmbark, whyNotGetOff } from './boarding';
import { whyNotIntoSector } from './death-star';
import { isDriven, isInRange } from './reach';
import { whyNotReactAgain } from './reacted';
import { landingCost, whyNotFly, whyNotLand, whyNotTakeOff } from './travel';

/**
 * Moving as a react: by landspeed or hyperspeed, landing or taking off; others get aboard just before it leaves and off
 * just after it arrives, even if it was there already.
 */
// swccg/react#conditions

/** Why this text of this card is no react to the topmost action. */
export function whyNotReact(state: State, card: CardId, text: PrintedText): Refusal | undefined {
  const to = topmost(state)?.at;
  if (to === undefined) return undefined;
  const kept = whyKept(state, card);
  if (kept) return kept;
  if (placeOf(state, card) === to) return whyNotThere(state, card, text, to);
  // swccg/driver: whoever gets aboard may take the controls
  const canDrive = (id: CardId): boolean => hasCrew(seatsFor(state, card, [id]));
  const isManned = isDriven(state, card) || (takesAboard(text) && boardersOf(state, card).some(canDrive));
  if (!isManned) return refuse('not-driven', { card: titleOf(state, card) });
  return whyNotIntoSector(state, card, to) ?? whyNotGetThere(state, card, to);
}

function whyNotGetThere(state: State, card: CardId, to: CardId): Refusal | undefined {
  if (isInRange(state, card, to) || fliesTo(state, card, to)) return undefined;
  return refuse('out-of-range', { card: titleOf(state, card), location: titleOf(state, to) });
}

// swccg/death-star-ii/moving#landing-taking-off
const fliesTo = (state: State, card: CardId, to: CardId): boolean => {
  const code = whyNotFly(state, card)?.code;
  // whether somebody is at the controls is asked with those who get aboard
  if (code !== undefined && code !== 'not-driven') return false;
  return !whyNotLand(state, card, to) || !whyNotTakeOff(state, card, to);
};

/** There already: it gets off what carries it, or somebody gets aboard it or off it. */
function whyNotThere(state: State, card: CardId, text: PrintedText, to: CardId): Refusal | undefined {
  if (state.cards[card]?.at !== to) return whyNotGetOff(state, card);
  const isUsed = takesAboard(text) && [...boardersOf(state, card), ...ridersOf(state, card)].length > 0;
  return isUsed
    ? undefined
    : refuse('out-of-range', { card: titleOf(state, card), location: titleOf(state, to) });
}

const takesAboard = ({ targets }: PrintedText): boolean => targets?.embarking?.field === 'boarder';

/** What the move costs: nothing where it is already, or at a docking bay. */
export function reactCost(state: State, card: CardId): number {
  const to = topmost(state)?.at;
  if (to === undefined || isInRange(state, card, to)) return 1;
  return placeOf(state, card) === to ? 0 : landingCost(state, card, to);
}

const charactersAt = (state: State, at: CardId | undefined): CardId[] =>
  at === undefined
    ? []
    : cardsAt(state, at)
        .filter(({ id, print }) => print.kind === 'character' && !isInert(state.cards[id]))
        .map(({ id }) => id);

const ridersOf = (state: State, card: CardId): CardId[] => charactersAt(state, card);

const boardersOf = (state: State, card: CardId): CardId[] =>
  charactersAt(state, state.cards[card]?.at).filter(
    (id) => !whyNotReactAgain(state, id) && !whyNotBoard(state, card, id),
  );

/** Why somebody does not get aboard what reacts. */
export function whyNotBoard(state: State, card: CardId, id: CardId): Refusal | undefined {
  if (state.cards[card]?.owner !== state.cards[id]?.owner || isInert(state.cards[id]))
    return refuse('not-together', { card: titleOf(state, id), host: titleOf(state, card) });
  const first = whyNotEmbark(state, id, card, 'passenger');
  return first && FOR_BOARDERS.every((as) => whyNotEmbark(state, id, card, as)) ? first : undefined;
}

/** The same where somebody may wait for it: whoever is where it arrives gets aboard there. */
// swccg/react#others-aboard
export function whyNotGetAboard(state: State, card: CardId, id: CardId): Refusal | undefined {
  const now = whyNotBoard(state, card, id);
  return now && whyNotBoard(arrived(state, card), card, id) ? now : undefined;
}

/** The table as it is once the card is where it reacts to. */
function arrived(state: State, card: CardId): State {
  const [mover, at] = [state.cards[card], topmost(state)?.at];
  if (!mover || at === undefined) return state;
  return { ...state, cards: { ...state.cards, [card]: { ...mover, at } } };
}

/** Whoever is aboard may get off where it arrives, and whoever gets aboard before it leaves. */
export const whyNotRide = (state: State, card: CardId, id: CardId): Refusal | undefined =>
  state.cards[id]?.at === card ? undefined : whyNotBoard(state, card, id);

const FOR_BOARDERS: readonly Role[] = ['passenger', 'driver', 'pilot'];
const AT_THE_CONTROLS: readonly Role[] = ['driver', 'pilot', 'passenger'];

/** Who sits where, if there is room for all: at the controls if nobody is, else as passengers. */
export function seatsFor(
  state: State,
  host: CardId,
  ids: readonly CardId[],
): { id: CardId; as: Role }[] | undefined {
  const seats: { id: CardId; as: Role }[] = [];
  let now = state;
  const sit = (id: CardId, roles: readonly Role[]): boolean => {
    const as = roles.find((role) => !whyNotEmbark(now, id, host, role));
    const card = now.cards[id];
    if (!as || !card) return false;
    now = { ...now, cards: { ...now.cards, [id]: { ...card, at: host, as } } };
    seats.push({ id, as });
    return true;
  };
  const first = isDriven(state, host)
    ? undefined
    : ids.find((id) => AT_THE_CONTROLS.slice(0, 2).some((as) => !whyNotEmbark(state, id, host, as)));
  if (first !== undefined) sit(first, AT_THE_CONTROLS);
  return ids.every((id) => id === first || sit(id, FOR_BOARDERS)) ? seats : undefined;
}

/** Who sits where as it leaves, if there is room for them, and after it has arrived for those who wait there. */
function seatsToLeave(
  state: State,
  card: CardId,
  ids: readonly CardId[],
): { id: CardId; as: Role }[] | undefined {
  const early = ids.filter((id) => !whyNotBoard(state, card, id));
  const late = ids.filter((id) => !early.includes(id));
  const seats = seatsFor(state, card, early);
  if (!seats || late.length === 0) return seats;
  const seated = Object.fromEntries(
    seats.flatMap(({ id, as }) => {
      const one = state.cards[id];
      return one ? [[id, { ...one, at: card, as }]] : [];
    }),
  );
  const there = arrived({ ...state, cards: { ...state.cards, ...seated } }, card);
  return seatsFor(there, card, late) && seats;
}

/** Why those whom a move names do not all get aboard, or leave nobody at the controls. */
export function whyNotTogether(
  state: State,
  card: CardId,
  text: PrintedText,
  named: string | string[] | undefined,
): Refusal | undefined {
  if (!takesAboard(text)) return undefined;
  const boarding = [named ?? []].flat().filter((id) => Object.hasOwn(state.cards, id));
  const seats = seatsToLeave(state, card, boarding);
  const args = { card: titleOf(state, boarding[0] ?? card), host: titleOf(state, card) };
  if (!seats) return refuse('no-room', args);
  return staysPut(state, card) || isDriven(state, card) || hasCrew(seats)
    ? undefined
    : refuse('not-driven', { card: args.host });
}

const staysPut = (state: State, card: CardId): boolean => placeOf(state, card) === topmost(state)?.at;

const hasCrew = (seats: readonly { as: Role }[] | undefined): boolean =>
  seats?.some(({ as }) => as !== 'passenger') === true;

/** Whether a choice of those who get aboard, or off, goes with the react as a whole. */
export function ridesTogether(
  state: State,
  { field }: Slot,
  card: CardId,
  boarding: readonly CardId[],
  ids: readonly CardId[],
): boolean {
  const to = topmost(state)?.at;
  const isThere = staysPut(state, card);
  if (field === 'boarder') {
    const seats = seatsToLeave(state, card, ids);
    return seats !== undefined && (isThere || isDriven(state, card) || hasCrew(seats));
  }
  if (field !== 'rider') return true;
  const isAboard = ids.every((id) => state.cards[id]?.at === card || boarding.includes(id));
  return isAboard && (!isThere || state.cards[card]?.at !== to || ids.length + boarding.length > 0);
}
