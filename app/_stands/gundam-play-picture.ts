import type { Locale } from '../_i18n/locales';
import { PLAY_WORDS } from '../_i18n/rules/gundam-play';
import { PLAY_PICTURE } from '../_i18n/rules/gundam-play-picture';
import { PHASES, PREPARATION } from '../_rules/gundam/moments';
import { dueNow } from '../_rules/gundam/play/pending';
import { attackedSide, isOut, nameOf, playerOf, sideOf } from '../_rules/gundam/play/sides';
import { type Moment, type PlayState, type Seat, STEPS } from '../_rules/gundam/play/state';
import { cardFacts, type Draw, drawBase, drawUnit, shown, targetMark } from './gundam-play-cards';
import { drawResources, drawShields, rowOf } from './gundam-table';
import type { Picture, PictureCard, Pile, Row, TrackStep, Zone } from './picture';

/** The steps of the attack, the Units of both sides face to face, and behind them what each player has. */
export function drawPlay(locale: Locale, state: PlayState): Picture {
  const draw: Draw = { locale, state };
  const seats = state.sides.flat();
  const inRow = (row: Row) => seats.filter((seat) => rowOf(seat, inTeams(state)) === row);
  return {
    moment: moment(draw),
    opportunity: opportunity(draw),
    zones: [
      track(draw),
      ...underWay(draw),
      ...inRow('far').map((seat, i) => unitsOf(draw, seat, i > 0)),
      ...inRow('near').map((seat, i) => unitsOf(draw, seat, i > 0)),
      ...seats
        .filter((seat) => !isOut(state, sideOf(state, seat)))
        .flatMap((seat) => [...areaOf(draw, seat), ...pilesOf(draw, seat), ...handOf(draw, seat)]),
    ],
  };
}

const inTeams = ({ sides }: PlayState): boolean => sides.some((seats) => seats.length > 1);

function whoIs({ locale, state }: Draw, side: number): string {
  const { player, team } = PLAY_PICTURE[locale];
  const seats = state.sides[side] ?? [];
  const [first] = seats;
  return seats.length > 1 || !first ? team(seats.join('+')) : player(first);
}

function moment(draw: Draw): string {
  const { locale, state } = draw;
  const words = PLAY_PICTURE[locale];
  const { course, phase, turn } = state;
  if (course?.turn === 0 && phase !== 'over') return words.preparing(words.moments[phase]);
  const now = phase === 'over' ? words.endPhase : words.moments[phase];
  const step = state.battle && PLAY_WORDS[locale].steps[state.battle.step];
  const whose = course ? words.nthTurn(course.turn, whoIs(draw, turn)) : words.turnOf(whoIs(draw, turn));
  return [whose, now, ...(step ? [step] : [])].join(' · ');
}

function opportunity(draw: Draw): Picture['opportunity'] {
  const { locale, state } = draw;
  const words = PLAY_PICTURE[locale];
  const { over, battle } = state;
  if (over)
    return {
      text:
        over.reason === 'turn'
          ? words.over
          : words.won(
              over.winners.length > 1
                ? words.team(over.winners.join('+'))
                : words.player(over.winners[0] ?? '1'),
            ),
    };
  const bySide = (side: number, text: string) => {
    const seat = state.sides[side]?.[0];
    return { ...(seat && { seat }), text };
  };
  if (state.due) {
    const { what, player } = state.due;
    const left = 'left' in state.due ? state.due.left : 1;
    return { seat: player, text: words.due[what](words.player(player), left) };
  }
  const [shield] = state.revealing;
  if (shield) return { seat: shield.owner, text: words.toReveal(words.player(shield.owner)) };
  const [due] = dueNow(state);
  if (due)
    return { seat: due.player, text: words.toDecide(words.player(due.player), nameOf(state, due.card)) };
  if (battle?.step === 'block') {
    const side = attackedSide(state, battle.target);
    return bySide(side, words.mayBlock(whoIs(draw, side)));
  }
  if (state.opportunity) {
    const { side, passes } = state.opportunity;
    return bySide(side, words.toSpeak(whoIs(draw, side), passes));
  }
  if (state.phase !== 'main' && state.phase !== 'over')
    return bySide(state.turn, words.phaseAsks[state.phase](whoIs(draw, state.turn)));
  return bySide(state.turn, words.mayAct(whoIs(draw, state.turn)));
}

