import type { Locale } from '../_i18n/locales';
import { FORCE_WORDS } from '../_i18n/rules/swccg-force';
import { FORCE_PICTURE } from '../_i18n/rules/swccg-force-picture';
import { STACK_PICTURE } from '../_i18n/rules/swccg-stack-picture';
import { DARK_FIRST as SIDES, type Side } from '../_rules/core/sides';
import { LIFE_FORCE, lifeForce } from '../_rules/swccg/force/piles';
import { type ForceState, type Moment, PHASES } from '../_rules/swccg/force/state';
import type { Figure, Picture, Pile, Row, Zone } from './picture';
import { inHand, onTable } from './swccg-force-cards';

export function drawForce(locale: Locale, state: ForceState): Picture {
  const words = FORCE_PICTURE[locale];
  const { sides, phases } = FORCE_WORDS[locale];
  const [dark, light] = SIDES;
  return {
    moment: `${words.turn(state.turnNumber, sides[state.turn])} · ${phases[state.phase]}`,
    opportunity: opportunity(locale, state),
    zones: [
      trackOf(locale, state),
      handOf(locale, state, dark),
      ...lifeOf(locale, state, dark),
      ...tableOf(locale, state),
      ...destinyOf(locale, state),
      ...lifeOf(locale, state, light),
      handOf(locale, state, light),
    ],
  };
}

function opportunity(locale: Locale, state: ForceState): Picture['opportunity'] {
  const words = FORCE_PICTURE[locale];
  const { sides } = FORCE_WORDS[locale];
  const { over, due } = state;
  if (over) return { text: over.reason === 'defeat' ? words.defeat(sides[over.defeated]) : words.over };
  if (due) {
    const left = 'left' in due ? due.left : 1;
    return { seat: due.player, text: words.due[due.what](sides[due.player], left) };
  }
  if (state.phase === 'end') return { text: words.recirculate };
  return {
    seat: state.opportunity,
    text: words.opportunity(sides[state.opportunity], state.passes),
  };
}

/** The phases of the turn, with the pass or the recirculations of the one that it is at. */
function trackOf(locale: Locale, state: ForceState): Zone {
  const words = FORCE_PICTURE[locale];
  const moments: Moment[] = [...PHASES, 'end'];
  const now = state.over?.reason === 'turns' ? moments.length : moments.indexOf(state.phase);
  const note =
    state.phase === 'end'
      ? words.recirculated(state.recirculated.length)
      : state.passes > 0
        ? words.passed
        : undefined;
  return {
    id: 'phases',
    title: words.phases,
    row: 'track',
    form: 'track',
    steps: moments.map((moment, i) => ({
      title: words.short[moment],
      at: i < now ? 'done' : i === now ? 'now' : 'ahead',
      ...(i === now && note !== undefined && { note }),
    })),
  };
}

/** The Life Force of a side as a total, and the piles that it is made of, in the order in which a card travels. */
function lifeOf(locale: Locale, state: ForceState, side: Side): Zone[] {
  const words = FORCE_PICTURE[locale];
  const { piles: names, sides } = FORCE_WORDS[locale];
  const life = lifeForce(state.piles[side]);
  const piles = [...LIFE_FORCE, 'lost' as const].map((name): Pile => {
    const cards = state.piles[side][name];
    const known = cards.flatMap((id) => state.cards[id]?.title ?? []);
    return {
      id: `${side}-${name}`,
      title: names[name],
      short: STACK_PICTURE[locale].piles[name],
      count: cards.length,
      cards,
      ...(name === 'lost' && { open: true as const }),
      ...(known.length > 0 && { top: known.slice(0, 2) }),
    };
  });
  return [
    {
      id: `life-${side}`,
      title: words.lifeForce(sides[side], life),
      seat: side,
      row: 'middle',
      form: 'figures',
      figures: [
        { label: words.life, value: life, ...(life === 0 && { tone: 'bad' as const }) },
        ...owedBy(locale, state, side),
      ],
    },
    {
      id: `piles-${side}`,
      title: sides[side],
      seat: side,
      row: 'middle',
      beside: true,
      form: 'piles',
      piles,
    },
  ];
}

/** The dark side sits opposite. */
const rowOf = (side: Side): Row => (side === 'dark' ? 'far' : 'near');

function handOf(locale: Locale, state: ForceState, side: Side): Zone {
  const words = FORCE_WORDS[locale];
  return {
    id: `hand-${side}`,
    title: `${words.piles.hand} · ${words.sides[side]}`,
    seat: side,
    row: rowOf(side),
    form: 'fan',
    empty: FORCE_PICTURE[locale].emptyHand,
    cards: state.piles[side].hand.map((id) => inHand(locale, state, id, side)),
  };
}

function tableOf(locale: Locale, state: ForceState): Zone[] {
  const cards = onTable(locale, state);
  const { table: title } = FORCE_PICTURE[locale];
  return cards.length === 0 ? [] : [{ id: 'in-play', title, row: 'middle', form: 'cards', cards }];
}

/** A destiny that may be drawn: the card on top of the Reserve Deck, if there is one. */
function destinyOf(locale: Locale, { due, piles }: ForceState): Zone[] {
  if (due?.what !== 'destiny') return [];
  const words = FORCE_PICTURE[locale];
  const [top] = piles[due.player].reserve;
  return [
    {
      id: 'destiny',
      title: words.destiny,
      seat: due.player,
      row: 'middle',
      beside: true,
      form: 'draw',
      draw: {
        seat: due.player,
        cards: top === undefined ? [] : [{ id: top }],
        terms: [],
        ...(top === undefined && { against: words.noCard }),
      },
    },
  ];
}

/** What is left of a use, a loss or an activation that is under way. */
function owedBy(locale: Locale, { due }: ForceState, side: Side): Figure[] {
  if (!due || due.what === 'destiny' || due.player !== side) return [];
  const label = FORCE_PICTURE[locale].owes[due.what];
  return [{ label, value: due.left, tone: due.what === 'lose' ? 'bad' : 'live' }];
}
