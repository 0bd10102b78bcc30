import type { Locale } from '../_i18n/locales';
import { TURN_WORDS, type TurnPictureWords } from '../_i18n/rules/gundam-turn';
import { apOf, costOf, hpOf, isLink, lvOf, resourcesIn } from '../_rules/gundam/turn/facts';
import {
  type BaseInPlay,
  type Moment,
  nameOf,
  PHASES,
  PLAYERS,
  type Player,
  PREPARATION,
  type TurnState,
  tableOf,
  type UnitInPlay,
} from '../_rules/gundam/turn/state';
import { drawResources, drawShields, resourceIds, rowOf } from './gundam-table';
import type { Mark, Picture, PictureCard, Pile, Row, Stat, Zone } from './picture';

const isPreparing = (phase: Moment): boolean => (PREPARATION as readonly Moment[]).includes(phase);

/** The phases, the Units of both sides face to face, and behind them what each player has. */
export function drawTurn(locale: Locale, state: TurnState): Picture {
  const words = TURN_WORDS[locale];
  const seats = PLAYERS.filter((player) => state.players.includes(player));
  const inRow = (row: Row) => seats.filter((seat) => rowOf(seat) === row);
  return {
    moment: isPreparing(state.phase)
      ? words.preparing(state.phase)
      : words.moment(state.turnNumber, state.turn, state.phase),
    opportunity: opportunity(locale, state),
    zones: [
      track(words.picture, state),
      ...inRow('far').map((seat, i) => unitsOf(words.picture, state, seat, i > 0)),
      ...inRow('near').map((seat, i) => unitsOf(words.picture, state, seat, i > 0)),
      ...seats.flatMap((seat) => [
        areaOf(words.picture, state, seat),
        pilesOf(words.picture, state, seat),
        ...handOf(words.picture, state, seat),
      ]),
    ],
  };
}

function opportunity(locale: Locale, state: TurnState): Picture['opportunity'] {
  const words = TURN_WORDS[locale];
  const { over, due, passes } = state;
  if (over?.reason === 'deck-empty') return { seat: over.winner, text: words.won(over.winner, over.loser) };
  if (over) return { text: words.stopped };
  if (due) return { seat: due.player, text: words.due[due.what](due.player, 'left' in due ? due.left : 1) };
  const seat = state.opportunity;
  if (state.phase === 'end') return { seat, text: words.actionStep(seat, passes) };
  return { seat, text: words.mayAct[state.phase](seat) };
}

function track(words: TurnPictureWords, { phase, turn, passes, over }: TurnState): Zone {
  const steps: readonly Moment[] = isPreparing(phase) ? PREPARATION : PHASES;
  const now = over?.reason === 'turns' ? steps.length : steps.indexOf(phase);
  return {
    id: 'phases',
    title: words.turn,
    seat: turn,
    row: 'track',
    form: 'track',
    steps: steps.map((step, i) => ({
      title: words.steps[step],
      at: i < now ? 'done' : i === now ? 'now' : 'ahead',
      ...(i === now && passes > 0 && { note: words.passes(passes) }),
    })),
  };
}

function unitsOf(words: TurnPictureWords, state: TurnState, player: Player, beside: boolean): Zone {
  return {
    id: `units-${player}`,
    title: words.units(player),
    seat: player,
    row: 'middle',
    ...(beside && { beside }),
    empty: words.noUnit,
    form: 'cards',
    cards: tableOf(state, player).units.map((unit) => unitCard(words, state, player, unit)),
  };
}

function unitCard(words: TurnPictureWords, state: TurnState, player: Player, unit: UnitInPlay): PictureCard {
  const card = state.cards[unit.id];
  const linked = isLink(state, unit);
  const marks = marksOf(words, state, player, unit);
  const hp = hpOf(state, player, unit);
  const ap: Stat = {
    label: 'AP',
    short: 'AP',
    value: apOf(state, player, unit),
    ...(unit.ap !== 0 && { tone: unit.ap > 0 ? 'live' : 'bad' }),
  };
  return {
    id: unit.id,
    title: nameOf(state, unit.id),
    seat: player,
    art: 'unit',
    kind: linked
      ? words.link
      : card?.type === 'unit' && card.token
        ? `${words.kinds.unit}, ${words.token}`
        : words.kinds.unit,
    stats: [ap],
    points: { label: 'HP', left: Math.max(0, hp - unit.damage), of: hp },
    ...(unit.rested && { rested: true }),
    ...(marks.length > 0 && { marks }),
    ...(unit.pilot !== null && { holds: [pilotCard(words, state, player, unit.pilot, linked)] }),
  };
}

/** In the turn of its deployment a Unit waits, unless it is a Link Unit. */
// gundam/rulebook/playing-cards#deploying, gundam/link-unit
function marksOf(words: TurnPictureWords, state: TurnState, player: Player, unit: UnitInPlay): Mark[] {
  if (state.turn !== player || unit.since !== state.turnNumber || unit.rested) return [];
  return isLink(state, unit)
    ? [{ text: words.ready, tone: 'live', tells: true }]
    : [{ text: words.deployed, tone: 'weak' }];
}

