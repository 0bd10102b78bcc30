import type { Locale } from '../_i18n/locales';
import { FORCE_WORDS } from '../_i18n/rules/swccg-force';
import { FORCE_PICTURE } from '../_i18n/rules/swccg-force-picture';
import { LIFE_FORCE, lifeForce, type Pile as PileName, SIDES, type Side } from '../_rules/swccg/force/piles';
import { type ForceState, PHASES } from '../_rules/swccg/force/state';
import type { Picture, PictureCard, Pile, Zone } from './picture';

export function drawForce(locale: Locale, state: ForceState): Picture {
  const words = FORCE_PICTURE[locale];
  const { sides, phases } = FORCE_WORDS[locale];
  const now = state.phase === 'end' ? PHASES.length : PHASES.indexOf(state.phase);
  return {
    moment: `${words.turn(state.turnNumber, sides[state.turn])} · ${phases[state.phase]}`,
    opportunity: opportunity(locale, state),
    zones: [
      {
        id: 'phases',
        title: words.phases,
        form: 'track',
        steps: PHASES.map((phase, i) => ({
          title: phases[phase],
          at: i < now ? 'done' : i === now ? 'now' : 'ahead',
        })),
      },
      ...SIDES.map((side) => pilesOf(locale, state, side)),
      ...SIDES.map((side) => handOf(locale, state, side)),
      {
        id: 'locations',
        title: words.locations,
        aside: true,
        form: 'cards',
        cards: locationsOf(locale, state),
      },
      ...SIDES.filter((side) => state.table[side].length > 0).map((side) => tableOf(locale, state, side)),
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

/** Each pile shows its cards one by one, so that a card that moves is seen to. */
function pilesOf(locale: Locale, state: ForceState, side: Side): Zone {
  const words = FORCE_WORDS[locale];
  const pile = (name: PileName): Pile => {
    const cards = state.piles[side][name];
    const known = cards.filter((id) => state.cards[id]).map((id) => state.cards[id]?.title ?? id);
    return {
      id: `${side}-${name}`,
      title: words.piles[name],
      count: cards.length,
      ...(known.length > 0 && { top: known.slice(0, 2) }),
      ...(cards.length === 0 && LIFE_FORCE.some((one) => one === name) && { tone: 'weak' as const }),
      cards,
    };
  };
  return {
    id: `piles-${side}`,
    title: FORCE_PICTURE[locale].lifeForce(words.sides[side], lifeForce(state.piles[side])),
    seat: side,
    form: 'piles',
    piles: [...LIFE_FORCE, 'lost' as const].map(pile),
  };
}

function handOf(locale: Locale, state: ForceState, side: Side): Zone {
  const words = FORCE_WORDS[locale];
  return {
    id: `hand-${side}`,
    title: `${words.piles.hand} · ${words.sides[side]}`,
    seat: side,
    aside: true,
    form: 'cards',
    empty: '—',
    cards: state.piles[side].hand.map((id) => cardOf(state, id, side)),
  };
}

function tableOf(locale: Locale, state: ForceState, side: Side): Zone {
  const words = FORCE_WORDS[locale];
  return {
    id: `table-${side}`,
    title: `${words.table} · ${words.sides[side]}`,
    seat: side,
    aside: true,
    form: 'cards',
    cards: state.table[side].map((id) => cardOf(state, id, side)),
  };
}

function cardOf(state: ForceState, id: string, side: Side): PictureCard {
  const card = state.cards[id];
  return card ? { id, title: card.title, seat: side } : { id, title: '?', seat: side, faceDown: true };
}

function locationsOf(locale: Locale, state: ForceState): PictureCard[] {
  const words = FORCE_PICTURE[locale];
  const { sides } = FORCE_WORDS[locale];
  return state.locations.map(({ id, title, icons, control, contested }) => ({
    id: `location-${id}`,
    title,
    facts: SIDES.map((side) => words.icons(sides[side], icons[side])),
    ...((control || contested) && {
      marks: [{ text: control ? words.controls(sides[control]) : words.contested }],
    }),
  }));
}
