import type { Clash, Side } from '../../_desk/log/clash';
import type { Piece } from '../../_desk/log/pieces';
import type { Locale } from '../locales';

/** What is said where two versions of one ruling stand against each other. */
export interface ClashWords {
  title: string;
  why: Record<Clash['from'], (time: string) => string>;
  gone: string;
  goneWhy: Record<'tab' | 'here' | 'there', string>;
  pieces: Record<Piece, string>;
  sides: Record<Clash['from'], Record<Side, string>>;
  all: Record<Clash['from'], Record<Side, string>>;
  changedBy: Record<Side, string>;
  same: (pieces: string[]) => string;
  empty: string;
  since: (time: string) => string;
  noEvent: string;
  missing: (pieces: string[]) => string;
  save: string;
  back: string;
  putBack: string;
  keep: string;
  leaveGone: string;
  remove: string;
  several: (count: number) => string;
  forAll: Record<Side, string>;
}

export const CLASH_WORDS: Record<Locale, ClashWords> = {
  fr: {
    title: 'Deux versions de cette décision',
    why: {
      tab: (time) => `Un autre onglet l’a enregistrée à ${time}, pendant que vous l’écriviez.`,
      file: (time) => `Modifiée ici, et aussi dans le fichier (${time}).`,
    },
    gone: 'Cette décision a été supprimée',
    goneWhy: {
      tab: 'Un autre onglet l’a supprimée pendant que vous la modifiiez. Voici votre version.',
      here: 'Vous l’aviez supprimée ; elle a été modifiée sur l’autre appareil, qui ne le savait pas. Voici sa version.',
      there: 'L’autre appareil l’a supprimée sans connaître la version d’ici, que voici.',
    },
    pieces: {
      round: 'Ronde',
      table: 'Table',
      players: 'Jeu et joueurs',
      question: 'Question',
      rules: 'Règles citées',
      decision: 'Décision',
      extension: 'Temps rendu',
      event: 'Événement',
      penalty: 'Infraction et sanction',
      apart: 'Pourquoi la situation diffère',
      situation: 'Situation',
    },
    sides: {
      tab: { mine: 'La vôtre', theirs: 'Autre onglet' },
      file: { mine: 'Ici', theirs: 'Fichier' },
    },
    all: {
      tab: { mine: 'Toute la vôtre', theirs: 'Toute l’autre' },
      file: { mine: 'Tout d’ici', theirs: 'Tout du fichier' },
    },
    changedBy: { mine: 'changé par vous seul', theirs: 'changé par l’autre seul' },
    same: (pieces) => `Identique des deux côtés : ${pieces.join(', ').toLowerCase()}.`,
    empty: 'vide',
    since: (time) => `depuis ${time}`,
    noEvent: 'hors événement',
    missing: (pieces) => `Choisissez une version pour : ${pieces.join(', ').toLowerCase()}.`,
    save: 'Enregistrer ce choix',
    back: 'Revenir au brouillon',
    putBack: 'La remettre',
    keep: 'La garder',
    leaveGone: 'La laisser supprimée',
    remove: 'La supprimer ici aussi',
    several: (count) => `${count} décisions ont deux versions. Une même réponse pour toutes :`,
    forAll: { mine: 'Garder celles d’ici', theirs: 'Prendre le fichier' },
  },
  en: {
    title: 'Two versions of this ruling',
    why: {
      tab: (time) => `Another tab saved it at ${time} while you were writing.`,
      file: (time) => `Edited here, and in the file too (${time}).`,
    },
    gone: 'This ruling was deleted',
    goneWhy: {
      tab: 'Another tab deleted it while you were editing. Here is your version.',
      here: 'You had deleted it; it was edited on the other device, which did not know. Here is that version.',
      there: 'The other device deleted it without knowing the version from here. Here it is.',
    },
    pieces: {
      round: 'Round',
      table: 'Table',
      players: 'Game and players',
      question: 'Question',
      rules: 'Cited rules',
      decision: 'Decision',
      extension: 'Extra time',
      event: 'Event',
      penalty: 'Infraction and penalty',
      apart: 'Why the situation differs',
      situation: 'Situation',
    },
    sides: {
      tab: { mine: 'Yours', theirs: 'Other tab' },
      file: { mine: 'Here', theirs: 'File' },
    },
    all: {
      tab: { mine: 'All of yours', theirs: 'All of theirs' },
      file: { mine: 'All from here', theirs: 'All from the file' },
    },
    changedBy: { mine: 'changed by you alone', theirs: 'changed by the other alone' },
    same: (pieces) => `The same on both sides: ${pieces.join(', ').toLowerCase()}.`,
    empty: 'empty',
    since: (time) => `since ${time}`,
    noEvent: 'outside any event',
    missing: (pieces) => `Choose a version for: ${pieces.join(', ').toLowerCase()}.`,
    save: 'Save this choice',
    back: 'Back to the draft',
    putBack: 'Put it back',
    keep: 'Keep it',
    leaveGone: 'Leave it deleted',
    remove: 'Delete it here too',
    several: (count) => `${count} rulings have two versions. One answer for all of them:`,
    forAll: { mine: 'Keep those here', theirs: 'Take the file' },
  },
};
