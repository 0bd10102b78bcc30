import type { Args } from '../../_rules/core/contract';
import type { Locale } from '../locales';

interface ForceBenchWords {
  row: string;
  table: string;
  figures: Record<string, string>;
  traits: Record<string, string>;
  switches: Record<string, string>;
  choices: Record<string, string>;
  odd: Record<string, (args: Args) => string>;
}

const cote = (side: unknown): string => (side === 'light' ? 'le côté lumineux' : 'le côté obscur');

/** What the table of the Force has of its own; the rest is said as at any table. */
export const FORCE_BENCH: Record<Locale, ForceBenchWords> = {
  fr: {
    row: 'localisations',
    table: 'sur la table',
    figures: {
      cost: 'coût',
      amount: 'combien de Force',
      lightIcons: 'icônes du côté lumineux',
      darkIcons: 'icônes du côté obscur',
      drainBonus: 'ajouté aux drainages ici',
    },
    traits: {
      activate: 'fait activer de la Force',
      retrieve: 'fait récupérer de la Force',
      'opponent-loses': 'l’adversaire perd de la Force',
      'draw-from-reserve': 'fait prendre des cartes de la réserve',
      lost: 'interruption perdue',
    },
    switches: {
      'under-way': 'en cours',
      left: 'reste à faire',
      held: 'qui occupe',
      'recirculated-light': 'le côté lumineux a recyclé sa pile utilisée',
      'recirculated-dark': 'le côté obscur a recyclé sa pile utilisée',
    },
    choices: {
      nobody: 'personne',
      light: 'le côté lumineux contrôle',
      dark: 'le côté obscur contrôle',
      both: 'les deux occupent',
      nothing: 'rien',
      use: 'utiliser de la Force',
      lose: 'perdre de la Force',
      activate: 'activer de la Force',
      destiny: 'tirer une destinée',
    },
    odd: {
      'cannot-pay': ({ player, count }) => `${count} Force à utiliser, et ${cote(player)} ne les a pas.`,
      'force-vanished': ({ player }) => `De la Force activée par ${cote(player)}, et elle n’est nulle part.`,
      'drained-contested': ({ location }) => `Drainée, alors que les deux côtés l’occupent : ${location}.`,
      'drained-by-the-other': ({ location }) => `Drainée par qui ne la contrôle pas : ${location}.`,
      'battled-too-early': ({ location }) => `Une bataille avant la phase de bataille : ${location}.`,
      'drained-too-early': ({ location }) => `Un drainage avant la phase de contrôle : ${location}.`,
      'moved-too-early': ({ card }) => `${card} s’est déplacée avant la phase de déplacement.`,
    },
  },
  en: {
    row: 'locations',
    table: 'on table',
    figures: {
      cost: 'cost',
      amount: 'how much Force',
      lightIcons: 'light side icons',
      darkIcons: 'dark side icons',
      drainBonus: 'added to drains here',
    },
    traits: {
      activate: 'lets activate Force',
      retrieve: 'lets retrieve Force',
      'opponent-loses': 'the opponent loses Force',
      'draw-from-reserve': 'lets take cards from the Reserve Deck',
      lost: 'Lost Interrupt',
    },
    switches: {
      'under-way': 'under way',
      left: 'left to do',
      held: 'who is there',
      'recirculated-light': 'the light side has recirculated',
      'recirculated-dark': 'the dark side has recirculated',
    },
    choices: {
      nobody: 'nobody',
      light: 'the light side controls',
      dark: 'the dark side controls',
      both: 'both occupy',
      nothing: 'nothing',
      use: 'using Force',
      lose: 'losing Force',
      activate: 'activating Force',
      destiny: 'drawing destiny',
    },
    odd: {
      'cannot-pay': ({ player, count }) =>
        `${count} Force to use, and the ${player} side does not have them.`,
      'force-vanished': ({ player }) => `Force activated by the ${player} side, and it is nowhere.`,
      'drained-contested': ({ location }) => `Drained, although both sides occupy it: ${location}.`,
      'drained-by-the-other': ({ location }) => `Drained by a player who does not control it: ${location}.`,
      'battled-too-early': ({ location }) => `A battle before the battle phase: ${location}.`,
      'drained-too-early': ({ location }) => `A drain before the control phase: ${location}.`,
      'moved-too-early': ({ card }) => `${card} has moved before the move phase.`,
    },
  },
};
