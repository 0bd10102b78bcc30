import { EDIT_WORDS } from '../_i18n/edits';
import type { Locale } from '../_i18n/locales';
import type { Edit, EditRefusal, Piece } from '../_rules/core/bench';
import type { AnyWorkbench } from '../_stands/benches/workbench';

/** What a change by hand does, told of the position before it. */
export function tellEdit(locale: Locale, workbench: AnyWorkbench, state: unknown, made: Edit): string {
  const t = EDIT_WORDS[locale];
  const { bench } = workbench;
  const titleOf = (id: string) => bench.cards(state).find((card) => card.id === id)?.title ?? id;
  const placeOf = (id: string) => {
    const place = bench.places(state).find((each) => each.id === id);
    return place ? workbench.tellPlace(locale, state, place) : id;
  };
  switch (made.edit) {
    case 'add':
      return t.add(tellPiece(locale, workbench, made.piece), placeOf(made.to));
    case 'move':
      return t.move(titleOf(made.card), placeOf(made.to));
    case 'copy':
      return t.copy(titleOf(made.card));
    case 'remove':
      return t.remove(titleOf(made.card));
    case 'count':
      return t.count(placeOf(made.place), made.to);
    case 'figure':
      return t.figure(titleOf(made.card), workbench.tellFigure(locale, made.figure), made.to);
    case 'set': {
      const which = bench.switches(state).find(({ id, card }) => id === made.what && card === made.card);
      const { label, choices } = which ? workbench.tellSwitch(locale, state, which) : { label: made.what };
      const to =
        typeof made.to === 'boolean' ? (made.to ? t.yes : t.no) : (choices?.[made.to] ?? `${made.to}`);
      return made.card === undefined ? t.set(label, to) : t.setCard(titleOf(made.card), label, to);
    }
  }
}

export function tellPiece(locale: Locale, { bench }: AnyWorkbench, piece: Piece): string {
  if ('unknown' in piece) return EDIT_WORDS[locale].unknown;
  if ('title' in piece) return piece.title;
  return bench.known.find(({ name }) => name === piece.known)?.title ?? piece.known;
}

export const tellEditRefusal = (locale: Locale, { code, args = {} }: EditRefusal): string =>
  EDIT_WORDS[locale].refusals[code](args);
