import type { Switch, SwitchValue } from '../../../core/bench';
import { reprint } from '../../stack/bench/laying';
import { type CardId, type Printed, printOf, type State } from '../../stack/state';

const NO_DOTS = 'none';
const DOTS: readonly string[] = [NO_DOTS, '•', '••', '•••'];
/** A card that is no version of anybody. */
const NOBODY = '-';

const isTold = (state: State, id: CardId): boolean => {
  const { kind } = printOf(state, id);
  return state.cards[id]?.zone !== 'rules' && kind !== 'location' && kind !== 'virtual';
};

const personaOf = ({ figures }: Printed): string | undefined =>
  figures && figures.kind !== 'interrupt' ? figures.persona : undefined;

/** Whose versions there may be: those that cards name, and the characters themselves. */
const people = (state: State): string[] =>
  state.book.flatMap((print) => {
    const persona = personaOf(print);
    return persona !== undefined ? [persona] : print.figures?.kind === 'character' ? [print.title] : [];
  });

/** How many of a card, and of all its versions, a player has on table: what its dots and its persona say. */
// swccg/unique-and-restricted, swccg/personas
export function identitySwitches(state: State): Switch[] {
  const persons = people(state);
  return state.ids
    .filter((id) => isTold(state, id))
    .flatMap((id): Switch[] => {
      const print = printOf(state, id);
      const dots: Switch = {
        id: 'dots',
        card: id,
        value: DOTS[print.copies ?? 0] ?? NO_DOTS,
        among: DOTS,
        rare: true,
      };
      if (print.figures?.kind !== 'character') return [dots];
      const among = [...new Set([NOBODY, ...persons])];
      return [dots, { id: 'persona', card: id, value: personaOf(print) ?? NOBODY, among, rare: true }];
    });
}

/** Sets such a thing; nothing if the switch is none of these. */
export function setIdentity(state: State, { id: what, card }: Switch, to: SwitchValue): State | undefined {
  if (card === undefined) return undefined;
  if (what === 'dots') return reprint(state, card, (print) => withDots(print, `${to}`));
  return what === 'persona' ? reprint(state, card, (print) => withPersona(print, `${to}`)) : undefined;
}

function withDots({ copies: _, ...print }: Printed, to: string): Printed {
  const copies = DOTS.indexOf(to);
  return copies === 1 || copies === 2 || copies === 3 ? { ...print, copies } : print;
}

function withPersona(print: Printed, to: string): Printed {
  if (print.figures?.kind !== 'character') return print;
  const { persona: _, ...figures } = print.figures;
  return { ...print, figures: to === NOBODY ? figures : { ...figures, persona: to } };
}
