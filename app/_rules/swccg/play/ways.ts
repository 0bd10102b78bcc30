import type { Bilingual } from '../../../_leaf/locales';
import { ROLES, type Role } from '../battle/state';
import type { LayingWay } from '../field/laying';
import type { Card, Text } from '../stack/schema';

/** What a card does aboard, as a reader sees it. */
export const AS: Record<Role, Bilingual> = {
  pilot: { fr: 'comme pilote', en: 'as a pilot' },
  driver: { fr: 'comme conducteur', en: 'as a driver' },
  passenger: { fr: 'comme passager', en: 'as a passenger' },
  cargo: { fr: 'dans la soute', en: 'as cargo' },
};

/** Straight aboard a vehicle or starship. */
// swccg/deploying-cards-on-vehicles-and-starships
const aboard = (as: Role): Text => ({
  name: as,
  label: AS[as],
  type: 'deploy',
  aside: true,
  targets: { aboard: { kind: ['vehicle', 'starship'], by: 'you', field: 'room', as } },
  on: 'aboard',
  as,
  rule: 'swccg/deploying-cards-on-vehicles-and-starships',
});

/** A starfighter and its pilot, both at once: one action. */
// swccg/death-star-ii/turn#starfighter-deployment
const WITH_PILOT: Text = {
  name: 'with-pilot',
  label: { fr: 'avec un pilote', en: 'with a pilot' },
  type: 'deploy',
  aside: true,
  targets: {
    pilot: { kind: 'character', by: 'you', held: true, field: 'crew' },
    to: { kind: 'location', field: 'manned' },
  },
  costs: [{ use: 'along' }],
  on: 'to',
  along: 'pilot',
  rule: 'swccg/death-star-ii/turn#deploying-characters-vehicles-starships',
};

/** To where the row of locations has a place for it: apart, or right after one that is named, unless told otherwise. */
// swccg/locations#placing
const laying = (way: LayingWay): Text => ({
  name: way,
  label: LYING[way],
  type: 'deploy',
  ...((way === 'before' || way === 'over') && { aside: true as const }),
  ...(way === 'alone'
    ? { field: 'lay-alone' as const }
    : { targets: { beside: { kind: 'location', field: `lay-${way}` as const } } }),
  result: [{ do: 'lay', way }],
  rule: 'swccg/death-star-ii/turn#deploying-locations',
});

const LYING: Record<LayingWay, Bilingual> = {
  alone: { fr: 'à part', en: 'by itself' },
  before: { fr: 'juste avant', en: 'right before' },
  after: { fr: 'juste après', en: 'right after' },
  over: { fr: 'par-dessus', en: 'on top' },
};
const LAYING: readonly LayingWay[] = ['alone', 'before', 'after', 'over'];

const WAYS: Partial<Record<Card['kind'], Text[]>> = {
  character: ROLES.filter((role) => role !== 'cargo').map(aboard),
  vehicle: [aboard('cargo')],
  starship: [aboard('cargo'), WITH_PILOT],
};

/** A card without the ways to be deployed that the rules give to each of its kind. */
export const withoutWays = <Some extends Card>(card: Some): Some =>
  card.text?.some(isWay) ? { ...card, text: card.text.filter((text) => !isWay(text)) } : card;

const isWay = ({ aside, result }: Text): boolean => aside === true || result?.[0]?.do === 'lay';

/** A card that deploys to locations by the rules, with the other ways in which these let it be deployed. */
export function withWays(card: Card): Card {
  const { figures } = card;
  const isBySite = figures?.kind === 'character' && figures.undercover;
  const ways = figures && !isBySite ? WAYS[card.kind] : undefined;
  const { text = [] } = withoutWays(card);
  if (!ways || !text.some(({ targets }) => targets?.to?.field === 'deploy')) return card;
  return { ...card, text: [...text, ...ways] };
}

/** A location that is held, with the ways in which it comes to lie among the others. */
export const withPlaces = (card: Card): Card =>
  card.kind === 'location' && card.place
    ? { ...card, text: [...LAYING.map(laying), ...(withoutWays(card).text ?? [])] }
    : card;
