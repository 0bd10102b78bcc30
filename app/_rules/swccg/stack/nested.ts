import type { Effect } from './schema';

/** Whether an effect is like this, or may come to one that is. */
export function comesTo(effect: Effect, wanted: (one: Effect) => boolean): boolean {
  if (wanted(effect)) return true;
  if (effect.do === 'if')
    return [...effect.so, ...(effect.otherwise ?? [])].some((one) => comesTo(one, wanted));
  return (
    effect.do === 'choose' &&
    Object.values(effect.between)
      .flat()
      .some((one) => comesTo(one, wanted))
  );
}
