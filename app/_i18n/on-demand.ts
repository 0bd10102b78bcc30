import type { Locale } from './locales';

export interface OnDemandWords {
  loading: string;
  failed: string;
  retry: string;
  /** The page is of a version of the site whose parts are gone. */
  outdated: string;
  reload: string;
}

export const ON_DEMAND_WORDS: Record<Locale, OnDemandWords> = {
  fr: {
    loading: 'Chargement…',
    failed: 'Cette partie n’a pas pu être chargée. Vérifiez le réseau, ou préparez l’événement.',
    retry: 'Réessayer',
    outdated:
      'Cette page vient d’une version précédente du site, dont cette partie n’existe plus ici. Rechargez-la dans la nouvelle version : ce que vous avez écrit est gardé.',
    reload: 'Recharger la page',
  },
  en: {
    loading: 'Loading…',
    failed: 'This part could not be loaded. Check the network, or get the site event-ready.',
    retry: 'Try again',
    outdated:
      'This page is of an earlier version of the site, and this part of it is no longer here. Reload it in the new version: what you have written is kept.',
    reload: 'Reload the page',
  },
};