function pilotCard(
  words: TurnPictureWords,
  state: TurnState,
  player: Player,
  id: string,
  linked: boolean,
): PictureCard {
  const card = state.cards[id];
  const boost = card?.type === 'pilot' ? card : card?.type === 'command' ? card.pilot : undefined;
  return {
    id,
    title: boost?.name ?? nameOf(state, id),
    seat: player,
    art: 'pilot',
    kind: words.kinds.pilot,
    ...(boost && { facts: [words.boost(boost.ap, boost.hp)] }),
    ...(linked && { marks: [{ text: words.link, tone: 'live' }] }),
  };
}

/** The Base, the Shields and the Resources. */
function areaOf(words: TurnPictureWords, state: TurnState, player: Player): Zone {
  const { base, shields, resources } = tableOf(state, player);
  return {
    id: `area-${player}`,
    title: words.area(player),
    seat: player,
    row: rowOf(player),
    empty: words.emptyArea,
    form: 'fan',
    cards: [
      ...(base ? [baseCard(words, state, player, base)] : []),
      ...drawShields(
        shields.map((card) => ({ card, owner: player })),
        words.shield,
      ),
      ...drawResources(player, resources, words),
    ],
  };
}

function baseCard(words: TurnPictureWords, state: TurnState, player: Player, base: BaseInPlay): PictureCard {
  const card = state.cards[base.id];
  const hp = card?.type === 'base' ? card.hp : 0;
  return {
    id: base.id,
    title: nameOf(state, base.id),
    seat: player,
    art: 'base',
    kind: words.kinds.base,
    points: { label: 'HP', left: Math.max(0, hp - base.damage), of: hp },
    ...(base.rested && { rested: true }),
  };
}

/** A hand of which nobody knows a card is only counted, among the piles. */
const isKnown = ({ cards }: TurnState, hand: readonly string[]): boolean => hand.some((id) => cards[id]);

function handOf(words: TurnPictureWords, state: TurnState, player: Player): Zone[] {
  const { hand } = tableOf(state, player);
  if (!isKnown(state, hand)) return [];
  return [
    {
      id: `hand-${player}`,
      title: words.hand(player),
      seat: player,
      row: rowOf(player),
      form: 'fan',
      cards: hand.map((id) => handCard(words, state, player, id)),
    },
  ];
}

function handCard(words: TurnPictureWords, state: TurnState, player: Player, id: string): PictureCard {
  const card = state.cards[id];
  if (!card) return { id, title: words.unknown, seat: player, faceDown: true };
  const lv = lvOf(state, player, card);
  const acting = state.phase === 'main' && state.turn === player && !state.over;
  const short = acting && resourcesIn(tableOf(state, player).resources) < lv;
  return {
    id,
    title: card.name,
    seat: player,
    art: card.type,
    kind: words.kinds[card.type],
    stats: [
      { label: 'Lv.', short: 'Lv', value: lv },
      { label: 'Cost', short: 'C', value: costOf(state, player, card) },
    ],
    ...(card.type === 'command' && {
      facts: [words.timings(card.timings.includes('main'), card.timings.includes('action'))],
    }),
    ...(short && { marks: [{ text: words.lvTooHigh, tone: 'weak', tells: true }] }),
  };
}

/** The deck, the Resource deck, the trash and an unknown hand; among many players only what is there. */
function pilesOf(words: TurnPictureWords, state: TurnState, player: Player): Zone {
  const { resources, resourceDeck, deck, trash, hand } = tableOf(state, player);
  const known = trash.flatMap((id) => state.cards[id]?.name ?? []);
  const placed = resources.active + resources.rested;
  const crowded = state.players.length > 2;
  const piles: Pile[] = [
    {
      id: `${player}-deck`,
      title: words.deck,
      count: deck.length,
      cards: deck,
      ...(deck.length < 2 && { tone: 'bad' }),
    },
    {
      id: `${player}-resource-deck`,
      title: words.resourceDeck,
      short: words.resourceDeckShort,
      count: resourceDeck,
      cards: resourceIds(player, placed, placed + resourceDeck),
    },
    {
      id: `${player}-trash`,
      title: words.trash,
      count: trash.length,
      cards: trash,
      open: true,
      ...(known.length > 0 && { top: known.slice(0, 2) }),
    },
    ...(isKnown(state, hand)
      ? []
      : [{ id: `${player}-hand`, title: words.handPile, count: hand.length, cards: hand }]),
  ];
  return {
    id: `rest-${player}`,
    title: words.piles(player),
    seat: player,
    row: rowOf(player),
    form: 'piles',
    piles: crowded ? piles.filter(({ id, count }) => id.endsWith('-deck') || count > 0) : piles,
  };
}
