import type { KindOfPiece, KnownPiece } from '../../../core/bench';
import type { Described, OwnPiece } from '../../../core/lists-bench';
import { isSide, type Side } from '../../../core/sides';
import { CARDS, DECK_CARDS } from '../cards';
import {
  type CharacterFacts,
  DESTINIES,
  type DuelCard,
  type DuelingText,
  destiniesOf,
  type TableFacts,
} from '../facts';
import { fitsCharacter, isDuelist, titleOf } from '../match';

/** Whatever lies somewhere in a duel: on the table, or as a card of a draw deck. */
export type Facts = TableFacts | DuelCard;

export const isTableFacts = (facts: Facts): facts is TableFacts => 'kind' in facts;

const range = (id: string, least: number, most: number, usual: number) => ({ id, least, most, usual });

/** The dueling texts that there are. */
// young-jedi/rulebook/duel#dueling-text
const TEXTS: Record<string, DuelingText> = {
  'extra-hit': { does: 'extra-hits', count: 1 },
  'two-extra-hits': { does: 'extra-hits', count: 2, discard: true },
  'draws-one': { does: 'draw', count: 1 },
  'draws-two': { does: 'draw', count: 2, discard: true },
  'removes-hit': { does: 'remove-hits', count: 1 },
};

export const KINDS: readonly KindOfPiece[] = [
  {
    kind: 'character',
    figures: [
      { ...range('power', 0, 20, 4), must: true },
      { ...range('damage', 0, 20, 3), must: true },
      range('bonus', 0, 9, 2),
    ],
    traits: ['duelist', 'jedi', 'lightsaber', 'destiny-power', 'redraws'],
  },
  {
    kind: 'weapon',
    figures: [{ ...range('bonus', 0, 9, 2), must: true }],
    traits: ['lightsaber', 'not-in-duels'],
  },
  { kind: 'effect', figures: [{ ...range('bonus', -9, 9, 1), must: true }] },
  {
    kind: 'card',
    figures: [{ ...range('destiny', 1, 6, 3), must: true }, range('second', 1, 6, 4)],
    traits: Object.keys(TEXTS),
  },
  { kind: 'destiny', figures: [{ ...range('destiny', 1, 6, 3), must: true }] },
];

export const TABLE_KINDS = ['character', 'weapon', 'effect'] as const;
export const DECK_KINDS = ['card', 'destiny', 'unknown'] as const;

export const KNOWN: readonly (KnownPiece & { facts: Facts })[] = [
  ...Object.entries(CARDS).map(([name, facts]) => ({
    name,
    title: titleOf(facts),
    kind: facts.kind,
    owners: [facts.side],
    facts,
  })),
  ...Object.entries(DECK_CARDS).map(([name, facts]) => ({
    name,
    title: facts.title ?? name,
    kind: 'card',
    facts,
  })),
  ...DESTINIES.map((destiny) => ({
    name: `destiny-${destiny}`,
    title: `${destiny}`,
    kind: 'destiny',
    facts: { destiny },
  })),
];

function traitsOf(facts: CharacterFacts): string[] {
  const has: [string, boolean | undefined][] = [
    ['duelist', isDuelist(facts)],
    ['jedi', fitsCharacter(facts, ['Jedi'])],
    ['lightsaber', facts.builtIn?.lightsaber],
    ['destiny-power', facts.power === 'destiny'],
    ['redraws', facts.redraws],
  ];
  return has.filter(([, so]) => so).map(([trait]) => trait);
}

const textOf = ({ text }: DuelCard): string[] =>
  Object.keys(TEXTS).filter((name) => TEXTS[name]?.does === text?.does && TEXTS[name]?.count === text?.count);

export function describe(facts: Facts): Described {
  if (!isTableFacts(facts)) {
    const [destiny = 0, second] = destiniesOf(facts);
    const figures = { destiny, ...(second !== undefined && { second }) };
    if (facts.title === undefined) return { title: `${destiny}`, kind: 'destiny', figures: { destiny } };
    return { title: facts.title, kind: 'card', figures, traits: textOf(facts) };
  }
  const title = titleOf(facts);
  if (facts.kind === 'weapon') {
    const traits = [
      ...(facts.lightsaber ? ['lightsaber'] : []),
      ...(facts.notInDuels ? ['not-in-duels'] : []),
    ];
    return { title, kind: 'weapon', figures: { bonus: facts.users[0]?.bonus ?? 0 }, traits };
  }
  if (facts.kind === 'effect')
    return { title, kind: 'effect', figures: { bonus: facts.text[0]?.amount ?? 0 } };
  const { power, damage, builtIn } = facts;
  const figures = {
    ...(power !== 'destiny' && { power }),
    damage,
    ...(builtIn && { bonus: builtIn.bonus }),
  };
  return { title, kind: 'character', figures, traits: traitsOf(facts) };
}

/** A card of one's own: a character's title has its subtitle after a comma. */
export function factsFrom({ kind, title, figures = {}, traits = [] }: OwnPiece, owner: unknown): Facts {
  const side: Side = isSide(owner) ? owner : 'light';
  const { power = 4, damage = 3, bonus = 0, destiny = 3, second } = figures;
  const has = (trait: string): boolean => traits.includes(trait);
  if (kind === 'weapon')
    return {
      kind: 'weapon',
      side,
      title,
      users: [{ who: ['character'], bonus }],
      ...(has('lightsaber') && { lightsaber: true as const }),
      ...(has('not-in-duels') && { notInDuels: true as const }),
    };
  if (kind === 'effect')
    return { kind: 'effect', side, title, text: [{ adds: 'power', amount: bonus, to: 'own' }] };
  if (kind === 'destiny') return { destiny };
  if (kind === 'card') {
    const [text] = traits.flatMap((trait) => TEXTS[trait] ?? []);
    return { title, destiny: second === undefined ? destiny : [destiny, second], ...(text && { text }) };
  }
  const [name = title, ...subtitle] = title.split(', ');
  return {
    kind: 'character',
    side,
    name,
    ...(subtitle.length > 0 && { subtitle: subtitle.join(', ') }),
    power: has('destiny-power') ? 'destiny' : power,
    damage,
    ...((has('duelist') || has('jedi')) && { duelist: true }),
    ...(has('jedi') && { traits: ['Jedi'] }),
    ...(has('lightsaber') && { builtIn: { title, bonus, lightsaber: true as const } }),
    ...(has('redraws') && { redraws: true as const }),
  };
}

export function withFigure(facts: Facts, figure: string, to: number): Facts {
  if (!isTableFacts(facts)) {
    const [destiny = to, second] = destiniesOf(facts);
    if (second === undefined) return { ...facts, destiny: to };
    return { ...facts, destiny: figure === 'second' ? [destiny, to] : [to, second] };
  }
  if (facts.kind === 'weapon')
    return { ...facts, users: facts.users.map((user, i) => (i === 0 ? { ...user, bonus: to } : user)) };
  if (facts.kind === 'effect')
    return { ...facts, text: facts.text.map((text, i) => (i === 0 ? { ...text, amount: to } : text)) };
  if (figure === 'power') return { ...facts, power: to };
  if (figure === 'damage') return { ...facts, damage: to };
  return facts.builtIn ? { ...facts, builtIn: { ...facts.builtIn, bonus: to } } : facts;
}
