import type { PodraceWords } from '../_i18n/rules/yj-podrace';
import type { Side } from '../_rules/core/sides';
import { whyNoLapCard } from '../_rules/young-jedi/podrace/race';
import {
  fitOf,
  handlingOf,
  isUsable,
  refuelingNumber,
  shortTitle,
  titleOf,
} from '../_rules/young-jedi/podrace/racer';
import {
  type Card,
  type CardKind,
  LAPS_TO_WIN,
  type LapCard,
  MOST_THRUST,
  type PodraceState,
} from '../_rules/young-jedi/podrace/state';
import type { Art, Mark, PictureCard } from './picture';

const ARTS: Record<CardKind, Art> = {
  character: 'character',
  weapon: 'weapon',
  battle: 'battle',
  effect: 'effect',
  location: 'location',
  starship: 'starship',
};

const numbers = ({ destiny }: Card): string =>
  destiny === undefined ? '?' : typeof destiny === 'number' ? `${destiny}` : destiny.join('/');

/** What a card is called in a word. */
export const shortOf = (state: PodraceState, id: string): string => {
  const card = state.cards[id] ?? {};
  return card.title === undefined ? numbers(card) : shortTitle(state, id);
};

export const hiddenCard = (id: string, seat: Side): PictureCard => ({ id, title: '?', seat, faceDown: true });

/** A card of a hand by its number, which is what counts in a race. */
export function inHand(words: PodraceWords, state: PodraceState, side: Side, id: string): PictureCard {
  const { picture } = words;
  const card = state.cards[id] ?? {};
  const facts = card.title === undefined ? [] : [titleOf(state, id)];
  if (card.counters !== undefined) facts.push(picture.counters(card.counters));
  const mark = side === state.turn ? markOf(words, state, card) : undefined;
  return {
    id,
    title: shortOf(state, id),
    seat: side,
    figure: numbers(card),
    kind: card.kind ? picture.kinds[card.kind] : picture.destiny,
    ...(card.kind && { art: ARTS[card.kind] }),
    ...(facts.length > 0 && { facts }),
    ...(mark && { marks: [mark] }),
  };
}

/** Whether a card of the hand can go on the podracing pile now. */
function markOf({ picture }: PodraceWords, state: PodraceState, card: Card): Mark | undefined {
  if (state.over || card.kind === 'location' || whyNoLapCard(state, state.turn)) return undefined;
  const fit = fitOf(state, state.turn, card);
  if (fit === 'in-order') return { text: picture.playable, tone: 'live', tells: true };
  return fit === 'handling' ? { text: picture.byHandling, tone: 'live', tells: true } : undefined;
}

/** A card of the podracing pile. */
export function lapCard(
  { picture }: PodraceWords,
  state: PodraceState,
  seat: Side,
  played: LapCard,
): PictureCard {
  const { card, number, handling } = played;
  return {
    id: card,
    title: shortOf(state, card),
    seat,
    figure: handling ? numbers(state.cards[card] ?? {}) : number,
    ...(handling && { marks: [{ text: picture.asHandling(number), tone: 'live' as const }] }),
  };
}

/** Who rides what; as long as one of the two is missing, the Objective on which they are waited for. */
export function waitingFor(words: PodraceWords, state: PodraceState, seat: Side): PictureCard {
  const { picture } = words;
  const { objective, pilot, podracer } = state.players[seat];
  const module: PictureCard[] =
    podracer === undefined
      ? []
      : [{ id: podracer, title: titleOf(state, podracer), seat, art: 'pod', kind: picture.podracer }];
  if (pilot !== undefined) return { ...pilotCard(words, state, seat, pilot), holds: module };
  const down = objective === 'played';
  return {
    id: `objective-${seat}`,
    title: picture.objectiveTitle,
    seat,
    art: 'location',
    kind: picture.objective,
    facts: [picture.noRacer],
    ...(!down && { marks: [{ text: picture.notDown, tone: 'weak' as const }] }),
    ...(module.length > 0 && { holds: module }),
  };
}

function pilotCard({ picture }: PodraceWords, state: PodraceState, seat: Side, id: string): PictureCard {
  const { thrust, laps } = state.players[seat];
  const handling = handlingOf(state.cards[id]);
  const useless = handling !== undefined && !isUsable(handling);
  return {
    id,
    title: shortTitle(state, id),
    seat,
    art: 'pilot',
    kind: picture.pilot,
    points: { label: picture.thrust, left: thrust, of: MOST_THRUST },
    stats: [
      ...(handling === undefined
        ? []
        : [{ ...picture.handling, value: handling, ...(useless && { tone: 'bad' as const }) }]),
      { ...picture.refueling, value: refuelingNumber(thrust) },
    ],
    facts: [
      titleOf(state, id),
      picture.laps(laps, LAPS_TO_WIN),
      ...(useless ? [picture.handlingUseless] : []),
    ],
  };
}
