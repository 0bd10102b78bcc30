import type { Locale } from '../_i18n/locales';
import { PODRACE_WORDS, type PodraceWords } from '../_i18n/rules/yj-podrace';
import type { Side } from '../_rules/core/sides';
import { handlingCards, handlingOf, isUsable, refuelingNumber } from '../_rules/young-jedi/podrace/racer';
import {
  DEPLOY_ORDER,
  HAND_SIZE,
  HANDLING_CARDS_A_LAP,
  LAP_LENGTH,
  LAPS_TO_WIN,
  type PodraceState,
} from '../_rules/young-jedi/podrace/state';
import type { Figure, Lane, Picture, Pile, Row, TrackStep, Zone } from './picture';
import { hiddenCard, inHand, lapCard, shortOf, waitingFor } from './yj-podrace-cards';

/** The dark side sits opposite, and its lane is the outer one. */
const SEATED = ['dark', 'light'] as const;
const rowOf = (side: Side): Row => (side === 'dark' ? 'far' : 'near');

export function drawPodrace(locale: Locale, state: PodraceState): Picture {
  const words = PODRACE_WORDS[locale];
  const opening = state.stage === 'opening';
  return {
    moment: opening
      ? words.stages.opening
      : `${words.picture.turn(state.turnNumber, words.sides[state.turn])} · ${words.stages[state.stage]}`,
    opportunity: opportunity(words, state),
    zones: [
      {
        id: 'order',
        title: words.picture.order,
        row: 'track',
        form: 'track',
        steps: opening ? openingOrder(words, state) : turnOrder(words, state),
      },
      ...SEATED.flatMap((side) => [handOf(words, state, side), pilesOf(words, state, side)]),
      {
        id: 'race',
        title: words.picture.race,
        row: 'middle',
        form: 'race',
        lanes: racing(state).map((side) => laneOf(words, state, side)),
      },
      opening ? destinies(words, state) : whatIsLeft(words, state),
    ],
  };
}

/** Those with an Objective, or who may still put one down. */
const racing = ({ players, stage }: PodraceState): Side[] =>
  SEATED.filter(
    (side) =>
      players[side].objective === 'played' || (stage === 'opening' && players[side].objective === 'held'),
  );

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

const track = (titles: readonly string[], now: number): TrackStep[] =>
  titles.map((title, i) => ({ title, at: i < now ? 'done' : i === now ? 'now' : 'ahead' }));

const openingOrder = ({ picture }: PodraceWords, { opening }: PodraceState): TrackStep[] =>
  track([picture.opening.objectives, picture.opening.destiny], Object.keys(opening).length > 0 ? 1 : 0);

/** The parts of the deploy step in their fixed order, then the other steps of the turn. */
function turnOrder({ parts, stages }: PodraceWords, state: PodraceState): TrackStep[] {
  const { other, refueled, thrust } = state.deploy;
  const inDeploy = other ? 3 : refueled > 0 ? 2 : thrust ? 1 : 0;
  const now = {
    opening: 0,
    deploy: inDeploy,
    battle: DEPLOY_ORDER.length,
    'even-up': DEPLOY_ORDER.length + 1,
  };
  const titles = [...DEPLOY_ORDER.map((part) => parts[part]), stages.battle, stages['even-up']];
  return track(titles, state.over ? titles.length : now[state.stage]);
}

/** The hand of the player whose turn it is lies open; of the other one sees the backs. */
function handOf(words: PodraceWords, state: PodraceState, side: Side): Zone {
  const { hand } = state.players[side];
  const open = side === state.turn || state.stage === 'opening';
  return {
    id: `hand-${side}`,
    title: words.picture.hand(words.sides[side]),
    seat: side,
    row: rowOf(side),
    form: 'fan',
    empty: '—',
    cards: hand.map((id) => (open ? inHand(words, state, side, id) : hiddenCard(id, side))),
  };
}

function pilesOf({ picture, sides }: PodraceWords, state: PodraceState, side: Side): Zone {
  const { deck, discard, planet } = state.players[side];
  const of = (title: string) => `${title} · ${sides[side]}`;
  const piles: Pile[] = [
    {
      id: `deck-${side}`,
      title: of(picture.deck),
      short: picture.short.deck,
      count: deck.cards.length,
      cards: deck.cards,
      ...(deck.cards.length === 0 && { tone: 'bad' as const }),
    },
    {
      id: `discard-${side}`,
      title: of(picture.discard),
      short: picture.short.discard,
      count: discard.length,
      cards: discard,
      tone: 'weak',
    },
  ];
  if (planet.length > 0)
    piles.unshift({
      id: `planet-${side}`,
      title: of(picture.planet),
      short: picture.short.planet,
      count: planet.length,
      cards: planet,
      top: planet.map((id) => shortOf(state, id)),
      open: true,
    });
  return { id: `piles-${side}`, title: picture.piles, seat: side, row: rowOf(side), form: 'piles', piles };
}

/** Who races, the lap tokens, and what has been played of the run from 1 to 6. */
function laneOf(words: PodraceWords, state: PodraceState, side: Side): Lane {
  const { pilot, podracer, laps, pile } = state.players[side];
  return {
    seat: side,
    title: words.picture.lap(Math.min(laps + 1, LAPS_TO_WIN), LAPS_TO_WIN),
    pod: waitingFor(words, state, side),
    ...(pilot !== undefined && podracer !== undefined && { away: true as const }),
    laps: { done: laps, of: LAPS_TO_WIN },
    lap: { played: pile.map((played) => lapCard(words, state, side, played)), of: LAP_LENGTH },
  };
}

const destinies = ({ picture }: PodraceWords, { opening }: PodraceState): Zone => ({
  id: 'destinies',
  title: picture.destinies,
  row: 'sum',
  form: 'figures',
  figures: SEATED.map(
    (side): Figure => ({ label: picture.destiny, value: opening[side] ?? '?', seat: side }),
  ),
});

/** What the player whose turn it is may still do of the race; in Even Up, how far the hand is from six. */
function whatIsLeft({ picture }: PodraceWords, state: PodraceState): Zone {
  const player = state.players[state.turn];
  const { thrust, laps, refueled, other, counters } = state.deploy;
  const open = state.stage === 'deploy' && thrust && !other;
  const lapsLeft = open && refueled === 0 ? player.thrust - laps : 0;
  const fuelLeft = open ? refuelingNumber(player.thrust) - refueled : 0;
  const handling = handlingOf(state.cards[player.pilot ?? '']);
  const tone = (left: number) => ({ tone: left > 0 ? ('live' as const) : ('weak' as const) });
  const figures: Figure[] =
    state.stage === 'even-up'
      ? [{ label: picture.inHand, value: picture.of(player.hand.length, HAND_SIZE) }]
      : [
          { label: picture.lapsLeft, value: lapsLeft, ...tone(lapsLeft) },
          ...(handling !== undefined && isUsable(handling)
            ? [{ label: picture.handlingLeft, value: HANDLING_CARDS_A_LAP - handlingCards(player) }]
            : []),
          { label: picture.fuelLeft, value: fuelLeft, ...tone(fuelLeft) },
          { label: picture.countersLeft, value: player.counters - counters },
        ];
  return { id: 'left', title: picture.left, row: 'sum', form: 'figures', figures };
}
