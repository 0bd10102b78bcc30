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

export const TOOLS: readonly Tool[] = [
  searchRules,
  getRule,
  defineTerm,
  getCard,
  resolveCard,
  listExamples,
  whatCanHappen,
  simulate,
  checkDeck,
  verifyCitations,
];
