import type { Side } from '../../_rules/core/sides';
import type { Locale } from '../locales';

interface ChanceWords {
  battle: (location: string) => string;
  attrition: (side: Side, location: string) => string;
  /** What is taken for granted. */
  given: (unknown: boolean) => string;
  wins: (side: Side, from: number, to: number) => string;
  tie: string;
  noAttrition: string;
  amount: (from: number, to: number) => string;
  test: (card: string) => string;
  testGiven: (side: Side, needs: string) => string;
  succeeds: string;
  fails: string;
  needs: Record<'<' | '<=' | '=' | '>=' | '>', (than: number) => string>;
}

const sides = { light: 'le côté lumineux', dark: 'le côté obscur' };

export const CHANCE_WORDS: Record<Locale, ChanceWords> = {
  fr: {
    battle: (location) => `Bataille : ${location}`,
    attrition: (side, location) => `Attrition contre ${sides[side]} : ${location}`,
    given: (unknown) =>
      `Personne ne fait rien d’autre, et chacun tire toutes ses destinées de bataille.${
        unknown ? ' Une carte inconnue vaut de 0 à 6, à chances égales.' : ''
      }`,
    wins: (side, from, to) =>
      `${side === 'light' ? 'Le côté lumineux' : 'Le côté obscur'} gagne de ${
        from === to ? from : `${from} à ${to}`
      } : autant de dommages pour l’adversaire.`,
    tie: 'Égalité : aucun dommage.',
    noAttrition: 'Aucune attrition : l’adversaire ne tire pas de destinée de bataille.',
    amount: (from, to) => (from === to ? `${from}` : `de ${from} à ${to}`),
    test: (card) => `${card} : le tirage de destinée`,
    testGiven: (side, needs) => `${sides[side]} tire une destinée ; ${needs}. Personne ne répond.`,
    succeeds: 'Réussite.',
    fails: 'Échec.',
    needs: {
      '<': (than) => `il faut moins de ${than}`,
      '<=': (than) => `il faut ${than} au plus`,
      '=': (than) => `il faut ${than}`,
      '>=': (than) => `il faut ${than} au moins`,
      '>': (than) => `il faut plus de ${than}`,
    },
  },
  en: {
    battle: (location) => `Battle: ${location}`,
    attrition: (side, location) => `Attrition against the ${side} side: ${location}`,
    given: (unknown) =>
      `Nobody does anything else, and each player draws all their battle destinies.${
        unknown ? ' An unknown card is worth 0 to 6, equally likely.' : ''
      }`,
    wins: (side, from, to) =>
      `The ${side} side wins by ${from === to ? from : `${from} to ${to}`}: as much battle damage for the opponent.`,
    tie: 'A tie: no battle damage.',
    noAttrition: 'No attrition: the opponent draws no battle destiny.',
    amount: (from, to) => (from === to ? `${from}` : `${from} to ${to}`),
    test: (card) => `${card}: its destiny draw`,
    testGiven: (side, needs) => `The ${side} side draws a destiny; ${needs}. Nobody responds.`,
    succeeds: 'It succeeds.',
    fails: 'It fails.',
    needs: {
      '<': (than) => `less than ${than} is needed`,
      '<=': (than) => `${than} or less is needed`,
      '=': (than) => `${than} is needed`,
      '>=': (than) => `${than} or more is needed`,
      '>': (than) => `more than ${than} is needed`,
    },
  },
};
