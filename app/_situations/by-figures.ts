import { isEdit } from '../_rules/core/edit';
import type { Situation } from './situation';

/** Titles of the cards that were laid down with told figures: what else their texts say, no engine knows. */
export const titlesByFigures = ({ line }: Pick<Situation, 'line'>): string[] => [
  ...new Set(
    line.flatMap((item) =>
      isEdit(item) && item.edit === 'add' && 'title' in item.piece ? [item.piece.title] : [],
    ),
  ),
];
