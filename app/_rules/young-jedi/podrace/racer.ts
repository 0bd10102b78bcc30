import type { Side } from '../../core/sides';
import { numbersOf } from '../shuffled-deck';
import { nameIn, straight } from '../titles';
import type { Card, InHand, Player, PodraceState } from './state';
import { HANDLING_CARDS_A_LAP, LAP_LENGTH } from './state';

/** All versions of these two are Podracer pilots. */
// young-jedi/rulebook/podrace#podrace-objective, young-jedi/faq-sebulba-podracer-pilot
const ALWAYS_PILOTS: readonly string[] = ['Anakin Skywalker', 'Sebulba'];

/** These two get one additional token as they deploy to the Objective. */
// young-jedi/rulebook/podrace#thrust
const FLYING_STARTS: readonly string[] = [
  'Anakin Skywalker, Boonta Eve Podracer Pilot',
  'Sebulba, Dug Podracer Pilot',
];

/** A characteristic is in the title or the subtitle. */
const wording = ({ title, subtitle }: Card): string =>
  straight(subtitle === undefined ? (title ?? '') : `${title}, ${subtitle}`);

/** The title without a subtitle that was typed with it. */
export const nameOf = ({ title = '' }: Card): string => nameIn(title);

export const isPilot = (card: Card): boolean =>
  card.kind === 'character' &&
  (card.pilot === true || ALWAYS_PILOTS.includes(nameOf(card)) || /podracer pilot/i.test(wording(card)));

export const isPodracer = (card: Card): boolean =>
  card.kind === 'weapon' && (card.podracerOf !== undefined || /podracer/i.test(wording(card)));

/** A Podracer matches the pilot whose name is in its title. */
// young-jedi/rulebook/podrace#podrace-objective
export function matches(podracer: Card, pilot: Card): boolean {
  const name = nameOf(pilot);
  if (podracer.podracerOf !== undefined) return podracer.podracerOf === name;
  if (podracer.title?.includes(name)) return true;
  return wording(podracer).startsWith(`${name.split(' ')[0]}'s `);
}

export const hasExtraToken = (card: Card): boolean =>
  card.extraToken === true || FLYING_STARTS.includes(wording(card));

/** The last digit of the collector number. */
// young-jedi/rulebook/podrace#handling
export const handlingOf = (pilot: Card | undefined): number | undefined =>
  pilot?.collector === undefined ? undefined : pilot.collector % 10;

/** A handling number that no card shows is of no use. */
// young-jedi/rulebook/podrace#handling
export const isUsable = (handling: number): boolean => handling >= 1 && handling <= LAP_LENGTH;

/** Half the thrust, rounded up. */
// young-jedi/rulebook/podrace#refueling
export const refuelingNumber = (thrust: number): number => Math.ceil(thrust / 2);

/** The number that the next lap card has to stand for. */
// young-jedi/rulebook/podrace#lap-cards
export const nextNumber = ({ pile }: Player): number => pile.length + 1;

export const handlingCards = ({ pile }: Player): number => pile.filter(({ handling }) => handling).length;

export type Fit = 'in-order' | 'handling' | 'used-up' | 'unusable' | 'wrong';

/** How a card can go on the podracing pile now. */
// young-jedi/rulebook/podrace#handling
export function fitOf(state: PodraceState, side: Side, card: Card): Fit {
  const player = state.players[side];
  const numbers = numbersOf(card);
  if (numbers.includes(nextNumber(player))) return 'in-order';
  const handling = handlingOf(state.cards[player.pilot ?? '']);
  if (handling === undefined) return 'wrong';
  if (!isUsable(handling)) return 'unusable';
  if (!numbers.includes(handling)) return 'wrong';
  return handlingCards(player) < HANDLING_CARDS_A_LAP ? 'handling' : 'used-up';
}

/** A card of the hand by its id, or the first one without a title that shows this number. */
export function findInHand(state: PodraceState, side: Side, { card, value }: InHand): string | undefined {
  const { hand } = state.players[side];
  if (card !== undefined) return hand.find((id) => id === card && state.cards[id]?.title !== undefined);
  return hand.find((id) => {
    const facts = state.cards[id];
    return facts !== undefined && facts.title === undefined && facts.destiny === value;
  });
}

/** Each card of the hand as a move names it; cards without a title that show the same number are one choice. */
export function handChoices(state: PodraceState, side: Side): { id: string; choice: InHand }[] {
  const seen = new Set<number>();
  const choices: { id: string; choice: InHand }[] = [];
  for (const id of state.players[side].hand) {
    const facts = state.cards[id];
    if (facts?.title !== undefined) choices.push({ id, choice: { card: id } });
    else if (typeof facts?.destiny === 'number' && !seen.has(facts.destiny)) {
      seen.add(facts.destiny);
      choices.push({ id, choice: { value: facts.destiny } });
    }
  }
  return choices;
}

/** A card's name for words: its title with its subtitle, and its number. */
export function naming(state: PodraceState, id: string): { card: string; value: number } {
  const facts = state.cards[id];
  return {
    card: facts?.title === undefined ? '' : titleOf(state, id),
    value: facts ? (numbersOf(facts)[0] ?? 0) : 0,
  };
}

/** A pilot or a Podracer without its subtitle. */
export const shortTitle = (state: PodraceState, id: string): string => state.cards[id]?.title ?? id;

export function titleOf(state: PodraceState, id: string): string {
  const { title = id, subtitle } = state.cards[id] ?? {};
  return subtitle === undefined ? title : `${title}, ${subtitle}`;
}
