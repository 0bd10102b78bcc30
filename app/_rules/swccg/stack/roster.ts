import type { Side } from '../../core/sides';
import { isActive } from './place';
import type { Cost, Standing } from './schema';
import { type CardId, cardOf, type Printed, type PrintedText, printOf, type State } from './state';
import type { Phase, Segment } from './timing';

/** One function of one card, with what rules it out most often at hand. */
export interface CardText {
  id: CardId;
  owner: Side;
  index: number;
  text: PrintedText;
  from: 'hand' | 'table';
  just: boolean;
  /** The only player in whose turn it goes, and the only phase, if there is just one. */
  turn: Side | undefined;
  phase: Phase | undefined;
  /** The Force that has to be used for it. */
  use: number;
}

/** What never changes about one card. */
export interface RosterCard {
  id: CardId;
  owner: Side;
  print: Printed;
}

/** What a card says that holds as long as it is on table. */
export interface Held<Kind extends Standing = Standing> {
  id: CardId;
  owner: Side;
  title: string;
  standing: Kind;
}

/** What never changes about the cards of a play, sorted by what one looks for. */
interface Roster {
  cards: RosterCard[];
  /** What players can start, what responds to the topmost action, and what follows something that just happened. */
  starts: CardText[];
  responses: CardText[];
  follows: CardText[];
  /** What comes by itself. */
  automatics: CardText[];
  standings: Held[];
  /** The same by their first word, as far as anybody has looked for them. */
  standingsOf: Map<string, Held[]>;
  characters: { id: CardId; owner: Side; ability: number }[];
}

const rosters = new WeakMap<CardId[], Roster>();

/** Worked out once a play: ids, owners and prints of its cards stay what they are. */
export function rosterOf(state: State): Roster {
  let roster = rosters.get(state.ids);
  if (!roster) {
    roster = makeRoster(state);
    rosters.set(state.ids, roster);
  }
  return roster;
}

function makeRoster(state: State): Roster {
  const cards = state.ids.map((id) => ({ id, owner: cardOf(state, id).owner, print: printOf(state, id) }));
  // what cards cost to deploy may come to less than they say
  const isFirm = !cards.some(({ print }) => print.standing?.some((one) => 'deployCost' in one));
  const texts = cards.flatMap(({ id, owner, print }) =>
    print.text.map((text, index) => cardText(id, owner, index, text, isFirm)),
  );
  const played = texts.filter(({ text }) => !text.automatic);
  return {
    cards,
    starts: played.filter(({ text }) => !text.answers && !text.just),
    responses: played.filter(({ text }) => text.answers),
    follows: played.filter(({ text }) => !text.answers && text.just),
    automatics: texts.filter(({ text }) => text.automatic),
    standings: cards.flatMap(({ id, owner, print: { title, standing = [] } }) =>
      standing.map((one) => ({ id, owner, title, standing: one })),
    ),
    standingsOf: new Map(),
    characters: cards
      .filter(({ print }) => print.kind === 'character')
      .map(({ id, owner, print }) => ({ id, owner, ability: print.ability ?? 0 })),
  };
}

const cardText = (id: CardId, owner: Side, index: number, text: PrintedText, isFirm: boolean): CardText => ({
  id,
  owner,
  index,
  text,
  from: text.from,
  just: text.just !== undefined,
  turn: text.turn && ((text.turn === 'yours') === (owner === 'light') ? 'light' : 'dark'),
  phase: typeof text.phase === 'string' ? text.phase : undefined,
  use: forceUsed(isFirm ? text.costs : text.costs?.filter((cost) => !('deploying' in cost))),
});

/** The Force used for it, as far as it is known beforehand. */
export function forceUsed(costs: Cost[] = []): number {
  let use = 0;
  for (const cost of costs) if ('use' in cost && typeof cost.use === 'number') use += cost.use;
  return use;
}

/** Whether somebody has a text that is meant for this segment of a battle. */
export const hasTextFor = (state: State, segment: Segment): boolean =>
  rosterOf(state).starts.some(
    ({ id, from, text }) =>
      text.segment !== undefined &&
      !text.settling &&
      [text.segment].flat().includes(segment) &&
      state.cards[id]?.zone === from,
  );

/** What holds now, because its card is on table and active. */
export const standingNow = (state: State): Held[] => holding(state, rosterOf(state).standings);

type Word<Kind> = Kind extends unknown ? keyof Kind : never;

/** The same, of one kind. */
export function standingOf<Name extends Word<Standing>>(
  state: State,
  word: Name,
): Held<Extract<Standing, Record<Name, unknown>>>[] {
  const { standings, standingsOf } = rosterOf(state);
  let held = standingsOf.get(word);
  if (!held) {
    held = standings.filter(({ standing }) => word in standing);
    standingsOf.set(word, held);
  }
  return holding(state, held) as Held<Extract<Standing, Record<Name, unknown>>>[];
}

const holding = (state: State, held: Held[]): Held[] =>
  held.length === 0
    ? held
    : held.filter(({ id }) => state.cards[id]?.zone === 'table' && isActive(state, id));
