import type { EditRefusalCode } from '../_rules/core/bench';
import type { SituationFlawCode } from '../_situations/situation';
import type { Locale } from './locales';

type Figures = Record<string, string | number>;

/** What a change by hand is called, why one cannot be made, and why a situation cannot be opened. */
interface EditWords {
  add: (card: string, place: string) => string;
  move: (card: string, place: string) => string;
  copy: (card: string) => string;
  remove: (card: string) => string;
  count: (place: string, count: number) => string;
  figure: (card: string, figure: string, to: number) => string;
  set: (what: string, to: string) => string;
  setCard: (card: string, what: string, to: string) => string;
  unknown: string;
  yes: string;
  no: string;
  refusals: Record<EditRefusalCode, (figures: Figures) => string>;
  flaws: Record<SituationFlawCode, (at: string | undefined) => string>;
}

const fr: EditWords = {
  add: (card, place) => `${card} : ajouté (${place})`,
  move: (card, place) => `${card} : déplacé (${place})`,
  copy: (card) => `${card} : une copie de plus`,
  remove: (card) => `${card} : retiré`,
  count: (place, count) => `${place} : ${count}`,
  figure: (card, figure, to) => `${card} : ${figure} ${to}`,
  set: (what, to) => `${what} : ${to}`,
  setCard: (card, what, to) => `${card}, ${what} : ${to}`,
  unknown: 'Carte inconnue',
  yes: 'oui',
  no: 'non',
  refusals: {
    malformed: () => 'Ce changement ne se lit pas.',
    'no-such-card': () => "Cette carte n'est plus sur la table.",
    'no-such-place': () => "Cet endroit n'existe plus sur cette table.",
    'no-such-piece': ({ piece }) => `Aucune carte ne porte le nom « ${piece} » ici.`,
    'no-such-switch': ({ what }) => `« ${what} » ne se règle pas ici.`,
    'not-here': ({ card }) => `${card} ne peut pas se trouver à cet endroit.`,
    'too-many': ({ most }) => `Il n'y a de place que pour ${most}.`,
    'out-of-range': ({ least, most }) => `Indiquez un nombre de ${least} à ${most}.`,
    'no-title': ({ most }) => `Donnez un nom à la carte (${most} caractères au plus).`,
    'under-itself': ({ card }) => `${card} ne peut pas se poser sur ce qui est posé dessus.`,
    'in-use': () => "Une action en cours en dépend : revenez d'abord avant elle.",
    'last-one': () => "Le jeu ne peut pas se jouer sans : remplacez avant d'enlever.",
  },
  flaws: {
    unreadable: (at) =>
      `Ce lien ou ce fichier ne contient pas de situation lisible${at ? ` (${at})` : ''}. Il a peut-être été coupé : redemandez-le.`,
    newer: () =>
      "Cette situation vient d'une version plus récente d'Arbitre. Mettez cette copie à jour, puis rouvrez le lien.",
    'too-long': (at) => `Cette situation est trop longue pour être ouverte${at ? ` (${at})` : ''}.`,
    'unknown-engine': (at) => `Cette copie n'a pas de simulateur${at ? ` « ${at} »` : ' de ce nom'}.`,
    'unknown-base': (at) =>
      `L'exemple ou le modèle dont part cette situation${at ? ` (« ${at} »)` : ''} n'existe pas ici.`,
    'bad-setup': (at) => `La mise en place ne peut pas être jouée${at ? ` : ${at}` : ''}.`,
    'refused-move': (at) => `Le coup ${at ?? ''} de cette situation n'est pas permis ici.`,
    'refused-edit': (at) => `Le changement ${at ?? ''} de cette situation ne peut pas être fait ici.`,
    'too-slow': () =>
      "Cette situation demande trop de calculs pour être ouverte sur cet appareil. Rien n'a été changé.",
  },
};

const en: EditWords = {
  add: (card, place) => `${card}: added (${place})`,
  move: (card, place) => `${card}: moved (${place})`,
  copy: (card) => `${card}: one more copy`,
  remove: (card) => `${card}: removed`,
  count: (place, count) => `${place}: ${count}`,
  figure: (card, figure, to) => `${card}: ${figure} ${to}`,
  set: (what, to) => `${what}: ${to}`,
  setCard: (card, what, to) => `${card}, ${what}: ${to}`,
  unknown: 'Unknown card',
  yes: 'yes',
  no: 'no',
  refusals: {
    malformed: () => 'This change cannot be read.',
    'no-such-card': () => 'This card is no longer on the table.',
    'no-such-place': () => 'This place is no longer on this table.',
    'no-such-piece': ({ piece }) => `No card here has the name “${piece}”.`,
    'no-such-switch': ({ what }) => `“${what}” cannot be set here.`,
    'not-here': ({ card }) => `${card} cannot lie there.`,
    'too-many': ({ most }) => `There is room for ${most} only.`,
    'out-of-range': ({ least, most }) => `Give a number from ${least} to ${most}.`,
    'no-title': ({ most }) => `Give the card a name (${most} characters at most).`,
    'under-itself': ({ card }) => `${card} cannot lie on what lies on it.`,
    'in-use': () => 'An action under way depends on it: go back before that first.',
    'last-one': () => 'The game cannot be played without it: put another one there first.',
  },
  flaws: {
    unreadable: (at) =>
      `This link or file holds no situation that can be read${at ? ` (${at})` : ''}. It may have been cut: ask for it again.`,
    newer: () =>
      'This situation comes from a later version of Arbitre. Update this copy, then open the link again.',
    'too-long': (at) => `This situation is too long to be opened${at ? ` (${at})` : ''}.`,
    'unknown-engine': (at) => `This copy has no simulator${at ? ` “${at}”` : ' of that name'}.`,
    'unknown-base': (at) =>
      `The example or template that this situation begins from${at ? ` (“${at}”)` : ''} is not here.`,
    'bad-setup': (at) => `The set-up cannot be played${at ? `: ${at}` : ''}.`,
    'refused-move': (at) => `Move ${at ?? ''} of this situation is not allowed here.`,
    'refused-edit': (at) => `Change ${at ?? ''} of this situation cannot be made here.`,
    'too-slow': () => 'This situation takes too long to work out on this device. Nothing was changed.',
  },
};

export const EDIT_WORDS: Record<Locale, EditWords> = { fr, en };
