import type { Args, Refusal, RuleRef } from '../../core/contract';
import type { RefusalCode } from './codes';

export function refuse(code: RefusalCode, rule: RuleRef, args?: Args): Refusal {
  return args ? { ok: false, code, rule, args } : { ok: false, code, rule };
}
