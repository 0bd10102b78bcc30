import type { Locale } from '../_i18n/locales';
import { BATTLE_WORDS } from '../_i18n/rules/swccg-battle';
import { BATTLE_PICTURE } from '../_i18n/rules/swccg-battle-picture';
import { DARK_FIRST as SIDES, type Side } from '../_rules/core/sides';
import { owedBy } from '../_rules/swccg/battle/damage';
import { attritionLeft, isImmune } from '../_rules/swccg/battle/owed';
import { battleDestiniesAllowed, totalPower } from '../_rules/swccg/battle/power';
import {
  type Debt as BattleDebt,
  type BattleState,
  type Location,
  SEGMENTS,
} from '../_rules/swccg/battle/state';
import { titleOf } from '../_rules/swccg/battle/where';
import { LIFE_FORCE } from '../_rules/swccg/force/piles';
import type { Clash, ClashSide, Debt, Mark, Picture, PictureCard, Row, Zone } from './picture';
import { cardOf, cardsAt } from './swccg-battle-cards';
import { draws, showsDestinies } from './swccg-battle-draws';

type Words = (typeof BATTLE_PICTURE)[Locale];

/** The dark side sits opposite. */
const rowOf = (side: Side): Row => (side === 'dark' ? 'far' : 'near');

export function drawBattle(locale: Locale, state: BattleState): Picture {
  const words = BATTLE_PICTURE[locale];
  const { sides, segments } = BATTLE_WORDS[locale];
  const { battle } = state;
  return {
    moment: `${words.phaseOf(sides[state.turn])} · ${battle ? segments[battle.segment] : words.before}`,
    opportunity: opportunity(locale, state),
    zones: [
      track(words, state),
      ...SIDES.flatMap((side) => [handOf(locale, state, side), pilesOf(locale, state, side)]),
      { id: 'places', title: words.places, row: 'middle', form: 'clash', clashes: clashes(locale, state) },
      ...draws(locale, state),
      ...(battle?.debts ? debts(words, state) : []),
    ],
  };
}

function opportunity(locale: Locale, state: BattleState): Picture['opportunity'] {
  const words = BATTLE_PICTURE[locale];
  const { sides } = BATTLE_WORDS[locale];
  const { over, battle } = state;
  if (over) return { text: over.reason === 'defeat' ? words.defeat(sides[over.defeated]) : words.over };
  if (battle?.draw) {
    const { player, left } = battle.draw;
    const side = sides[player];
    return {
      seat: player,
      text: battle.draw.for === 'weapon' ? words.weaponDraw(side) : words.battleDraw(side, left),
    };
  }
  if (battle?.segment === 'damage') {
    const owing = SIDES.filter((side) => !battle.finished.includes(side)).map((side) => sides[side]);
    return { text: words.satisfy(owing.join(', ')) };
  }
  return { seat: state.opportunity, text: words.opportunity(sides[state.opportunity], state.passes) };
}

function track({ segments, step, onePass }: Words, { battle, over, passes }: BattleState): Zone {
  const steps = ['initiation', ...SEGMENTS] as const;
  const now = over ? steps.length : steps.indexOf(battle?.segment ?? 'initiation');
  return {
    id: 'segments',
    title: segments,
    row: 'track',
    form: 'track',
    steps: steps.map((name, i) => ({
      title: step[name],
      at: i < now ? 'done' : i === now ? 'now' : 'ahead',
      ...(i === now && passes > 0 && { note: onePass }),
    })),
  };
}

/** The location of the battle first and large; the others small. Destinies and their sums may be drawn apart from it. */
export function clashes(locale: Locale, state: BattleState, apart = showsDestinies(state)): Clash[] {
  const { battle, locations } = state;
  const isAlone = locations.length === 1;
  const inOrder = locations.toSorted(
    (a, b) => Number(b.id === battle?.location) - Number(a.id === battle?.location),
  );
  return inOrder.map((location): Clash => {
    const { id, title } = location;
    const isLarge = isAlone || id === battle?.location;
    const marks = marksOfPlace(BATTLE_PICTURE[locale], state, location);
    const sideOf = (side: Side): ClashSide => ({
      seat: side,
      cards: cardsAt(locale, state, id, side),
      ...(isLarge && told(BATTLE_PICTURE[locale], state, side, apart)),
    });
    return {
      id,
      title,
      far: sideOf('dark'),
      near: sideOf('light'),
      ...(!isLarge && { small: true }),
      ...(marks.length > 0 && { marks }),
    };
  });
}

function marksOfPlace(words: Words, state: BattleState, { id, noBattle }: Location): Mark[] {
  const found: Mark[] = [];
  if (noBattle) found.push({ text: words.noBattle, tone: 'weak', tells: true });
  if (state.battle?.location === id) return found;
  const totals = state.results.find(({ location }) => location === id)?.totals;
  if (state.battled.includes(id)) {
    const said = totals ? words.against(totals.dark.total, totals.light.total) : '';
    found.push({ text: words.battled(said), tone: 'weak' });
  }
  return found;
}

