import type { Locale } from '../_i18n/locales';
import { FORCE_WORDS } from '../_i18n/rules/swccg-force';
import { FORCE_PICTURE } from '../_i18n/rules/swccg-force-picture';
import { DARK_FIRST as SIDES, type Side } from '../_rules/core/sides';
import type { ForceCard, ForceLocation, ForceState } from '../_rules/swccg/force/state';
import type { Art, Mark, PictureCard } from './picture';

const ART_OF: Partial<Record<ForceCard['kind'], Art>> = { location: 'location', interrupt: 'interrupt' };

export function inHand(locale: Locale, state: ForceState, id: string, side: Side): PictureCard {
  const words = FORCE_PICTURE[locale];
  const card = state.cards[id];
  if (!card) return { id, title: '?', seat: side, faceDown: true };
  const art = ART_OF[card.kind];
  const cost = 'cost' in card ? card.cost : undefined;
  const isAnnounced =
    state.due?.what === 'use' && 'card' in state.due.purpose && state.due.purpose.card === id;
  return {
    id,
    title: card.title,
    seat: side,
    kind: words.kinds[card.kind],
    ...(art && { art }),
    ...(cost !== undefined && {
      stats: [{ label: words.cost, short: words.cost.charAt(0).toUpperCase(), value: cost }],
    }),
    ...(card.kind === 'interrupt' && { facts: [words.does[card.effect.does](card.effect.amount)] }),
    ...(isAnnounced && { marks: [{ text: words.announced, tone: 'live' }] }),
  };
}

/** The locations with their Force icons, then the other cards that lie on the table. */
export function onTable(locale: Locale, state: ForceState): PictureCard[] {
  const places = new Set(state.locations.map(({ id }) => id));
  return [
    ...state.locations.map((location) => locationOf(locale, state, location)),
    ...SIDES.flatMap((side) =>
      state.table[side].filter((id) => !places.has(id)).map((id) => inHand(locale, state, id, side)),
    ),
  ];
}

function locationOf(locale: Locale, state: ForceState, location: ForceLocation): PictureCard {
  const words = FORCE_PICTURE[locale];
  const { sides } = FORCE_WORDS[locale];
  const { id, title, icons, control, contested, drainBonus } = location;
  const isFoughtOver =
    state.due?.what === 'use' && 'location' in state.due.purpose && state.due.purpose.location === id;
  const marks: Mark[] = [
    ...(isFoughtOver || state.battled.includes(id) ? [{ text: words.battled, tone: 'live' as const }] : []),
    ...(state.drained.includes(id) ? [{ text: words.drained, tone: 'bad' as const }] : []),
    ...(contested ? [{ text: words.contested }] : []),
  ];
  return {
    id,
    title,
    kind: words.kinds.location,
    art: 'location',
    ...(control && { seat: control }),
    stats: SIDES.map((side) => ({
      label: words.icons(sides[side]),
      short: words.shortSides[side],
      value: icons[side],
    })),
    facts: [
      ...(control ? [words.controls(sides[control])] : []),
      ...(drainBonus ? [words.bonus(drainBonus)] : []),
    ],
    ...(marks.length > 0 && { marks }),
  };
}
