import type { Locale } from '../_i18n/locales';
import { ATTACK_WORDS } from '../_i18n/rules/gundam-attack';
import { ATTACK_PICTURE } from '../_i18n/rules/gundam-attack-picture';
import { dueNow } from '../_rules/gundam/attack/pending';
import { attackedSide, isOut, nameOf, playerOf, seatsLeft } from '../_rules/gundam/attack/sides';
import {
  type AttackState,
  type BaseState,
  type Seat,
  STEPS,
  type UnitState,
} from '../_rules/gundam/attack/state';
import { apOf, baseFacts, hpLeft, hpOf, isLinkUnit, keywordsOf } from '../_rules/gundam/attack/values';
import type { Keywords } from '../_rules/gundam/cards';
import type { Mark, Picture, PictureCard, Pile, Zone } from './picture';

type Draw = { locale: Locale; state: AttackState };

/** The steps, then each side's Units and shield area with the attacked one in view, then hands and piles. */
export function drawAttack(locale: Locale, state: AttackState): Picture {
  const draw: Draw = { locale, state };
  const sides = state.sides.map((_, side) => side).filter((side) => !isOut(state, side));
  const seats = seatsLeft(state);
  const crowded = state.sides.length > 2;
  return {
    moment: moment(draw),
    opportunity: opportunity(draw),
    zones: [
      ...(state.battle ? [track(draw)] : []),
      ...seats.map((seat) => unitsOf(draw, seat, crowded)),
      ...(crowded ? [shieldPiles(draw, sides)] : sides.map((side) => areaOf(draw, side))),
      ...seats.flatMap((seat) => handOf(draw, seat)),
      restOf(draw, seats),
    ],
  };
}

function whoIs({ locale, state }: Draw, side: number): string {
  const { player, team } = ATTACK_PICTURE[locale];
  const seats = state.sides[side] ?? [];
  const [first] = seats;
  return seats.length > 1 || !first ? team(seats.join('+')) : player(first);
}

function moment(draw: Draw): string {
  const { locale, state } = draw;
  const words = ATTACK_PICTURE[locale];
  const phase = state.phase === 'main' ? words.mainPhase : words.endPhase;
  const step = state.battle && ATTACK_WORDS[locale].steps[state.battle.step];
  return [words.turnOf(whoIs(draw, state.turn)), phase, ...(step ? [step] : [])].join(' · ');
}

function opportunity(draw: Draw): Picture['opportunity'] {
  const { locale, state } = draw;
  const words = ATTACK_PICTURE[locale];
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

// gundam/rulebook/areas#battle-area
function track({ locale, state }: Draw): Zone {
  const now = state.battle ? STEPS.indexOf(state.battle.step) : -1;
  return {
    id: 'steps',
    title: ATTACK_PICTURE[locale].track,
    form: 'track',
    steps: STEPS.map((step, i) => ({
      title: ATTACK_WORDS[locale].steps[step],
      at: i < now ? 'done' : i === now ? 'now' : 'ahead',
    })),
  };
}

/** A player's Units; with many players the Base stands among them. */
function unitsOf(draw: Draw, seat: Seat, withBase: boolean): Zone {
  const { locale, state } = draw;
  const words = ATTACK_PICTURE[locale];
  const bases = state.areas.flatMap(({ base }) =>
    withBase && base?.owner === seat ? [drawBase(draw, base)] : [],
  );
  return {
    id: `units-${seat}`,
    title: words.units(words.player(seat)),
    seat,
    form: 'cards',
    empty: words.noUnits,
    cards: [
      ...bases,
      ...state.units.filter(({ owner }) => owner === seat).map((unit) => drawUnit(draw, unit)),
    ],
  };
}

function drawUnit(draw: Draw, unit: UnitState): PictureCard {
  const { locale, state } = draw;
  const words = ATTACK_PICTURE[locale];
  const { id, owner, pilot } = unit;
  const facts = state.cards[id];
  const token = facts?.type === 'unit' && facts.token === true;
  const marks = marksOf(draw, unit);
  return {
    id,
    title: nameOf(state, id),
    seat: owner,
    kind: token ? `Unit, ${words.token}` : 'Unit',
    facts: [words.ap(apOf(state, id)), words.hp(hpLeft(state, id), hpOf(state, id)), ...keywordsIn(draw, id)],
    ...(marks.length > 0 && { marks }),
    ...(pilot !== undefined && {
      holds: [{ id: pilot, title: nameOf(state, pilot), seat: owner, kind: words.pilot }],
    }),
  };
}

function keywordsIn({ locale, state }: Draw, id: string): string[] {
  const names = ATTACK_WORDS[locale].keywords;
  return Object.entries(keywordsOf(state, id)).map(([keyword, amount]) => {
    const name = names[keyword as keyof Keywords];
    return typeof amount === 'number' ? `${name} ${amount}` : name;
  });
}

function marksOf({ locale, state }: Draw, { id, rested, deployed }: UnitState): Mark[] {
  const { marks } = ATTACK_PICTURE[locale];
  const found: Mark[] = [];
  if (state.battle?.attacker === id) found.push({ text: marks.attacks, tone: 'live' });
  if (state.battle?.target === id) found.push({ text: marks.target, tone: 'live' });
  if (dueNow(state).some(({ card }) => card === id)) found.push({ text: marks.waits, tone: 'live' });
  if (rested) found.push({ text: marks.rested, tone: 'weak' });
  if (isLinkUnit(state, id)) found.push({ text: marks.link });
  else if (deployed) found.push({ text: marks.deployed, tone: 'weak' });
  return found;
}

function drawBase({ locale, state }: Draw, { card, owner, rested }: BaseState): PictureCard {
  const words = ATTACK_PICTURE[locale];
  return {
    id: card,
    title: nameOf(state, card),
    seat: owner,
    kind: words.base,
    facts: [words.hp(hpLeft(state, card), baseFacts(state, card).hp)],
    ...(rested && { marks: [{ text: words.marks.rested, tone: 'weak' as const }] }),
  };
}

/** Whether this side's player is the one under attack. */
const isTarget = ({ battle, sides }: AttackState, side: number): boolean =>
  battle !== null && (sides[side] as readonly string[]).includes(battle.target);

/** A side's Base and Shields, with the destroyed ones that wait in front. */
// gundam/shield-area
function areaOf(draw: Draw, side: number): Zone {
  const { locale, state } = draw;
  const words = ATTACK_PICTURE[locale];
  const [seat] = state.sides[side] ?? [];
  const area = state.areas[side];
  const target = isTarget(state, side) ? ` · ${words.marks.target}` : '';
  return {
    id: `area-${side}`,
    title: `${words.area(whoIs(draw, side))}${target}`,
    ...(seat && { seat }),
    form: 'cards',
    empty: words.emptyArea,
    cards: [
      ...shown(draw, side),
      ...(area?.base ? [drawBase(draw, area.base)] : []),
      ...(area?.shields ?? []).map(
        ({ card, owner }): PictureCard => ({ id: card, title: words.shield, seat: owner, faceDown: true }),
      ),
    ],
  };
}

/** Destroyed Shields whose Burst is to be decided, or that are yet to be revealed. */
function shown({ locale, state }: Draw, side: number): PictureCard[] {
  const { marks, shield } = ATTACK_PICTURE[locale];
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
        id: card,
        title: nameOf(state, card),
        seat: player,
        kind: shield,
        marks: [{ text: marks.burst, tone: 'live' }],
      }),
    );
  return [...hidden, ...bursts];
}

