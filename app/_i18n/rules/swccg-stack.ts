import type { Args, GameEvent, Refusal } from '../../_rules/core/contract';
import type { EventCode, RefusalCode } from '../../_rules/swccg/stack/codes';
import { consider, isReady } from '../../_rules/swccg/stack/consider';
import type { Move } from '../../_rules/swccg/stack/moves';
import type { Value } from '../../_rules/swccg/stack/schema';
import { dueNow, printOf, type State } from '../../_rules/swccg/stack/state';
import type {
  ActionType,
  Kind,
  Phase,
  Pile,
  Segment,
  Side,
  Step,
  Zone,
} from '../../_rules/swccg/stack/timing';
import type { Locale } from '../locales';
import { en } from './swccg-stack.en';
import { fr } from './swccg-stack.fr';

type Say = (args: Args) => string;

/** Every word that the simulator of the stack needs, in one language. */
export interface StackWords {
  title: string;
  summary: string;
  sides: Record<Side, string>;
  steps: Record<Step, string>;
  phases: Record<Phase, string>;
  segments: Record<Segment, string>;
  zones: Record<Zone, string>;
  kinds: Record<Kind, string>;
  stack: string;
  hand: (side: Side) => string;
  table: string;
  pilesOf: (side: Side) => string;
  emptyStack: string;
  over: string;
  turnOf: (side: Side) => string;
  piles: Record<Pile | 'hand', string>;
  /** Actions that have no card, and what is done with a card. */
  actions: Record<ActionType, string>;
  values: Record<Value, string>;
  topmost: string;
  suspended: string;
  opportunity: (side: Side) => string;
  passes: (count: 0 | 1) => string;
  events: Record<EventCode, Say>;
  refusals: Record<RefusalCode, Say>;
  moves: {
    pass: string;
    draw: (value: number) => string;
    decline: string;
    lose: (from: string, card: string | undefined) => string;
    order: (name: string) => string;
    choose: (choice: string) => string;
    play: (what: ActionType, card: string, text: string | undefined, targets: string) => string;
  };
}

export const swccgStackWords: Record<Locale, StackWords> = { fr, en };

/** What happened, in words. */
export const tellEvent = (locale: Locale, { code, args = {} }: GameEvent): string =>
  swccgStackWords[locale].events[code as EventCode](args);

/** Why a move is refused, in words. */
export const tellRefusal = (locale: Locale, { code, args = {} }: Refusal): string =>
  swccgStackWords[locale].refusals[code as RefusalCode](args);

/** A move as a button says it, without its player. */
export function tellMove(locale: Locale, state: State, move: Move): string {
  const { moves, piles } = swccgStackWords[locale];
  const title = (id: string) => (Object.hasOwn(state.cards, id) ? printOf(state, id).title : id);
  switch (move.type) {
    case 'pass':
      return moves.pass;
    case 'draw':
      return moves.draw(move.value);
    case 'decline':
      return moves.decline;
    case 'lose':
      return moves.lose(piles[move.from], move.card && title(move.card));
    case 'order':
      return moves.order(dueNow(state)[move.first]?.name ?? '');
    case 'choose':
      return moves.choose(move.choice);
    case 'play': {
      if (!Object.hasOwn(state.cards, move.card)) return move.card;
      const texts = printOf(state, move.card).text;
      const meant = texts.find(({ name }, index) =>
        move.text === undefined ? isReady(consider(state, move.by, move.card, index)) : name === move.text,
      );
      const type = meant?.type ?? texts[0]?.type ?? 'use';
      const targets = Object.values(move.targets ?? {}).flat();
      const named = move.text && (meant?.label?.[locale] ?? move.text);
      return moves.play(type, title(move.card), named, targets.map(title).join(', '));
    }
  }
}
