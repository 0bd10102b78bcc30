import type { Bilingual } from '../../../_leaf/locales';
import { ROLES, type Role } from '../battle/state';
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

const WAYS: Partial<Record<Card['kind'], Text[]>> = {
  character: ROLES.filter((role) => role !== 'cargo').map(aboard),
  vehicle: [aboard('cargo')],
  starship: [aboard('cargo'), WITH_PILOT],
};

/** A card without the ways to be deployed that the rules give to each of its kind. */
export const withoutWays = <Some extends Card>(card: Some): Some =>
  card.text?.some(({ aside }) => aside) ? { ...card, text: card.text.filter(({ aside }) => !aside) } : card;

/** A card that deploys to locations by the rules, with the other ways in which these let it be deployed. */
export function withWays(card: Card): Card {
  const { figures } = card;
  const isBySite = figures?.kind === 'character' && figures.undercover;
  const ways = figures && !isBySite ? WAYS[card.kind] : undefined;
  const { text = [] } = withoutWays(card);
  if (!ways || !text.some(({ targets }) => targets?.to?.field === 'deploy')) return card;
  return { ...card, text: [...text, ...ways] };
}
