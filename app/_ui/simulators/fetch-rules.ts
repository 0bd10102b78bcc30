import type { RuleRef } from '../../_rules/core/contract';
import type { PreviewData } from '../article/preview-data';

/** What the corpus says of a game's simulators. */
export interface RulesData {
  /** The rules that a step or a refusal can cite, and those of the cards, by their ids. */
  rules: Record<RuleRef, PreviewData>;
  /** What a card is called or is, to the rule that explains it. */
  names: Record<string, RuleRef>;
}

export const NO_RULES: RulesData = { rules: {}, names: {} };

export async function fetchRules(url: string): Promise<RulesData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
