import { PRACTICE_WORDS } from '../../../_i18n/desk/practice';
import type { Args, GameEvent } from '../../../_rules/core/contract';
import type { Random } from '../../../_rules/core/seeded';
import type { BattleState } from '../../../_rules/swccg/battle/state';
import type { Seat } from '../../../_stands/picture';
import { pick, shuffled } from '../chance';
import { COUNTED, type Counted } from '../counted';
import type { Position } from '../position';
import { type Asked, inBoth } from '../question';
import { asLegal, tellEvents } from './moves';

interface Figure {
  counted: Counted;
  args: Args;
  value: number;
}

const isCounted = (key: string): key is Counted => Object.hasOwn(COUNTED, key);

/** The numbers that a move brings about. */
function figuresOf({ ground }: Position, events: readonly GameEvent[]): Figure[] {
  return events.flatMap((event) => {
    const { code } = event;
    const args = (event.args ?? {}) as Args;
    const key = `${ground.id}:${code}`;
    const value = isCounted(key) ? args[COUNTED[key]] : undefined;
    return isCounted(key) && typeof value === 'number' ? [{ counted: key, args, value }] : [];
  });
}

const question = ({ counted, args }: Figure) =>
  inBoth((locale) => PRACTICE_WORDS[locale].counts[counted](args));

/** Numbers are looked for in what this many moves bring about. */
const MOST_LOOKED_AT = 12;

/** "How much battle damage?" after a move that brings it about. */
function askFigure(random: Random, position: Position): Asked | undefined {
  const able = shuffled(random, position.options)
    .slice(0, MOST_LOOKED_AT)
    .flatMap((move) => asLegal(position, move) ?? [])
    .filter(({ step }) => figuresOf(position, step.events).length > 0);
  const legal = able[0];
  if (!legal) return undefined;
  const figures = figuresOf(position, legal.step.events);
  const figure = pick(random, figures);
  if (!figure) return undefined;
  const asked = question(figure);
  const answers = new Set(figures.filter((each) => question(each).fr === asked.fr).map(({ value }) => value));
  if (answers.size > 1) return undefined;
  return {
    kind: 'count',
    ask: inBoth((locale) => PRACTICE_WORDS[locale].ask.count(legal.told[locale], asked[locale])),
    ...amongNear(random, figure.value),
    why: tellEvents(position, legal.step),
    rule: legal.step.rule,
  };
}

/** What is aboard goes down with its carrier, and one forfeit then counts for several cards. */
const hasCarriers = ({ table, cards }: BattleState, seat: Seat): boolean =>
  Object.entries(table).some(([id, place]) => place.aboard !== undefined && cards[id]?.side === seat);

/** "How many cards must be forfeited?" Of all ways to satisfy what is owed, the one that forfeits the fewest. */
function askForfeits(random: Random, position: Position): Asked | undefined {
  const { ground, state } = position;
  const { stand } = ground;
  const owed = { fr: stand.waysOut?.('fr', state) ?? [], en: stand.waysOut?.('en', state) ?? [] };
  const out = pick(random, owed.fr);
  if (!out || ground.id !== 'swccg-battle' || hasCarriers(state as BattleState, out.seat)) return undefined;
  const ways = out.ways.map(({ moves }) => moves.filter(({ type }) => type === 'forfeit').length);
  const first = out.ways[0]?.moves[0];
  if (first === undefined) return undefined;
  return {
    kind: 'count',
    ask: inBoth((locale) => PRACTICE_WORDS[locale].forfeits(out.seat)),
    ...amongNear(random, Math.min(...ways)),
    why: out.ways.map((_, i) =>
      inBoth((locale) => owed[locale].find(({ seat }) => seat === out.seat)?.ways[i]?.text ?? ''),
    ),
    rule: stand.simulator.play(state, first).rule,
  };
}

export function askCount(random: Random, position: Position): Asked | undefined {
  return askForfeits(random, position) ?? askFigure(random, position);
}

const CHOICES = 4;

/** A number among its neighbours, the smallest first. */
function amongNear(random: Random, value: number): Pick<Asked, 'choices' | 'right'> {
  const near = [-3, -2, -1, 1, 2, 3].map((by) => value + by).filter((number) => number >= 0);
  const others = shuffled(random, near).slice(0, CHOICES - 1);
  const numbers = [value, ...others].sort((one, other) => one - other);
  return { choices: numbers.map((number) => inBoth(() => `${number}`)), right: numbers.indexOf(value) };
}
