import type { Ruling } from './ruling';

/** Whether a judge said why the situations of two rulings differ; whichever of them holds the sentence. */
export const areApart = (a: Pick<Ruling, 'id' | 'apart'>, b: Pick<Ruling, 'id' | 'apart'>): boolean =>
  a.apart.some(({ from }) => from === b.id) || b.apart.some(({ from }) => from === a.id);
