import { DARK_FIRST } from '../../core/sides';
import { soundly } from '../../core/sound-setup';
import { repeated } from '../pile-forms';
import { DESTINIES } from '../shuffled-deck';
import { plainTitle } from '../titles';
import { isUnique, shipOf } from './fleet';
import { setupForm } from './form';
import { start, typedIds } from './setup';
import type { Card, EvacuationSetup } from './state';

export const SETUP_FLAWS = [
  'malformed',
  'id-twice',
  'planet-twice',
  'no-cards-left',
  'destiny-out-of-range',
  'two-numbers-without-title',
  'negative-figure',
  'not-a-starship',
  'no-pile-in-first-edition',
  'unique-twice',
  'not-on-a-planet',
  'group-too-small',
] as const;

export interface SetupFlaw {
  code: (typeof SETUP_FLAWS)[number];
  /** The card, the planet or the side that is at fault; the path of a part that is malformed. */
  at: string;
}

function flawsOfCard(id: string, card: Card): SetupFlaw[] {
  const flaws: SetupFlaw[] = [];
  const { destiny, title } = card;
  const numbers = destiny === undefined ? [] : typeof destiny === 'number' ? [destiny] : destiny;
  if (numbers.some((number) => !(DESTINIES as readonly number[]).includes(number)))
    flaws.push({ code: 'destiny-out-of-range', at: id });
  if (numbers.length > 1 && title === undefined) flaws.push({ code: 'two-numbers-without-title', at: id });
  const figures =
    card.kind === 'starship'
      ? [card.power, card.damage, card.cubes ?? 0]
      : card.kind === 'battle'
        ? [card.bonus ?? 0, card.cubes ?? 0]
        : [];
  if (figures.some((figure) => !Number.isInteger(figure) || figure < 0))
    flaws.push({ code: 'negative-figure', at: id });
  if (card.kind === 'battle' && !((card.together ?? 1) >= 1)) flaws.push({ code: 'group-too-small', at: id });
  return flaws;
}

/** What a form should say about a setup before it is played; nothing if it can be. */
export const checkSetup = (setup: EvacuationSetup): SetupFlaw[] =>
  soundly(
    setup,
    () => flawsIn(setup),
    (at) => ({ code: 'malformed', at }),
  );

function flawsIn(setup: EvacuationSetup): SetupFlaw[] {
  const misshapen = setupForm(setup, '');
  if (misshapen !== undefined) return [{ code: 'malformed', at: misshapen }];
  const state = start(setup);
  const flaws: SetupFlaw[] = repeated(typedIds(setup)).map((at) => ({ code: 'id-twice', at }));
  for (const at of repeated(setup.planets.map(({ id }) => id))) flaws.push({ code: 'planet-twice', at });
  for (const [id, card] of Object.entries(state.cards)) flaws.push(...flawsOfCard(id, card));
  for (const side of DARK_FIRST) {
    const { deck, hyperspace } = state.players[side];
    if (deck.cards.length === 0) flaws.push({ code: 'no-cards-left', at: side });
    if (hyperspace.length > 0 && state.edition === 'first')
      flaws.push({ code: 'no-pile-in-first-edition', at: side });
    for (const id of hyperspace) if (!shipOf(state, id)) flaws.push({ code: 'not-a-starship', at: id });
    const uniques = hyperspace.flatMap((id) => {
      const ship = shipOf(state, id);
      return ship && isUnique(ship) ? [plainTitle(ship.title)] : [];
    });
    for (const at of repeated(uniques)) flaws.push({ code: 'unique-twice', at });
    for (const { card } of state.planets.flatMap(({ cards }) => cards[side])) {
      const kind = state.cards[card]?.kind;
      if (kind !== 'character' && kind !== 'weapon' && kind !== 'effect')
        flaws.push({ code: 'not-on-a-planet', at: card });
    }
  }
  return flaws;
}
