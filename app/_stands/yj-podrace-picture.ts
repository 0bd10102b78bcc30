import type { Locale } from '../_i18n/locales';
import { PODRACE_WORDS, type PodraceWords } from '../_i18n/rules/yj-podrace';
import { SIDES, type Side } from '../_rules/swccg/force/piles';
import { whyNoLapCard } from '../_rules/young-jedi/podrace/race';
import {
  fitOf,
  handlingCards,
  handlingOf,
  isUsable,
  refuelingNumber,
  titleOf,
} from '../_rules/young-jedi/podrace/racer';
import {
  type Card,
  DEPLOY_ORDER,
  HANDLING_CARDS_A_LAP,
  LAP_LENGTH,
  LAPS_TO_WIN,
  type PodraceState,
} from '../_rules/young-jedi/podrace/state';
import type { Figure, Mark, Picture, PictureCard, Pile, TrackStep, Zone } from './picture';

export function drawPodrace(locale: Locale, state: PodraceState): Picture {
  const words = PODRACE_WORDS[locale];
  const opening = state.stage === 'opening';
  const racing = SIDES.filter((side) => {
    const { objective } = state.players[side];
    return objective === 'played' || (opening && objective === 'held');
  });
  const { planet } = state.players[state.turn];
  const zones: Zone[] = [
    ...racing
      .filter((side) => state.players[side].pilot !== undefined)
      .map((side): Zone => lapTrack(words, state, side)),
    {
      id: 'objectives',
      title: words.picture.objectiveTitle,
      form: 'cards',
      empty: '—',
      cards: racing.map((side) => objective(words, state, side)),
    },
    ...(opening ? [] : deployZones(words, state)),
    {
      id: 'hand',
      title: words.picture.hand(words.sides[state.turn]),
      seat: state.turn,
      form: 'cards',
      empty: '—',
      cards: state.players[state.turn].hand.map((id) => inHand(words, state, id)),
    },
    {
      id: 'piles',
      title: words.picture.piles,
      form: 'piles',
      piles: SIDES.flatMap((side) => piles(words, state, side)),
    },
  ];
  if (planet.length > 0)
    zones.push({
      id: 'planet',
      title: words.picture.planet(words.sides[state.turn]),
      seat: state.turn,
      form: 'cards',
      cards: planet.map((id) => ({ id, title: titleOf(state, id), seat: state.turn })),
    });
  return {
    moment:
      state.stage === 'opening'
        ? words.stages.opening
        : `${words.picture.turn(state.turnNumber, words.sides[state.turn])} · ${words.stages[state.stage]}`,
    opportunity: opportunity(words, state),
    zones,
  };
}

const deployZones = (words: PodraceWords, state: PodraceState): Zone[] => [
  { id: 'order', title: words.picture.order, form: 'track', steps: deployOrder(words, state) },
  { id: 'left', title: words.stages[state.stage], form: 'figures', figures: whatIsLeft(words, state) },
];

function opportunity({ picture, sides }: PodraceWords, state: PodraceState): Picture['opportunity'] {
  const { over } = state;
  if (over)
    return over.reason === 'turns'
      ? { text: picture.over }
      : {
          seat: over.winner,
          text: (over.reason === 'race' ? picture.won : picture.deckWon)(sides[over.winner]),
        };
  if (state.owes) return { seat: state.owes, text: picture.owes(sides[state.owes]) };
  if (state.stage === 'opening') return { text: picture.bothDraw };
  return { seat: state.turn, text: picture.toAct(sides[state.turn]) };
}

const numbers = ({ destiny }: Card): string =>
  destiny === undefined ? '?' : typeof destiny === 'number' ? `${destiny}` : destiny.join(' / ');

/** The run from 1 to 6, with what has been played for each number. */
function lapTrack({ picture, sides }: PodraceWords, state: PodraceState, side: Side): Zone {
  const { pile, laps } = state.players[side];
  const steps = Array.from({ length: LAP_LENGTH }, (_, i): TrackStep => {
    const played = pile[i];
    const card = played && state.cards[played.card];
    const note = !played
      ? undefined
      : played.handling
        ? picture.asHandling(numbers(card ?? {}))
        : card?.title;
    return {
      title: `${i + 1}`,
      at: i < pile.length ? 'done' : i === pile.length ? 'now' : 'ahead',
      ...(note !== undefined && { note }),
    };
  });
  const lap = Math.min(laps + 1, LAPS_TO_WIN);
  return { id: `lap-${side}`, title: picture.lap(lap, sides[side]), seat: side, form: 'track', steps };
}

