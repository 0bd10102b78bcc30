import type { Locale } from '../_i18n/locales';
import { BATTLE_WORDS } from '../_i18n/rules/yj-battle';
import { BATTLE_PICTURE } from '../_i18n/rules/yj-battle-picture';
import { SIDES, type Side } from '../_rules/core/sides';
import { hasFighter, titleOf } from '../_rules/young-jedi/battle/facts';
import { powerOf } from '../_rules/young-jedi/battle/power';
import { announcing } from '../_rules/young-jedi/battle/prepare';
import type { BattleState } from '../_rules/young-jedi/battle/state';
import type { Clash, ClashSide, Draw, Mark, Picture, PictureCard, Pile, Row, Zone } from './picture';
import { cardOf, inPlan, lineupCards } from './yj-battle-cards';
import { track } from './yj-battle-track';

type Words = (typeof BATTLE_PICTURE)[Locale];

/** The dark side sits opposite. */
const FAR_FIRST = ['dark', 'light'] as const;
const rowOf = (side: Side): Row => (side === 'dark' ? 'far' : 'near');

export function drawBattle(locale: Locale, state: BattleState): Picture {
  const words = BATTLE_PICTURE[locale];
  const { sides, stages } = BATTLE_WORDS[locale];
  const where = state.fight
    ? words.fightNumber(state.results.length + 1)
    : state.stage === 'fights'
      ? words.between(state.results.length)
      : stages[state.stage];
  const hasPlans = state.stage === 'plans' || state.stage === 'fights';
  return {
    moment: `${words.attacks(sides[state.attacker])} · ${where}`,
    opportunity: opportunity(locale, state),
    zones: [
      track(locale, state),
      ...FAR_FIRST.flatMap((side) => [
        hasPlans ? planOf(locale, state, side) : handOf(locale, state, side),
        pilesOf(locale, state, side, hasPlans),
      ]),
      { id: 'fight', title: words.places, row: 'middle', form: 'clash', clashes: [clash(locale, state)] },
      ...(state.fight ? FAR_FIRST.map((side) => power(locale, state, side)) : []),
    ],
  };
}

function opportunity(locale: Locale, state: BattleState): Picture['opportunity'] {
  const words = BATTLE_PICTURE[locale];
  const { sides } = BATTLE_WORDS[locale];
  const { over, waiting, attacker } = state;
  if (over?.reason === 'battle-over') return { text: words.over['battle-over'](over.breakthrough) };
  if (over?.reason === 'deck') return { text: words.over.deck(sides[over.loser]) };
  if (over) return { text: words.over[over.reason] };
  if (waiting) {
    const { player: seat } = waiting;
    if (waiting.for === 'defeated') return { seat, text: words.waiting.defeated(sides[seat]) };
    return { seat, text: words.waiting[waiting.for](sides[seat], titleOf(state, waiting.card)) };
  }
  if (state.stage === 'declare') return { seat: attacker, text: words.declare(sides[attacker]) };
  if (state.stage === 'battle-cards') {
    const seat = announcing(state);
    return { seat, text: words.announce(sides[seat]) };
  }
  if (state.stage === 'plans') return { text: words.place };
  if (state.fight) return { text: words.compare };
  return { text: SIDES.every((side) => hasFighter(state, side)) ? words.reveal : words.end };
}

/** Who fights now, or fought last, or is there to fight; and, small, whoever has no part in it. */
function clash(locale: Locale, state: BattleState): Clash {
  const sideOf = (side: Side): ClashSide => {
    const cards = fighters(locale, state, side);
    const rest = others(locale, state, side, new Set(cards.flatMap(idsOf)));
    return {
      seat: side,
      cards,
      ...(rest.length > 0 && { rest }),
      ...told(BATTLE_PICTURE[locale], state, side),
    };
  };
  const next = nextOf(BATTLE_PICTURE[locale], state);
  return {
    id: 'fight',
    title: state.location.title,
    ...(next && { marks: [next] }),
    far: sideOf('dark'),
    near: sideOf('light'),
  };
}

/** What nobody chooses and comes next. */
function nextOf(words: Words, state: BattleState): Mark | undefined {
  const { stage, fight, waiting, over } = state;
  if (stage !== 'fights' || waiting || over) return undefined;
  if (fight) return { text: words.toCompare, tone: 'live', tells: true };
  return SIDES.every((side) => hasFighter(state, side))
    ? { text: words.toReveal, tone: 'live', tells: true }
    : { text: words.runOut, tone: 'weak', tells: true };
}

const idsOf = ({ id, holds = [] }: PictureCard): string[] => [id, ...holds.flatMap(idsOf)];

function fighters(locale: Locale, state: BattleState, side: Side): PictureCard[] {
  const { fight, over, stays, ready, stage, results } = state;
  const { table, aside, hidden, effects } = state.sides[side];
  const draw = (id: string) => cardOf(locale, state, side, id);
  if (fight) return lineupCards(locale, state, side, fight.lineups[side]);
  if (stage !== 'fights') return [...effects, ...table, ...hidden, ...aside].map(draw);
  if (over) return aside.map(draw);
  const lineup = ready[side] ?? stays[side];
  if (lineup) return lineupCards(locale, state, side, lineup);
  const last = results.at(-1)?.characters[side] ?? [];
  return last.filter((id) => aside.includes(id)).map(draw);
}

function others(locale: Locale, state: BattleState, side: Side, shown: ReadonlySet<string>): PictureCard[] {
  const { table, aside, hidden, effects } = state.sides[side];
  const waiting = [state.stays[side], state.ready[side]].flatMap((lineup) =>
    lineup ? [...lineup.characters, ...lineup.weapons, ...(lineup.battle ? [lineup.battle] : [])] : [],
  );
  return [...effects, ...waiting, ...table, ...aside, ...hidden]
    .filter((id) => !shown.has(id))
    .map((id) => cardOf(locale, state, side, id));
}

