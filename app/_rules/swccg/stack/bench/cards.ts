import type { BenchCard, Piece } from '../../../core/bench';
import { print } from '../setup';
import { cardOf, printOf, type State } from '../state';
import type { Profile } from './profile';
import { spots } from './spots';

/** The cards that lie somewhere, as the bench knows them; what the rules let players do is no card. */
export function cardsOf(profile: Profile, state: State): BenchCard[] {
  return spots(state).flatMap(({ id: place, cards }) =>
    cards.map((id) => {
      const printed = printOf(state, id);
      const traits = profile.traitsOf(printed);
      return {
        id,
        title: printed.title,
        kind: profile.kindOf(printed),
        ...(printed.kind !== 'location' && { owner: cardOf(state, id).owner }),
        place,
        figures: profile.figuresOf(printed),
        ...(traits.length > 0 && { traits }),
      };
    }),
  );
}

/** The piece that it was laid with: by its name, or by its figures if they are not those of the card of that name. */
export function pieceOf(profile: Profile, state: State, { id }: BenchCard): Piece {
  const printed = printOf(state, id);
  const text = JSON.stringify(printed);
  const name = Object.keys(profile.known).find((each) => {
    const card = profile.known[each];
    return card?.title === printed.title && JSON.stringify(print(card)) === text;
  });
  if (name !== undefined) return { known: name };
  return {
    kind: profile.kindOf(printed),
    title: printed.title,
    figures: profile.figuresOf(printed),
    traits: profile.traitsOf(printed),
  };
}
