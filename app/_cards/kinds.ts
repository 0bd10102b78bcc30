import type { Card } from './card';
import { scrub } from './scrub';

type IsMeant = (card: Card) => boolean;

const ofType =
  (type: string): IsMeant =>
  (card) =>
    card.type === type;
const ofSubtype =
  (type: string, subtype: string): IsMeant =>
  (card) =>
    card.type === type && (card.subtype ?? '').toLowerCase().startsWith(subtype);

/** Words that players put behind a name, or a part of one, for the kind of card. */
const COMMON: [string, IsMeant][] = [
  ['obj, objective, objectif', ofType('objective')],
  ['shield, bouclier', ofType('defensive shield')],
  ['effect, effet', ofType('effect')],
  ['int, interrupt, interruption', ofType('interrupt')],
  ['ship, starship, vaisseau', ofType('starship')],
  ['weapon, arme', ofType('weapon')],
  ['character, personnage', ofType('character')],
  ['location, site, lieu', ofType('location')],
  ['unit, unite', ofType('unit')],
  ['pilot, pilote', ofType('pilot')],
  ['command, commande', ofType('command')],
];
/** These say a kind only beside a whole name: else they are as often words of a question. */
const FURTHER: [string, IsMeant][] = [
  ['defensive shield, bouclier defensif', ofType('defensive shield')],
  ['immediate effect, effet immediat', ofSubtype('effect', 'immediate')],
  ['utinni effect, effet utinni', ofSubtype('effect', 'utinni')],
  ['political effect, effet politique', ofSubtype('effect', 'political')],
  ['mobile effect, effet mobile', ofSubtype('effect', 'mobile')],
  ['starting effect, effet de depart', ofSubtype('effect', 'starting')],
  ['used interrupt, interruption utilisee', ofSubtype('interrupt', 'used')],
  ['lost interrupt, interruption perdue', ofSubtype('interrupt', 'lost')],
  ['epic event, evenement epique', ofType('epic event')],
  ['admirals order, ordre de lamiral, ordre damiral', ofType("admiral's order")],
  ['jedi test, test jedi', ({ type }) => type.startsWith('jedi test')],
  ['starfighter, chasseur', ofSubtype('starship', 'starfighter')],
  ['capital ship, capital starship, vaisseau capital', ofSubtype('starship', 'capital')],
  ['vehicle, vehicule', ofType('vehicle')],
  ['device, equipement', ofType('device')],
  ['creature', ofType('creature')],
  ['podracer', ofType('podracer')],
  ['char, perso', ofType('character')],
  ['droid, droide', ofSubtype('character', 'droid')],
  ['localisation', ofType('location')],
  ['system, systeme', ofSubtype('location', 'system')],
  ['sector, secteur', ofSubtype('location', 'sector')],
  ['battle, battle card, carte battle', ({ type }) => type === 'battle' || type === 'combobattle'],
  ['token, jeton', ofType('unit token')],
  ['base', ofType('base')],
  ['resource, ressource', ofType('resource')],
];
const byWords = (kinds: [string, IsMeant][]): Map<string, IsMeant> =>
  new Map(
    kinds.flatMap(([words, isMeant]) => words.split(', ').map((word): [string, IsMeant] => [word, isMeant])),
  );
const [COMMON_WORDS, WORDS] = [byWords(COMMON), byWords([...COMMON, ...FURTHER])];
const LENGTHS = [...new Set([...WORDS.keys()].map((words) => words.split(' ').length))];

/** l'interruption, la base, the site: what may stand before a kind. */
const ARTICLE = /^(?:[ld]['’]\s?|(?:les?|la|une?|the|an?)\s+)/i;

/** What is left of a name without its kind. */
export interface OfKind {
  name: string;
  isMeant: IsMeant;
  /** Only what bears this very name. */
  isWhole?: true;
}

/** A name without the kind of card that stands before it, with its article, or behind it: `le site X`, `X shield`. */
export function withoutKind(typed: string): OfKind[] {
  const parts = typed.replace(/[()]/g, ' ').trim().split(/\s+/);
  const bare = typed.replace(ARTICLE, '').split(/\s+/);
  return LENGTHS.flatMap((length): OfKind[] => {
    const [before, behind] = [bare.slice(0, length), parts.slice(-length)].map((some) =>
      scrub(some.join(' ')),
    );
    const [isBefore, isBehind] = [WORDS.get(before ?? ''), WORDS.get(behind ?? '')];
    const after = bare
      .slice(length)
      .join(' ')
      .replace(/^[:,–-]\s*/, '');
    const until = parts.slice(0, -length).join(' ');
    return [
      ...(isBefore && after !== '' ? [{ name: after, isMeant: isBefore, isWhole: true as const }] : []),
      ...(isBehind && until !== ''
        ? [
            {
              name: until,
              isMeant: isBehind,
              ...(!COMMON_WORDS.has(behind ?? '') && { isWhole: true as const }),
            },
          ]
        : []),
    ];
  });
}
