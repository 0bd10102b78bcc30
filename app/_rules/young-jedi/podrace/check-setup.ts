import { DARK_FIRST, type Side } from '../../core/sides';
import { soundly } from '../../core/sound-setup';
import { repeated } from '../pile-forms';
import type { DeckCard } from '../shuffled-deck';
import { sameTitle } from '../titles';
import { setupForm } from './form';
import { handlingOf, isPilot, isPodracer, isUsable, nameOf } from './racer';
import { start, typedIds } from './setup';
import type { Card, PlayerSetup, PodraceSetup } from './state';
import { HANDLING_CARDS_A_LAP, LAP_LENGTH, LAPS_TO_WIN, MOST_THRUST } from './state';

export const SETUP_FLAWS = [
  'malformed',
  'id-twice',
  'no-cards-left',
  'destiny-out-of-range',
  'two-numbers-without-title',
  'unknown-in-hand',
  'negative-counters',
  'not-a-pilot',
  'not-a-podracer',
  'in-play-twice',
  'two-effects',
  'without-objective',
  'thrust-out-of-range',
  'laps-out-of-range',
  'pile-out-of-order',
  'pile-without-handling',
] as const;

export interface SetupFlaw {
  code: (typeof SETUP_FLAWS)[number];
  /** The card, or the side, that is at fault; the path of a part that is malformed. */
  at: string;
}

function flawsOfCard(id: string, card: Card): SetupFlaw[] {
  const flaws: SetupFlaw[] = [];
  const { destiny, title } = card as DeckCard;
  const numbers = destiny === undefined ? [] : typeof destiny === 'number' ? [destiny] : destiny;
  if (numbers.some((number) => !Number.isInteger(number) || number < 1 || number > LAP_LENGTH))
    flaws.push({ code: 'destiny-out-of-range', at: id });
  if (numbers.length > 1 && title === undefined) flaws.push({ code: 'two-numbers-without-title', at: id });
  if ((card.counters ?? 0) < 0) flaws.push({ code: 'negative-counters', at: id });
  return flaws;
}

/** Whether a person or thing that is on the Objective lies on the planet too. */
// young-jedi/rulebook/podrace#podrace-objective
const isInPlay = (card: Card, planet: NonNullable<PlayerSetup['planet']>): boolean =>
  !card.diamond &&
  planet.some((other) => typeof other === 'object' && sameTitle(nameOf(other), nameOf(card)));

function flawsOfRace(side: Side, setup: PlayerSetup): SetupFlaw[] {
  const flaws: SetupFlaw[] = [];
  const { pilot, podracer, planet = [], thrust = 0, laps = 0, pile = [] } = setup;
  if (pilot && !isPilot(pilot)) flaws.push({ code: 'not-a-pilot', at: pilot.id ?? side });
  if (podracer && !isPodracer(podracer)) flaws.push({ code: 'not-a-podracer', at: podracer.id ?? side });
  for (const card of [pilot, podracer])
    if (card && isInPlay(card, planet)) flaws.push({ code: 'in-play-twice', at: card.id ?? side });
  const effects = planet.filter((card) => typeof card === 'object' && card.kind === 'effect');
  if (effects.length > 1) flaws.push({ code: 'two-effects', at: side });
  const racing = pilot || podracer || thrust > 0 || laps > 0 || pile.length > 0;
  if (racing && setup.objective === false) flaws.push({ code: 'without-objective', at: side });
  if (!(thrust >= 0 && thrust <= MOST_THRUST) || (thrust > 0 && !pilot))
    flaws.push({ code: 'thrust-out-of-range', at: side });
  if (!(laps >= 0 && laps < LAPS_TO_WIN)) flaws.push({ code: 'laps-out-of-range', at: side });
  const inOrder = pile.every((item, i) => (typeof item === 'number' ? item : item.as) === i + 1);
  if (!inOrder || pile.length >= LAP_LENGTH) flaws.push({ code: 'pile-out-of-order', at: side });
  const handling = handlingOf(pilot);
  const used = pile.flatMap((item) => (typeof item === 'number' ? [] : [item.destiny]));
  const usable = handling !== undefined && isUsable(handling);
  if (used.length > HANDLING_CARDS_A_LAP || used.some((number) => !usable || number !== handling))
    flaws.push({ code: 'pile-without-handling', at: side });
  return flaws;
}

/** What a form should say about a setup before it is played; nothing if it can be. */
export const checkSetup = (setup: PodraceSetup): SetupFlaw[] =>
  soundly(
    setup,
    () => flawsIn(setup),
    (at) => ({ code: 'malformed', at }),
  );

function flawsIn(setup: PodraceSetup): SetupFlaw[] {
  const misshapen = setupForm(setup, '');
  if (misshapen !== undefined) return [{ code: 'malformed', at: misshapen }];
  const { cards, players } = start(setup);
  const flaws: SetupFlaw[] = repeated(typedIds(setup)).map((at) => ({ code: 'id-twice', at }));
  for (const [id, card] of Object.entries(cards)) flaws.push(...flawsOfCard(id, card));
  for (const side of DARK_FIRST) {
    const { hand, deck, pile } = players[side];
    if (deck.cards.length + pile.length === 0) flaws.push({ code: 'no-cards-left', at: side });
    for (const id of hand)
      if (cards[id]?.title === undefined && cards[id]?.destiny === undefined)
        flaws.push({ code: 'unknown-in-hand', at: id });
    flaws.push(...flawsOfRace(side, setup.players[side]));
  }
  return flaws;
}
