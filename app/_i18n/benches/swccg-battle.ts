import type { Args } from '../../_rules/core/contract';
import type { Locale } from '../locales';

interface BattleBenchWords {
  figures: Record<string, string>;
  traits: Record<string, string>;
  end: string;
  odd: Record<string, (args: Args) => string>;
}

/** What the table of a battle has of its own; the rest is said as at any table. */
export const BATTLE_BENCH: Record<Locale, BattleBenchWords> = {
  fr: {
    figures: { cost: 'coût', copies: 'exemplaires par tour (0 : sans limite)', amount: 'combien' },
    traits: {
      'adds-power': 'ajoute de la puissance',
      'adds-destinies': 'ajoute des destinées de bataille',
      'excludes-own': 'exclut une de vos cartes',
      'excludes-opponent': 'exclut une carte de l’adversaire',
    },
    end: 'fin de la bataille',
    odd: { 'battle-forbidden': ({ location }) => `Aucune bataille n’est permise ici : ${location}.` },
  },
  en: {
    figures: { cost: 'cost', copies: 'copies a turn (0: no limit)', amount: 'how much' },
    traits: {
      'adds-power': 'adds power',
      'adds-destinies': 'adds battle destinies',
      'excludes-own': 'excludes a card of yours',
      'excludes-opponent': 'excludes an opponent’s card',
    },
    end: 'end of the battle',
    odd: { 'battle-forbidden': ({ location }) => `No battle is allowed here: ${location}.` },
  },
};