/** With many players, how many Shields each still has. */
function shieldPiles(draw: Draw, sides: readonly number[]): Zone {
  const { locale, state } = draw;
  const words = ATTACK_PICTURE[locale];
  return {
    id: 'shields',
    title: words.shields,
    form: 'piles',
    piles: sides.map((side): Pile => {
      const count = state.areas[side]?.shields.length ?? 0;
      const revealed = shown(draw, side).map(({ title }) => title);
      const tone = isTarget(state, side)
        ? 'live'
        : count === 0 && !state.areas[side]?.base
          ? 'bad'
          : undefined;
      return {
        id: `shields-${side}`,
        title: whoIs(draw, side),
        count,
        ...(revealed.length > 0 && { top: revealed }),
        ...(tone && { tone }),
      };
    }),
  };
}

function handOf({ locale, state }: Draw, seat: Seat): Zone[] {
  const words = ATTACK_PICTURE[locale];
  const known = playerOf(state, seat).hand.filter((card) => state.cards[card]);
  if (known.length === 0) return [];
  return [
    {
      id: `hand-${seat}`,
      title: words.hand(words.player(seat)),
      seat,
      form: 'cards',
      cards: known.map((card): PictureCard => {
        const facts = state.cards[card];
        const kinds = { unit: 'Unit', pilot: words.pilot, command: words.command, base: words.base };
        const timings = facts?.type === 'command' ? facts.timings.map((timing) => words.timings[timing]) : [];
        return {
          id: card,
          title: nameOf(state, card),
          seat,
          ...(facts && { kind: kinds[facts.type] }),
          facts: [words.lv(facts?.lv ?? 0), words.cost(facts?.cost ?? 0), ...timings],
        };
      }),
    },
  ];
}

/** Trash, Resources, deck and unknown cards in hand, for everybody. */
function restOf({ locale, state }: Draw, seats: readonly Seat[]): Zone {
  const words = ATTACK_PICTURE[locale];
  return {
    id: 'rest',
    title: words.rest,
    form: 'piles',
    piles: seats.flatMap((seat): Pile[] => {
      const { hand, trash, deck, resources } = playerOf(state, seat);
      const who = words.player(seat);
      const unknown = hand.filter((card) => !state.cards[card]).length;
      const top = trash.toReversed().slice(0, 3);
      const pile = (kind: string, title: string, count: number): Pile => ({
        id: `${kind}-${seat}`,
        title: `${title} · ${who}`,
        count,
      });
      return [
        {
          ...pile('trash', words.trash, trash.length),
          ...(top.length > 0 && { top: top.map((card) => nameOf(state, card)) }),
        },
        ...(resources
          ? [
              pile('resources', words.resources, resources.active),
              pile('rested', words.restedResources, resources.rested),
            ]
          : []),
        ...(resources && resources.ex > 0 ? [pile('ex', words.exResources, resources.ex)] : []),
        ...(deck === undefined ? [] : [pile('deck', words.deck, deck)]),
        ...(unknown > 0 ? [pile('unknown', words.unknownHand, unknown)] : []),
      ];
    }),
  };
}