/** What stands beside a side's cards: its power or total, and how it stands with it. */
function told(
  words: Words,
  state: BattleState,
  side: Side,
  apart: boolean,
): Pick<ClashSide, 'total' | 'marks'> {
  const { battle } = state;
  const marks = marksOfSide(words, state, side, apart);
  if (!battle || apart) return { marks };
  const totals = battle.totals?.[side];
  return {
    marks,
    total: totals
      ? {
          label: words.total,
          value: totals.total,
          parts: battle.destinies[side].length > 0 ? `${totals.power} + ${totals.destiny}` : words.noDestiny,
          ...(battle.winner === side && { tone: 'live' }),
        }
      : { label: words.power, value: totalPower(state, side) },
  };
}

function marksOfSide(words: Words, state: BattleState, side: Side, apart: boolean): Mark[] {
  const { battle, over, opportunity: acting, passes } = state;
  const found: Mark[] = [];
  if (!over && (!battle || battle.segment === 'weapons' || battle.segment === 'end') && !battle?.draw) {
    if (side === acting) found.push({ text: words.acts, tone: 'live', tells: true });
    else if (passes > 0) found.push({ text: words.passed, tone: 'weak', tells: true });
  }
  if (!battle) return found;
  if (apart && drawsAreOver(state, side) && battle.destinies[side].length === 0)
    found.push({ text: words.noDestiny, tone: 'weak' });
  if (battle.segment !== 'damage') return found;
  if (battle.finished.includes(side)) found.push({ text: words.settled, tone: 'weak' });
  else if (battle.winner === side) found.push({ text: words.wins, tone: 'live' });
  else if (battle.totals && !battle.winner) found.push({ text: words.tied, tone: 'weak' });
  return found;
}

/** A side draws no more battle destiny: it has had its turn, or may not draw at all. */
function drawsAreOver(state: BattleState, side: Side): boolean {
  const { battle, turn } = state;
  if (battle?.segment === 'damage') return battle.totals !== undefined;
  if (battle?.segment !== 'power' || battle.draw?.player === side) return false;
  return side === turn || battleDestiniesAllowed(state, side) === 0;
}

export function debts(words: Words, state: BattleState): Zone[] {
  const owed = SIDES.flatMap((side) => debtsOf(words, state, side, state.battle?.debts?.[side]));
  return owed.length === 0
    ? []
    : [{ id: 'debts', title: words.debts, row: 'sum', form: 'debts', debts: owed }];
}

function debtsOf(words: Words, state: BattleState, seat: Side, debt: BattleDebt | undefined): Debt[] {
  if (!debt) return [];
  const owed = owedBy(state, seat);
  const vulnerable = owed.cards.filter((card) => !isImmune(card, owed.attrition));
  const isOpen = attritionLeft(owed) > 0 && vulnerable.length === 0;
  const note = isOpen ? (owed.cards.length === 0 ? words.noneLeft : words.allImmune) : undefined;
  return [
    {
      label: words.attrition,
      seat,
      owed: debt.attrition ?? 0,
      paid: debt.attritionMet,
      ...(note && { note }),
    },
    { label: words.damage, seat, owed: debt.damage, paid: debt.damageMet },
  ].filter((one) => one.owed > 0);
}

function handOf(locale: Locale, state: BattleState, side: Side): Zone {
  const words = BATTLE_PICTURE[locale];
  const { hand } = state.piles[side];
  return {
    id: `hand-${side}`,
    title: words.hand(BATTLE_WORDS[locale].sides[side]),
    seat: side,
    row: rowOf(side),
    form: 'fan',
    empty: words.emptyHand,
    cards: hand.map(
      (id): PictureCard =>
        state.cards[id] ? cardOf(locale, state, id) : { id, title: '?', seat: side, faceDown: true },
    ),
  };
}

function pilesOf(locale: Locale, state: BattleState, side: Side): Zone {
  const { sides, piles } = BATTLE_WORDS[locale];
  const words = BATTLE_PICTURE[locale];
  return {
    id: `piles-${side}`,
    title: words.piles(sides[side]),
    seat: side,
    row: rowOf(side),
    form: 'piles',
    piles: [...LIFE_FORCE, 'lost' as const].map((pile) => {
      const cards = state.piles[side][pile];
      const top = cards.filter((id) => state.cards[id]).map((id) => titleOf(state, id));
      return {
        id: `${side}-${pile}`,
        title: piles[pile],
        short: words.pile[pile],
        count: cards.length,
        seat: side,
        cards,
        ...(pile === 'lost' && { open: true as const }),
        ...(top.length > 0 && { top: top.slice(0, 3) }),
      };
    }),
  };
}