/** How a side stands: what it does now, and after a fight its total and what that cost it. */
function told(words: Words, state: BattleState, side: Side): Pick<ClashSide, 'total' | 'marks'> {
  const { fight, over, stage, attacker, results } = state;
  const last = results.at(-1);
  const role: Mark = { text: side === attacker ? words.attacker : words.defender, tone: 'weak' };
  if (over?.reason === 'deck')
    return { marks: [over.loser === side ? { text: words.noCard, tone: 'bad' } : role] };
  if (over?.reason === 'drawn-game') return { marks: [{ text: words.noCard, tone: 'bad' }] };
  if (over?.reason === 'battle-over') {
    const isHurt = side !== attacker && over.breakthrough > 0;
    return { marks: isHurt ? [{ text: words.hurt(over.breakthrough), tone: 'bad' }] : [role] };
  }
  if (stage === 'battle-cards' || stage === 'plans')
    return { marks: [role, ...preparing(words, state, side)] };
  if (fight) return {};
  if (!last) return { marks: [role] };
  const isWinner = last.winner === side;
  return {
    total: {
      label: words.total,
      value: last.totals[side],
      ...(last.winner && { tone: isWinner ? 'live' : 'bad' }),
    },
    marks: [
      last.winner === undefined
        ? { text: words.tied, tone: 'weak' }
        : isWinner
          ? { text: words.wins, tone: 'live' }
          : { text: last.damage > 0 ? words.hurt(last.damage) : words.unhurt, tone: 'bad' },
    ],
  };
}

function preparing(words: Words, state: BattleState, side: Side): Mark[] {
  const announced = state.announced[side];
  if (state.stage === 'plans')
    return [
      state.sides[side].table.length > 0
        ? { text: words.planning, tone: 'live' }
        : { text: words.ready, tone: 'weak' },
    ];
  if (announced !== undefined) return [{ text: words.announced(announced) }];
  return announcing(state) === side ? [{ text: words.chooses, tone: 'live', tells: true }] : [];
}

/** What a side's power is made of in this fight, and the destinies drawn for it. */
function power(locale: Locale, state: BattleState, side: Side): Zone {
  const words = BATTLE_PICTURE[locale];
  const { fight, waiting } = state;
  const { total, destinies, ...parts } = powerOf(state, side);
  const { deck, hand } = state.sides[side];
  const drawn = fight?.drawn[side] ?? [];
  const ids = hand.slice(hand.length - drawn.length);
  const isDue = waiting?.for === 'draw' && waiting.player === side;
  const draw: Draw = {
    seat: side,
    cards: [
      ...drawn.map(({ card, value }, i) => ({
        id: ids[i] ?? `${side}-destiny-${i}`,
        title: titleOf(state, card),
        value,
      })),
      ...(isDue ? deck.slice(0, 1).map((id) => ({ id })) : []),
    ],
    terms: (Object.keys(parts) as (keyof typeof parts)[])
      .filter((part) => parts[part] !== 0)
      .map((part) => ({ label: words.parts[part], value: parts[part] })),
    total,
  };
  return {
    id: `power-${side}`,
    title: words.powerOf(BATTLE_WORDS[locale].sides[side]),
    seat: side,
    row: 'middle',
    beside: true,
    form: 'draw',
    draw,
  };
}

function planOf(locale: Locale, state: BattleState, side: Side): Zone {
  const words = BATTLE_PICTURE[locale];
  return {
    id: `plan-${side}`,
    title: words.plan(BATTLE_WORDS[locale].sides[side]),
    seat: side,
    row: rowOf(side),
    form: 'cards',
    tight: true,
    empty: words.empty,
    cards: state.sides[side].plan.map((id) => inPlan(state, side, id)),
  };
}

function handOf(locale: Locale, state: BattleState, side: Side): Zone {
  const words = BATTLE_PICTURE[locale];
  return {
    id: `hand-${side}`,
    title: words.hand(BATTLE_WORDS[locale].sides[side]),
    seat: side,
    row: rowOf(side),
    form: 'fan',
    empty: words.emptyHand,
    cards: state.sides[side].hand.map(
      (id): PictureCard =>
        state.cards[id] ? cardOf(locale, state, side, id) : { id, title: '?', seat: side, faceDown: true },
    ),
  };
}

function pilesOf(locale: Locale, state: BattleState, side: Side, withHand: boolean): Zone {
  const words = BATTLE_PICTURE[locale];
  const { deck, hand, discard } = state.sides[side];
  const piles = { deck, discard: discard.toReversed(), ...(withHand && { hand }) };
  return {
    id: `piles-${side}`,
    title: words.piles(BATTLE_WORDS[locale].sides[side]),
    seat: side,
    row: rowOf(side),
    form: 'piles',
    piles: Object.entries(piles).map(([name, cards]): Pile => {
      const pile = name as 'deck' | 'discard' | 'hand';
      const known = pile === 'deck' ? cards.slice(0, 1) : cards;
      const top = known.filter((id) => state.cards[id]).map((id) => titleOf(state, id));
      return {
        id: `${side}-${pile}`,
        title: words.pile[pile],
        short: words.short[pile],
        count: cards.length,
        seat: side,
        cards,
        ...(pile === 'discard' && { open: true as const }),
        ...(top.length > 0 && { top: top.slice(0, pile === 'hand' ? 6 : 3) }),
        ...(pile === 'deck' && deck.length < 4 && { tone: 'bad' as const }),
      };
    }),
  };
}
