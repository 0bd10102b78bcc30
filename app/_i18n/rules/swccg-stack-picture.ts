import type { Side } from '../../_rules/core/sides';
import type { Pile } from '../../_rules/swccg/stack/timing';
import type { Locale } from '../locales';

/** What the picture of the stack says besides the words of its events and moves. */
interface StackPicture {
  piles: Record<Pile, string>;
  ability: string;
  captive: string;
  undercover: string;
  announced: string;
  target: string;
  battle: string;
  emptyHand: string;
  passed: (side: Side) => string;
  owed: (damage: number) => string;
  emptyPassed: (side: Side) => string;
  destinyFor: (purpose: string | undefined) => string;
  sought: Record<'<' | '<=' | '=' | '>=' | '>', (than: number) => string>;
  answers: string;
}

export const STACK_PICTURE: Record<Locale, StackPicture> = {
  fr: {
    piles: { reserve: 'réserve', force: 'Force', used: 'utilisée', lost: 'perdue' },
    ability: 'habileté',
    captive: 'captif',
    undercover: 'clandestin',
    announced: 'annoncée',
    target: 'cible',
    battle: 'bataille',
    emptyHand: 'main vide',
    passed: (side) => (side === 'light' ? 'lumineux passe' : 'obscur passe'),
    owed: (damage) => `dommages ${damage}`,
    emptyPassed: (side) =>
      `La pile est vide ; ${side === 'light' ? 'le côté lumineux' : 'le côté obscur'} a passé.`,
    destinyFor: (purpose) =>
      purpose === undefined
        ? 'Destinée'
        : purpose === 'battle'
          ? 'Destinée de bataille'
          : `Destinée : ${purpose}`,
    sought: {
      '<': (than) => `il faut moins de ${than}`,
      '<=': (than) => `il faut ${than} au plus`,
      '=': (than) => `il faut ${than}`,
      '>=': (than) => `il faut ${than} au moins`,
      '>': (than) => `il faut plus de ${than}`,
    },
    answers: 'réponses',
  },
  en: {
    piles: { reserve: 'Reserve', force: 'Force', used: 'Used', lost: 'Lost' },
    ability: 'ability',
    captive: 'captive',
    undercover: 'undercover',
    announced: 'announced',
    target: 'target',
    battle: 'battle',
    emptyHand: 'empty hand',
    passed: (side) => `${side} passed`,
    owed: (damage) => `damage ${damage}`,
    emptyPassed: (side) => `The stack is empty; the ${side} side passed.`,
    destinyFor: (purpose) =>
      purpose === undefined ? 'Destiny' : purpose === 'battle' ? 'Battle destiny' : `Destiny: ${purpose}`,
    sought: {
      '<': (than) => `less than ${than} needed`,
      '<=': (than) => `${than} or less needed`,
      '=': (than) => `${than} needed`,
      '>=': (than) => `${than} or more needed`,
      '>': (than) => `more than ${than} needed`,
    },
    answers: 'responses',
  },
};