/** The Objective with its lap tokens, and who is lined up on it. */
function objective({ picture }: PodraceWords, state: PodraceState, side: Side): PictureCard {
  const { objective: where, pilot, podracer, thrust, laps } = state.players[side];
  const holds: PictureCard[] = [];
  if (pilot !== undefined) {
    const handling = handlingOf(state.cards[pilot]);
    const facts = [picture.thrust(thrust), picture.refueling(refuelingNumber(thrust))];
    if (handling !== undefined)
      facts.push(isUsable(handling) ? picture.handling(handling) : picture.handlingUseless(handling));
    holds.push({ id: pilot, title: titleOf(state, pilot), seat: side, facts });
  }
  if (podracer !== undefined) holds.push({ id: podracer, title: titleOf(state, podracer), seat: side });
  if (where === 'held')
    return {
      id: `objective-${side}`,
      title: picture.objectiveTitle,
      seat: side,
      marks: [{ text: picture.notDown, tone: 'weak' }],
    };
  return {
    id: `objective-${side}`,
    title: picture.objectiveTitle,
    seat: side,
    facts: [picture.laps(laps, LAPS_TO_WIN), ...(holds.length === 0 ? [picture.noRacer] : [])],
    ...(holds.length > 0 && { holds }),
  };
}

/** Where the player stands in the fixed order of the deploy step. */
function deployOrder({ parts }: PodraceWords, state: PodraceState): TrackStep[] {
  const { other, refueled, thrust } = state.deploy;
  const inStep = other ? 3 : refueled > 0 ? 2 : thrust ? 1 : 0;
  const now = state.stage === 'deploy' ? inStep : DEPLOY_ORDER.length;
  return DEPLOY_ORDER.map((part, i) => ({
    title: parts[part],
    at: i < now ? 'done' : i === now ? 'now' : 'ahead',
  }));
}

function whatIsLeft({ picture }: PodraceWords, state: PodraceState): Figure[] {
  const player = state.players[state.turn];
  const { thrust, laps, refueled, other, counters } = state.deploy;
  const open = state.stage === 'deploy' && thrust && !other;
  const lapsLeft = open && refueled === 0 ? player.thrust - laps : 0;
  const fuelLeft = open ? refuelingNumber(player.thrust) - refueled : 0;
  const handling = handlingOf(state.cards[player.pilot ?? '']);
  return [
    { label: picture.lapsLeft, value: lapsLeft, tone: lapsLeft > 0 ? 'live' : 'weak' },
    ...(handling !== undefined && isUsable(handling)
      ? [{ label: picture.handlingLeft, value: HANDLING_CARDS_A_LAP - handlingCards(player) }]
      : []),
    { label: picture.fuelLeft, value: fuelLeft, ...(fuelLeft === 0 && { tone: 'weak' as const }) },
    { label: picture.countersLeft, value: player.counters - counters },
  ];
}

function inHand(words: PodraceWords, state: PodraceState, id: string): PictureCard {
  const { picture } = words;
  const card = state.cards[id] ?? {};
  const facts = card.title === undefined ? [] : [picture.destiny(numbers(card))];
  if (card.counters !== undefined) facts.push(picture.counters(card.counters));
  const mark = markOf(words, state, card);
  return {
    id,
    title: card.title === undefined ? numbers(card) : titleOf(state, id),
    seat: state.turn,
    ...(card.kind === 'location' && { kind: picture.location }),
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

function piles({ picture, sides }: PodraceWords, state: PodraceState, side: Side): Pile[] {
  const { deck, pile, discard } = state.players[side];
  const of = (title: string) => `${title} · ${sides[side]}`;
  const lapCards = pile.map(({ card }) => card).toReversed();
  return [
    {
      id: `deck-${side}`,
      title: of(picture.deck),
      count: deck.cards.length,
      ...(deck.cards.length === 0 && { tone: 'bad' as const }),
    },
    ...(lapCards.length > 0
      ? [{ id: `pile-${side}`, title: of(picture.podracingPile), count: lapCards.length, cards: lapCards }]
      : []),
    { id: `discard-${side}`, title: of(picture.discard), count: discard.length, tone: 'weak' },
  ];
}
