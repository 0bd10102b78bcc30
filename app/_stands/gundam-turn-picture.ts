import type { Locale } from '../_i18n/locales';
import { TURN_WORDS, type TurnPictureWords } from '../_i18n/rules/gundam-turn';
import { apOf, costOf, hpOf, isLink, lvOf, mayAttack, resourcesIn } from '../_rules/gundam/turn/facts';
import { options } from '../_rules/gundam/turn/options';
import {
  type BaseInPlay,
  type Moment,
  nameOf,
  PHASES,
  type Player,
  PREPARATION,
  type TurnState,
  tableOf,
  type UnitInPlay,
} from '../_rules/gundam/turn/state';
import type { Mark, Picture, PictureCard, Pile, Zone } from './picture';

const isPreparing = (phase: Moment): boolean => (PREPARATION as readonly Moment[]).includes(phase);

export function drawTurn(locale: Locale, state: TurnState): Picture {
  const words = TURN_WORDS[locale];
  const playable = new Set(
    options(state).flatMap((move) =>
      move.type !== 'discard' && 'card' in move && move.card ? [move.card] : [],
    ),
  );
  return {
    moment: isPreparing(state.phase)
      ? words.preparing(state.phase)
      : words.moment(state.turnNumber, state.turn, state.phase),
    opportunity: opportunity(locale, state),
    zones: [
      track(locale, state),
      ...state.players.flatMap((player) => [
        fieldOf(words.picture, state, player),
        ...handOf(words.picture, state, player, playable),
        pilesOf(words.picture, state, player),
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

function track(locale: Locale, state: TurnState): Zone {
  const { moments, picture } = TURN_WORDS[locale];
  const steps: readonly Moment[] = isPreparing(state.phase) ? PREPARATION : PHASES;
  const now = steps.indexOf(state.phase);
  return {
    id: 'phases',
    title: picture.turn,
    form: 'track',
    steps: steps.map((step, i) => ({
      title: moments[step],
      at: i < now ? 'done' : i === now ? 'now' : 'ahead',
    })),
  };
}

function fieldOf(words: TurnPictureWords, state: TurnState, player: Player): Zone {
  const { units, base } = tableOf(state, player);
  return {
    id: `field-${player}`,
    title: words.field(player),
    seat: player,
    empty: words.noUnit,
    form: 'cards',
    cards: [
      ...units.map((unit) => unitCard(words, state, player, unit)),
      ...(base ? [baseCard(words, state, player, base)] : []),
    ],
  };
}

function unitCard(words: TurnPictureWords, state: TurnState, player: Player, unit: UnitInPlay): PictureCard {
  const card = state.cards[unit.id];
  const linked = isLink(state, unit);
  const marks: Mark[] = [
    ...(linked ? [{ text: words.link, tone: 'live' as const }] : []),
    ...attackMark(words, state, player, unit),
    ...(unit.rested ? [{ text: words.rested, tone: 'weak' as const }] : []),
    ...(unit.damage > 0 ? [{ text: words.damage(unit.damage), tone: 'bad' as const }] : []),
    ...(unit.ap !== 0 ? [{ text: words.thisTurn(unit.ap) }] : []),
    ...(card?.type === 'unit' && card.token ? [{ text: words.token, tone: 'weak' as const }] : []),
  ];
  return {
    id: unit.id,
    title: nameOf(state, unit.id),
    seat: player,
    kind: words.kinds.unit,
    facts: [words.stats(apOf(state, player, unit), Math.max(0, hpOf(state, player, unit) - unit.damage))],
    ...(marks.length > 0 && { marks }),
    ...(unit.pilot !== null && { holds: [pilotCard(words, state, player, unit.pilot)] }),
  };
}

/** Only the Units of the player whose main phase it is attack. */
function attackMark(words: TurnPictureWords, state: TurnState, player: Player, unit: UnitInPlay): Mark[] {
  if (state.turn !== player || state.phase !== 'main' || unit.rested) return [];
  if (mayAttack(state, player, unit.id)) return [{ text: words.mayAttack, tone: 'live' }];
  return [{ text: words.waits, tone: 'weak' }];
}

function pilotCard(words: TurnPictureWords, state: TurnState, player: Player, id: string): PictureCard {
  const card = state.cards[id];
  const boost = card?.type === 'pilot' ? card : card?.type === 'command' ? card.pilot : undefined;
  return {
    id,
    title: boost?.name ?? nameOf(state, id),
    seat: player,
    kind: words.kinds.pilot,
    ...(boost && { facts: [words.boost(boost.ap, boost.hp)] }),
  };
}

function baseCard(words: TurnPictureWords, state: TurnState, player: Player, base: BaseInPlay): PictureCard {
  const card = state.cards[base.id];
  const hp = card?.type === 'base' ? card.hp - base.damage : 0;
  const marks: Mark[] = [
    ...(base.rested ? [{ text: words.rested, tone: 'weak' as const }] : []),
    ...(base.damage > 0 ? [{ text: words.damage(base.damage), tone: 'bad' as const }] : []),
  ];
  return {
    id: base.id,
    title: nameOf(state, base.id),
    seat: player,
    kind: words.kinds.base,
    facts: [words.hp(hp)],
    ...(marks.length > 0 && { marks }),
  };
}

/** Left out when nobody knows a card of it: the pile says how many there are. */
function handOf(
  words: TurnPictureWords,
  state: TurnState,
  player: Player,
  playable: ReadonlySet<string>,
): Zone[] {
  const { hand } = tableOf(state, player);
  if (!hand.some((id) => state.cards[id])) return [];
  return [
    {
      id: `hand-${player}`,
      title: words.hand(player),
      seat: player,
      empty: words.emptyHand,
      form: 'cards',
      cards: hand.map((id) => handCard(words, state, player, id, playable)),
    },
  ];
}

function handCard(
  words: TurnPictureWords,
  state: TurnState,
  player: Player,
  id: string,
  playable: ReadonlySet<string>,
): PictureCard {
  const card = state.cards[id];
  if (!card) return { id, title: words.unknown, seat: player, faceDown: true };
  const lv = lvOf(state, player, card);
  const acting = state.phase === 'main' && state.turn === player && !state.over;
  const have = resourcesIn(tableOf(state, player).resources);
  const marks: Mark[] = playable.has(id)
    ? [{ text: words.playable, tone: 'live', tells: true }]
    : acting && have < lv
      ? [{ text: words.lvTooHigh, tone: 'weak', tells: true }]
      : [];
  return {
    id,
    title: card.name,
    seat: player,
    kind: words.kinds[card.type],
    facts: [
      words.lvCost(lv, costOf(state, player, card)),
      ...(card.type === 'command'
        ? [words.timings(card.timings.includes('main'), card.timings.includes('action'))]
        : []),
    ],
    ...(marks.length > 0 && { marks }),
  };
}

function pilesOf(words: TurnPictureWords, state: TurnState, player: Player): Zone {
  const { resources, resourceDeck, deck, shields, trash, hand } = tableOf(state, player);
  const known = trash.flatMap((id) => state.cards[id]?.name ?? []);
  const pile = (id: string, title: string, count: number, more: Partial<Pile> = {}): Pile => ({
    id: `${player}-${id}`,
    title,
    count,
    ...more,
  });
  return {
    id: `piles-${player}`,
    title: words.piles(player),
    seat: player,
    form: 'piles',
    piles: [
      pile('active', words.resources, resources.active, resources.active > 0 ? { tone: 'live' } : {}),
      pile('rested', words.restedResources, resources.rested, { tone: 'weak' }),
      pile('ex', words.exResources, resources.ex + resources.exRested),
      pile('resource-deck', words.resourceDeck, resourceDeck),
      pile('deck', words.deck, deck.length, deck.length < 2 ? { tone: 'bad' } : {}),
      pile('shields', words.shields, shields.length),
      pile('trash', words.trash, trash.length, known.length > 0 ? { top: known.slice(0, 2) } : {}),
      ...(hand.some((id) => state.cards[id]) ? [] : [pile('hand', words.handPile, hand.length)]),
    ],
  };
}
