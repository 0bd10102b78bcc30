import type { Locale } from '../_i18n/locales';
import { swccgStackWords } from '../_i18n/rules/swccg-stack';
import { STACK_PICTURE } from '../_i18n/rules/swccg-stack-picture';
import type { CardId, State } from '../_rules/swccg/stack/state';
import { battleOf, cardOf, printOf } from '../_rules/swccg/stack/state';
import type { Kind } from '../_rules/swccg/stack/timing';
import type { Art, Mark, PictureCard, Place, Zone } from './picture';

/** The sign of each kind of card. */
export const ART_OF: Partial<Record<Kind, Art>> = {
  interrupt: 'interrupt',
  effect: 'effect',
  'immediate-effect': 'effect',
  'mobile-effect': 'effect',
  'utinni-effect': 'effect',
  'political-effect': 'effect',
  'starting-effect': 'effect',
  'epic-event': 'effect',
  'admirals-order': 'command',
  objective: 'effect',
  'defensive-shield': 'shield',
  character: 'character',
  creature: 'character',
  starship: 'starship',
  vehicle: 'vehicle',
  weapon: 'weapon',
  device: 'device',
  location: 'location',
  'jedi-test': 'effect',
};

export function plainCard(locale: Locale, state: State, id: CardId): PictureCard {
  const print = printOf(state, id);
  const words = STACK_PICTURE[locale];
  const art = ART_OF[print.kind];
  const marks = marksOf(locale, state, id);
  return {
    id,
    title: print.title,
    seat: cardOf(state, id).owner,
    kind: swccgStackWords[locale].kinds[print.kind],
    ...(art && { art }),
    ...(print.ability !== undefined && {
      stats: [{ label: words.ability, short: words.ability.charAt(0).toUpperCase(), value: print.ability }],
    }),
    ...(marks.length > 0 && { marks }),
  };
}

function marksOf(locale: Locale, state: State, id: CardId): Mark[] {
  const words = STACK_PICTURE[locale];
  const isTarget = state.stack.some(({ targets }) => Object.values(targets).flat().includes(id));
  return [
    ...(state.announced?.card === id ? [{ text: words.announced, tone: 'live' as const }] : []),
    ...(isTarget ? [{ text: words.target, tone: 'live' as const }] : []),
    ...(cardOf(state, id).captive ? [{ text: words.captive, tone: 'weak' as const }] : []),
    ...(cardOf(state, id).undercover ? [{ text: words.undercover, tone: 'weak' as const }] : []),
  ];
}

/** The locations on table; in a whole play, as they lie. */
const placesOf = (state: State): CardId[] =>
  state.field?.row ??
  state.ids.filter((id) => cardOf(state, id).zone === 'table' && printOf(state, id).kind === 'location');

/** What lies on the table, where anything does: each location with the two sides' cards, and what is at none. */
export function tableOf(locale: Locale, state: State): Zone[] {
  const here = state.ids.filter((id) => ['table', 'on'].includes(cardOf(state, id).zone));
  const isPlace = (id: CardId) => printOf(state, id).kind === 'location';
  const among = new Set(here.filter((id) => !isPlace(id)));
  const loose = [...among].filter((id) => !among.has(cardOf(state, id).at ?? ''));
  const names = new Set([
    ...placesOf(state),
    ...loose.flatMap((id) => cardOf(state, id).at ?? []),
    ...(loose.some((id) => cardOf(state, id).at === undefined) ? [undefined] : []),
  ]);
  const draw = (id: CardId): PictureCard => {
    const holds = here.filter((other) => among.has(id) && cardOf(state, other).at === id).map(draw);
    return { ...plainCard(locale, state, id), ...(holds.length > 0 && { holds }) };
  };
  const at = battleOf(state)?.at;
  const places = [...names].map((place): Place => {
    const cards = loose.filter((id) => cardOf(state, id).at === place).map(draw);
    return {
      id: place ?? 'no-location',
      title: place === undefined ? swccgStackWords[locale].table : placeName(state, place),
      kind: 'site',
      far: cards.filter(({ seat }) => seat === 'dark'),
      near: cards.filter(({ seat }) => seat === 'light'),
      ...(place !== undefined &&
        place === at && { marks: [{ text: STACK_PICTURE[locale].battle, tone: 'live' }] }),
    };
  });
  if (places.length === 0) return [];
  const { table: title } = swccgStackWords[locale];
  return [{ id: 'table', title, row: 'middle', beside: true, form: 'places', places }];
}

/** Without its system: "Cantina". A place that is no card of the play has only its id for a name. */
function placeName(state: State, place: string): string {
  if (Object.hasOwn(state.cards, place)) return printOf(state, place).title.replace(/^.*: /, '');
  return place.replace(
    /(^|-)(.)/g,
    (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
  );
}