/** A text that waits in its middle, and the cards of the deck that are looked at. */
function underWay(draw: Draw): Zone[] {
  const { locale, state } = draw;
  const words = PLAY_PICTURE[locale];
  const { resolving, due } = state;
  const zones: Zone[] = [];
  if (resolving && isAside(state))
    zones.push({
      id: 'under-way',
      title: words.underWay,
      seat: resolving.player,
      row: 'middle',
      form: 'cards',
      cards: [{ ...cardFacts(draw, resolving.card), seat: resolving.player }],
    });
  if (due?.what === 'look')
    zones.push({
      id: 'looked-at',
      title: words.lookedAt(words.player(due.player)),
      seat: due.player,
      row: 'middle',
      ...(zones.length > 0 && { beside: true as const }),
      form: 'cards',
      cards: due.cards.map((card) => handCard(draw, card, due.player)),
    });
  return zones;
}

/** Whether the card whose text waits lies nowhere else: a Command, or a Shield that its Burst has not moved. */
function isAside({ resolving, units, areas, players }: PlayState): boolean {
  if (!resolving || resolving.kind === 'ability') return false;
  const { card } = resolving;
  return !(
    units.some(({ id }) => id === card) ||
    areas.some(({ base }) => base?.card === card) ||
    Object.values(players).some(({ hand }) => hand.includes(card))
  );
}

const handCard = (draw: Draw, card: string, seat: Seat): PictureCard =>
  draw.state.cards[card]
    ? { ...cardFacts(draw, card), seat }
    : { id: card, title: PLAY_PICTURE[draw.locale].unknown, seat, faceDown: true };

/** The steps of the attack; between attacks of a whole play, the phases of the turn or of the set-up. */
// gundam/rulebook/areas#battle-area, gundam/rulebook/turn#turn-overview
function track({ locale, state }: Draw): Zone {
  const words = PLAY_PICTURE[locale];
  const passes = state.opportunity?.passes ?? 0;
  const inOrder = <Step extends string>(
    all: readonly Step[],
    now: string,
    name: (step: Step) => string,
  ): TrackStep[] => {
    const at = (all as readonly string[]).indexOf(now);
    return all.map((step, i) => ({
      title: name(step),
      at: i < at ? 'done' : i === at ? 'now' : 'ahead',
      ...(i === at && passes > 0 && { note: words.passes(passes) }),
    }));
  };
  const moments: readonly Moment[] = state.course?.turn === 0 ? PREPARATION : PHASES;
  const inAttack = !state.course || state.battle;
  return {
    id: inAttack ? 'attack-steps' : 'phases',
    title: inAttack ? words.track : words.phases,
    seat: state.sides[state.turn]?.[0] ?? '1',
    row: 'track',
    form: 'track',
    steps: inAttack
      ? inOrder(STEPS, state.battle?.step ?? '', (step) => words.steps[step])
      : inOrder(moments, state.phase, (step) => words.phaseSteps[step]),
  };
}

function unitsOf(draw: Draw, seat: Seat, beside: boolean): Zone {
  const { locale, state } = draw;
  const words = PLAY_PICTURE[locale];
  return {
    id: `units-${seat}`,
    title: words.units(words.player(seat)),
    seat,
    row: 'middle',
    ...(beside && { beside }),
    form: 'cards',
    empty: isOut(state, sideOf(state, seat)) ? words.out : words.noUnits,
    cards: state.units.filter(({ owner }) => owner === seat).map((unit) => drawUnit(draw, unit)),
  };
}

