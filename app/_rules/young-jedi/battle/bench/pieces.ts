import type { KindOfPiece, KnownPiece } from '../../../core/bench';
import type { Described, OwnPiece } from '../../../core/lists-bench';
import type { BattleCard, Card, CharacterCard, WeaponCard } from '../cards';
import { BATTLE_CARDS, CHARACTERS, EFFECTS, WEAPONS } from '../examples';
import { hasTrait } from '../who';

const range = (id: string, least: number, most: number, usual: number) => ({ id, least, most, usual });
const DESTINY = range('destiny', 1, 6, 3);
const ARMED = [range('bonus', 0, 9, 1), range('draws', 0, 3, 0)];

export const KINDS: readonly KindOfPiece[] = [
  {
    kind: 'character',
    figures: [
      { ...range('power', 0, 20, 4), must: true },
      { ...range('damage', 0, 20, 3), must: true },
      DESTINY,
      ...ARMED,
    ],
    traits: ['jedi', 'diamond', 'unique', 'armed', 'destiny-power', 'redraws'],
  },
  { kind: 'weapon', figures: [...ARMED, DESTINY], traits: ['lightsaber', 'breaks-weapon'] },
  {
    kind: 'battle',
    figures: [...ARMED, DESTINY],
    traits: ['no-weapon', 'ignores-weapons', 'back-to-hand'],
  },
  { kind: 'effect', figures: [{ ...range('bonus', -9, 9, 1), must: true }, DESTINY] },
  { kind: 'other', figures: [{ ...DESTINY, must: true }] },
];

const titled = ({ title, subtitle, diamond }: Card): string =>
  `${diamond ? '♦ ' : ''}${title}${subtitle === undefined ? '' : `, ${subtitle}`}`;

export const KNOWN: readonly (KnownPiece & { facts: Card })[] = Object.entries({
  ...CHARACTERS,
  ...WEAPONS,
  ...BATTLE_CARDS,
  ...EFFECTS,
} as Record<string, Card>).map(([name, facts]) => ({ name, title: titled(facts), kind: facts.kind, facts }));

const chosen = (traits: Record<string, unknown>): string[] =>
  Object.keys(traits).filter((trait) => traits[trait]);

function traitsOf(card: Card): string[] {
  if (card.kind === 'character')
    return chosen({
      jedi: hasTrait(card, 'Jedi'),
      diamond: card.diamond,
      unique: card.unique,
      armed: card.builtIn,
      'destiny-power': card.power === 'destiny',
      redraws: card.redraws,
    });
  if (card.kind === 'weapon')
    return chosen({ lightsaber: hasTrait(card, 'Lightsaber'), 'breaks-weapon': card.breaksWeapon });
  if (card.kind === 'battle')
    return chosen({
      'no-weapon': card.noWeapon,
      'ignores-weapons': card.ignoresWeapons,
      'back-to-hand': card.backToHand,
    });
  return [];
}

function figuresOf(card: Card): Record<string, number> {
  const { destiny } = card;
  const printed: Record<string, number> =
    destiny === undefined ? {} : { destiny: typeof destiny === 'number' ? destiny : destiny[0] };
  const armed = (use: { dots?: number; draws?: number } | undefined): Record<string, number> =>
    use ? { bonus: use.dots ?? 0, draws: use.draws ?? 0 } : {};
  if (card.kind === 'effect') return { bonus: card.gives[0]?.dots ?? 0, ...printed };
  if (card.kind === 'weapon') return { ...armed(card.users[0] ?? {}), ...printed };
  if (card.kind === 'battle') return { ...armed(card), ...printed };
  if (card.kind === 'other') return printed;
  const { power, damage, builtIn } = card;
  return { ...(power !== 'destiny' && { power }), damage, ...armed(builtIn), ...printed };
}

export const describe = (card: Card): Described => ({
  title: titled(card),
  kind: card.kind,
  figures: figuresOf(card),
  traits: traitsOf(card),
});

/** A card of one's own. Its title has its subtitle after a comma. */
export function factsFrom({ kind, title: given, figures = {}, traits = [] }: OwnPiece): Card {
  const [title = given, ...rest] = given.replace(/^♦\s*/, '').split(', ');
  const { power = 4, damage = 3, bonus = 0, draws = 0, destiny } = figures;
  const has = (trait: string): boolean => traits.includes(trait);
  const use = { dots: bonus, draws };
  const named = {
    title,
    ...(rest.length > 0 && { subtitle: rest.join(', ') }),
    ...(has('diamond') && { diamond: true as const }),
    ...(destiny !== undefined && { destiny }),
  };
  const also = (...names: string[]) => ({ traits: names });
  if (kind === 'weapon') {
    const weapon: WeaponCard = { kind, ...named, users: [{ who: {}, ...use }] };
    return {
      ...weapon,
      ...(has('lightsaber') && also('Lightsaber')),
      ...(has('breaks-weapon') && { breaksWeapon: true as const }),
    };
  }
  if (kind === 'battle') {
    const battle: BattleCard = { kind, ...named, ...use };
    return {
      ...battle,
      ...(has('no-weapon') && { noWeapon: true as const }),
      ...(has('ignores-weapons') && { ignoresWeapons: {} }),
      ...(has('back-to-hand') && { backToHand: true as const }),
    };
  }
  if (kind === 'effect') return { kind, ...named, gives: [{ to: {}, dots: bonus }] };
  if (kind !== 'character') return { kind: 'other', ...named };
  const character: CharacterCard = {
    kind,
    ...named,
    power: has('destiny-power') ? 'destiny' : power,
    damage,
  };
  return {
    ...character,
    ...(has('jedi') && also('Jedi')),
    ...(has('unique') && { unique: true as const }),
    ...(has('armed') && { builtIn: { title, ...use } }),
    ...(has('redraws') && { redraws: true as const }),
  };
}

export function withFigure(card: Card, figure: string, to: number): Card {
  if (figure === 'destiny') return { ...card, destiny: to };
  const use = figure === 'draws' ? { draws: to } : { dots: to };
  if (card.kind === 'weapon')
    return { ...card, users: card.users.map((user, i) => (i === 0 ? { ...user, ...use } : user)) };
  if (card.kind === 'battle') return { ...card, ...use };
  if (card.kind === 'effect')
    return { ...card, gives: card.gives.map((help, i) => (i === 0 ? { ...help, dots: to } : help)) };
  if (card.kind !== 'character') return card;
  if (figure === 'power') return { ...card, power: to };
  if (figure === 'damage') return { ...card, damage: to };
  return card.builtIn ? { ...card, builtIn: { ...card.builtIn, ...use } } : card;
}
