import { DECK_CHECKER_IDS } from '../../_stands/deck-checkers';
import { STAND_IDS } from '../../_stands/registry';
import type { Tool } from '../tool';
import { getCard, resolveCard } from './cards';
import { checkDeck } from './check-deck';
import { defineTerm } from './define-term';
import { getRule } from './get-rule';
import { listExamples } from './list-examples';
import { searchRules } from './search-rules';
import { simulate } from './simulate';
import { verifyCitations } from './verify-citations';
import { whatCanHappen } from './what-can-happen';

/** What needs an engine is offered where there is one. */
export const TOOLS: readonly Tool[] = [
  searchRules,
  getRule,
  defineTerm,
  getCard,
  resolveCard,
  ...(STAND_IDS.length > 0 ? [listExamples, whatCanHappen, simulate] : []),
  ...(DECK_CHECKER_IDS.length > 0 ? [checkDeck] : []),
  verifyCitations,
];
