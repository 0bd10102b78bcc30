import type { Locale } from '../_i18n/locales';
import { PLAY_WORDS } from '../_i18n/rules/gundam-play';
import { PLAY_PICTURE } from '../_i18n/rules/gundam-play-picture';
import type { CardType, Keywords } from '../_rules/gundam/cards';
import { dueNow } from '../_rules/gundam/play/pending';
import { attackedSide, isOut, isSeat, nameOf, playerOf, sideOf } from '../_rules/gundam/play/sides';
import {
  type BaseState,
  type PlayState,
  type Seat,
  STEPS,
  type UnitState,
} from '../_rules/gundam/play/state';
import { apOf, baseFacts, hpLeft, hpOf, isLinkUnit, keywordsOf } from '../_rules/gundam/play/values';
import { drawResources, drawShields, rowOf } from './gundam-table';
import type { Mark, Picture, PictureCard, Pile, Row, Stat, Zone } from './picture';

type Draw = { locale: Locale; state: PlayState };

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
  const phase = state.phase === 'main' ? words.mainPhase : words.endPhase;
  const step = state.battle && PLAY_WORDS[locale].steps[state.battle.step];
  return [words.turnOf(whoIs(draw, state.turn)), phase, ...(step ? [step] : [])].join(' · ');
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
  return bySide(state.turn, words.mayAct(whoIs(draw, state.turn)));
}

