import { SITE_NAME } from '../../_leaf/site-name';
import type { Locale } from '../locales';

export interface EventSetupWords {
  title: string;
  done: string;
  you: string;
  initials: string;
  initialsHint: string;
  newEvent: string;
  editEvent: string;
  name: string;
  date: string;
  game: string;
  edition: string;
  editionHint: string;
  minutes: string;
  tables: string;
  tablesHint: string;
  judges: string;
  judgesHint: string;
  infractions: string;
  sanctions: string;
  listHint: string;
  importList: string;
  listRefused: string;
  needsName: string;
  save: string;
  another: string;
  adopt: (count: number) => string;
  remove: string;
  notEmpty: string;
  export: string;
  saved: string;
}

export const EVENT_SETUP_WORDS: Record<Locale, EventSetupWords> = {
  fr: {
    title: 'Événement',
    done: 'Fermer',
    you: 'Vous',
    initials: 'Vos initiales',
    initialsHint: 'Elles signent chaque appel que vous notez. Rien ne quitte cet appareil.',
    newEvent: 'Nouvel événement',
    editEvent: 'Cet événement',
    name: 'Nom',
    date: 'Date',
    game: 'Jeu',
    edition: 'Règles en vigueur',
    editionHint: 'Édition, date du document, règles de l’organisateur',
    minutes: 'Durée d’une ronde (minutes)',
    tables: 'Nombre de tables',
    tablesHint: '0 : non précisé',
    judges: 'Initiales des arbitres',
    judgesHint: 'Séparées par des espaces',
    infractions: 'Infractions de cet événement',
    sanctions: 'Sanctions de cet événement',
    listHint: `Une par ligne, « français | anglais ». ${SITE_NAME} n’en prescrit aucune ; sans liste, rien n’est demandé.`,
    importList: 'Importer une liste (texte)',
    listRefused: 'Ce fichier n’est pas un texte lisible : la liste n’a pas changé.',
    needsName: 'Donnez un nom à l’événement.',
    save: 'Enregistrer l’événement',
    another: 'Préparer un autre événement',
    adopt: (count) =>
      `Y reprendre ${count < 2 ? 'la décision notée' : `les ${count} décisions notées`} hors événement`,
    remove: 'Supprimer cet événement',
    notEmpty: 'Des décisions appartiennent à cet événement : il reste.',
    export: 'Exporter les réglages',
    saved: 'Événement enregistré.',
  },
  en: {
    title: 'Event',
    done: 'Close',
    you: 'You',
    initials: 'Your initials',
    initialsHint: 'They sign each call that you note. Nothing leaves this device.',
    newEvent: 'New event',
    editEvent: 'This event',
    name: 'Name',
    date: 'Date',
    game: 'Game',
    edition: 'Rules in force',
    editionHint: 'Edition, date of the document, the organiser’s own rules',
    minutes: 'Length of a round (minutes)',
    tables: 'Number of tables',
    tablesHint: '0: not said',
    judges: 'Initials of the judges',
    judgesHint: 'Set apart by spaces',
    infractions: 'Infractions of this event',
    sanctions: 'Penalties of this event',
    listHint: `One a line, “French | English”. ${SITE_NAME} prescribes none; without a list nothing is asked.`,
    importList: 'Import a list (text)',
    listRefused: 'This file is no readable text: the list has not changed.',
    needsName: 'Give the event a name.',
    save: 'Save the event',
    another: 'Prepare another event',
    adopt: (count) =>
      `Take in ${count === 1 ? 'the ruling' : `the ${count} rulings`} noted outside any event`,
    remove: 'Delete this event',
    notEmpty: 'Rulings belong to this event: it stays.',
    export: 'Export the set-up',
    saved: 'Event saved.',
  },
};