/** A side's Base and Shields, before its first player, with the destroyed ones that wait in front; and Resources. */
// gundam/shield-area
function areaOf(draw: Draw, seat: Seat): Zone[] {
  const { locale, state } = draw;
  const words = PLAY_PICTURE[locale];
  const side = sideOf(state, seat);
  const area = state.sides[side]?.[0] === seat ? state.areas[side] : undefined;
  const { resources } = playerOf(state, seat);
  if (!area && !resources) return [];
  const shields = drawShields(area?.shields ?? [], words.shield).map((shield) => {
    const marks = targetMark(draw, side, shield.id);
    return marks.length > 0 ? { ...shield, marks } : shield;
  });
  return [
    {
      id: `area-${seat}`,
      title: words.area(area ? whoIs(draw, side) : words.player(seat)),
      seat,
      row: rowOf(seat, inTeams(state)),
      form: 'fan',
      empty: words.emptyArea,
      cards: [
        ...(area ? shown(draw, side) : []),
        ...(area?.base ? [drawBase(draw, area.base, side)] : []),
        ...shields,
        ...(resources ? drawResources(seat, resources, words) : []),
      ],
    },
  ];
}

/** A hand of which nobody knows a card is only counted, among the piles. */
const isKnown = ({ cards }: PlayState, hand: readonly string[]): boolean => hand.some((id) => cards[id]);

function handOf(draw: Draw, seat: Seat): Zone[] {
  const { locale, state } = draw;
  const words = PLAY_PICTURE[locale];
  const { hand } = playerOf(state, seat);
  if (!isKnown(state, hand)) return [];
  return [
    {
      id: `hand-${seat}`,
      title: words.hand(words.player(seat)),
      seat,
      row: rowOf(seat, inTeams(state)),
      form: 'fan',
      cards: hand.map((card) => handCard(draw, card, seat)),
    },
  ];
}

/** The trash, the deck if it counts, an unknown hand; among many players only what is there. */
function pilesOf({ locale, state }: Draw, seat: Seat): Zone[] {
  const words = PLAY_PICTURE[locale];
  const { trash, deck, hand, resourceDeck } = playerOf(state, seat);
  const top = trash.toReversed().slice(0, 3);
  const crowded = state.sides.flat().length > 2;
  const piles: Pile[] = [
    ...(crowded && trash.length === 0
      ? []
      : [
          {
            id: `trash-${seat}`,
            title: words.trash,
            count: trash.length,
            open: true as const,
            cards: trash,
            ...(top.length > 0 && { top: top.map((card) => nameOf(state, card)) }),
          },
        ]),
    ...(deck === undefined ? [] : [drawDeck(state, seat, deck, words.deck)]),
    ...(resourceDeck === undefined
      ? []
      : [
          {
            id: `resource-deck-${seat}`,
            title: words.resourceDeck,
            short: words.resourceDeckShort,
            count: resourceDeck,
          },
        ]),
    ...(hand.length === 0 || isKnown(state, hand)
      ? []
      : [{ id: `hand-${seat}`, title: words.handPile, count: hand.length, cards: hand }]),
  ];
  if (piles.length === 0) return [];
  const title = words.piles(words.player(seat));
  return [{ id: `rest-${seat}`, title, seat, row: rowOf(seat, inTeams(state)), form: 'piles', piles }];
}

/** A deck whose cards are kept shows what is known of its top. */
function drawDeck(state: PlayState, seat: Seat, deck: number | readonly string[], title: string): Pile {
  const id = `deck-${seat}`;
  if (typeof deck === 'number') return { id, title, count: deck };
  const [top = ''] = deck;
  const looked = state.due?.what === 'look' ? state.due.cards : [];
  return {
    id,
    title,
    count: deck.length,
    cards: deck.filter((card) => !looked.includes(card)),
    ...(state.cards[top] && { top: [nameOf(state, top)] }),
  };
}