/** Between attacks all of it lies ahead. */
// gundam/rulebook/areas#battle-area
function track({ locale, state }: Draw): Zone {
  const words = PLAY_PICTURE[locale];
  const now = state.battle ? STEPS.indexOf(state.battle.step) : -1;
  const passes = state.opportunity?.passes ?? 0;
  return {
    id: 'attack-steps',
    title: words.track,
    seat: state.sides[state.turn]?.[0] ?? '1',
    row: 'track',
    form: 'track',
    steps: STEPS.map((step, i) => ({
      title: words.steps[step],
      at: i < now ? 'done' : i === now ? 'now' : 'ahead',
      ...(i === now && passes > 0 && { note: words.passes(passes) }),
    })),
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

function drawUnit(draw: Draw, unit: UnitState): PictureCard {
  const { locale, state } = draw;
  const words = PLAY_PICTURE[locale];
  const { id, owner, pilot, rested } = unit;
  const facts = state.cards[id];
  const token = facts?.type === 'unit' && facts.token === true;
  const linked = isLinkUnit(state, id);
  const marks = marksOf(draw, unit);
  const keywords = keywordsIn(draw, id);
  const aimsAt = aimOf(state, id);
  return {
    id,
    title: nameOf(state, id),
    seat: owner,
    art: 'unit',
    kind: linked ? words.marks.link : token ? `Unit, ${words.token}` : 'Unit',
    stats: [apStat(state, unit)],
    points: { label: 'HP', left: Math.max(0, hpLeft(state, id)), of: hpOf(state, id) },
    ...(rested && { rested }),
    ...(keywords.length > 0 && { facts: keywords }),
    ...(marks.length > 0 && { marks }),
    ...(aimsAt !== undefined && { aimsAt }),
    ...(pilot !== undefined && { holds: [drawPilot(draw, owner, pilot, linked)] }),
  };
}

function drawPilot({ locale, state }: Draw, seat: Seat, id: string, linked: boolean): PictureCard {
  const words = PLAY_PICTURE[locale];
  return {
    id,
    title: nameOf(state, id),
    seat,
    art: 'pilot',
    kind: words.pilot,
    ...(linked && { marks: [{ text: words.marks.link, tone: 'live' }] }),
  };
}

/** AP as it is now; more or less than it was before anything but the Pilot changed it is seen at once. */
function apStat(state: PlayState, { id, pilot }: UnitState): Stat {
  const value = apOf(state, id);
  const unit = state.cards[id];
  const paired = pilot === undefined ? undefined : state.cards[pilot];
  const boost = paired?.type === 'pilot' ? paired.ap : paired?.type === 'command' ? paired.pilot?.ap : 0;
  const printed = (unit?.type === 'unit' ? unit.ap : 0) + (boost ?? 0);
  return {
    label: 'AP',
    short: 'AP',
    value,
    ...(value !== printed && { tone: value > printed ? 'live' : 'bad' }),
  };
}

function keywordsIn({ locale, state }: Draw, id: string): string[] {
  const names = PLAY_WORDS[locale].keywords;
  return Object.entries(keywordsOf(state, id)).map(([keyword, amount]) => {
    const name = names[keyword as keyof Keywords];
    return typeof amount === 'number' ? `${name} ${amount}` : name;
  });
}

function marksOf({ locale, state }: Draw, { id, deployed, pilot }: UnitState): Mark[] {
  const { marks } = PLAY_PICTURE[locale];
  const { battle } = state;
  const found: Mark[] = [];
  if (battle?.attacker === id) found.push({ text: marks.attacks, tone: 'live' });
  if (battle?.target === id) found.push({ text: battle.blocked ? marks.blocks : marks.target, tone: 'live' });
  if (dueNow(state).some(({ card }) => card === id || card === pilot))
    found.push({ text: marks.waits, tone: 'live' });
  if (deployed && !isLinkUnit(state, id)) found.push({ text: marks.deployed, tone: 'weak' });
  return found;
}

/** What an attacker's arrow leads to: a Unit, or whatever takes the damage for the player. */
function aimOf(state: PlayState, id: string): string | undefined {
  const { battle } = state;
  if (battle?.attacker !== id || battle.dealt) return undefined;
  if (!isSeat(state, battle.target)) return battle.target;
  const side = sideOf(state, battle.target);
  return struck(state, side) ?? `area-${state.sides[side]?.[0]}`;
}

/** The Base or the topmost Shield: what damage to a player is dealt to. */
// gundam/shield-area
const struck = ({ areas }: PlayState, side: number): string | undefined =>
  areas[side]?.base?.card ?? areas[side]?.shields[0]?.card;

/** The one that is struck if the player is: it stands out among what lies before them. */
function targetMark({ locale, state }: Draw, side: number, card: string): Mark[] {
  const { battle } = state;
  const aimed = battle && isSeat(state, battle.target) && sideOf(state, battle.target) === side;
  if (!aimed || battle.dealt || struck(state, side) !== card) return [];
  return [{ text: PLAY_PICTURE[locale].marks.target, tone: 'live' }];
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

function drawBase(draw: Draw, { card, owner, rested }: BaseState, side: number): PictureCard {
  const { locale, state } = draw;
  const marks = targetMark(draw, side, card);
  return {
    id: card,
    title: nameOf(state, card),
    seat: owner,
    art: 'base',
    kind: PLAY_PICTURE[locale].base,
    points: { label: 'HP', left: Math.max(0, hpLeft(state, card)), of: baseFacts(state, card).hp },
    ...(rested && { rested }),
    ...(marks.length > 0 && { marks }),
  };
}

/** Destroyed Shields whose Burst is to be decided, or that are yet to be revealed. */
function shown({ locale, state }: Draw, side: number): PictureCard[] {
  const { marks, shield } = PLAY_PICTURE[locale];
  const seats = state.sides[side] ?? [];
  const hidden = state.revealing
    .filter(({ owner }) => seats.includes(owner))
    .map(
      ({ card, owner }): PictureCard => ({
        id: card,
        title: shield,
        seat: owner,
        faceDown: true,
        marks: [{ text: marks.revealed, tone: 'bad' }],
      }),
    );
  const bursts = state.pending
    .flat()
    .filter(({ kind, player }) => kind === 'burst' && seats.includes(player))
    .map(
      ({ card, player }): PictureCard => ({
        ...cardFacts({ locale, state }, card),
        seat: player,
        marks: [{ text: marks.burst, tone: 'live' }],
      }),
    );
  return [...hidden, ...bursts];
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
      cards: hand.map((card) =>
        state.cards[card]
          ? { ...cardFacts(draw, card), seat }
          : { id: card, title: words.unknown, seat, faceDown: true },
      ),
    },
  ];
}

/** What is printed on a card that is not in play. */
function cardFacts({ locale, state }: Draw, card: string): PictureCard {
  const words = PLAY_PICTURE[locale];
  const facts = state.cards[card];
  const kinds: Record<Exclude<CardType, 'resource'>, string> = {
    unit: 'Unit',
    pilot: words.pilot,
    command: words.command,
    base: words.base,
  };
  const { lv, cost } = facts ?? {};
  const stats: Stat[] = [
    ...(lv === undefined ? [] : [{ label: 'Lv.', short: 'Lv', value: lv }]),
    ...(cost === undefined ? [] : [{ label: 'Cost', short: 'C', value: cost }]),
  ];
  return {
    id: card,
    title: nameOf(state, card),
    ...(facts && { kind: kinds[facts.type], art: facts.type }),
    ...(stats.length > 0 && { stats }),
    ...(facts?.type === 'command' && { facts: facts.timings.map((timing) => words.timings[timing]) }),
  };
}

/** The trash, the deck if it counts, an unknown hand; among many players only what is there. */
function pilesOf({ locale, state }: Draw, seat: Seat): Zone[] {
  const words = PLAY_PICTURE[locale];
  const { trash, deck, hand } = playerOf(state, seat);
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
    ...(deck === undefined
      ? []
      : [{ id: `deck-${seat}`, title: words.deck, count: typeof deck === 'number' ? deck : deck.length }]),
    ...(hand.length === 0 || isKnown(state, hand)
      ? []
      : [{ id: `hand-${seat}`, title: words.handPile, count: hand.length, cards: hand }]),
  ];
  if (piles.length === 0) return [];
  const title = words.piles(words.player(seat));
  return [{ id: `rest-${seat}`, title, seat, row: rowOf(seat, inTeams(state)), form: 'piles', piles }];
}
