import type { Random } from '../../../../app/_rules/core/seeded';
import { SIDES, type Side } from '../../../../app/_rules/core/sides';
import type { Card } from '../../../../app/_rules/young-jedi/battle/cards';
import {
  BATTLE_CARDS,
  CHARACTERS,
  EFFECTS,
  WEAPONS,
} from '../../../../app/_rules/young-jedi/battle/examples';
import type { BattleSetup, PlacedCard, SideSetup } from '../../../../app/_rules/young-jedi/battle/state';

/** Cards of every kind of text, so that random plays come across each. */
const INVENTED: readonly Card[] = [
  {
    kind: 'battle',
    title: 'Double Impact',
    halves: [
      { title: 'Dots', dots: 2 },
      { title: 'Draw', draws: 1 },
    ],
  },
  { kind: 'battle', title: 'Duo', together: [{}, {}], dots: 1, onlyDefeated: {} },
  { kind: 'battle', title: 'Trio', together: [{}, {}, {}] },
  { kind: 'battle', title: 'Stack', stack: 2, draws: 2, noWeapon: true },
  { kind: 'battle', title: 'Own destiny', addsDestinyOf: 'own', moreDamage: 1 },
  { kind: 'battle', title: 'Two weapons', weapons: [{}, {}], lessDamage: 1 },
  { kind: 'battle', title: 'Seldom', needs: { first: true, destiny: { atLeast: 4 } }, dots: 3, draws: 1 },
  { kind: 'battle', title: 'Disarm', ignoresWeapons: {} },
  { kind: 'weapon', title: 'Breaker', users: [{ who: {}, dots: 1, draws: 1 }], breaksWeapon: true },
  {
    kind: 'weapon',
    title: 'Heavy Blaster',
    users: [{ who: { trait: 'Jedi', not: { diamond: true } }, draws: 2 }],
  },
];

const pool = (kind: Card['kind']): readonly Card[] =>
  [CHARACTERS, WEAPONS, BATTLE_CARDS, EFFECTS, INVENTED]
    .flatMap((set): Card[] => Object.values(set))
    .filter((card) => card.kind === kind);
const POOLS = {
  character: pool('character'),
  weapon: pool('weapon'),
  battle: pool('battle'),
  effect: pool('effect'),
};

function randomSide(side: Side, random: Random): SideSetup {
  let made = 0;
  const cards = (kind: keyof typeof POOLS, count: number): PlacedCard[] =>
    Array.from({ length: count }, () => {
      const card = POOLS[kind][random(POOLS[kind].length)] ?? CHARACTERS.battleDroid;
      const destiny = ([1 + random(6), [2, 5], undefined] as const)[random(3)];
      return { id: `${side}-${++made}`, card: destiny === undefined ? card : { ...card, destiny } };
    });
  const table = [
    ...cards('character', random(5)),
    ...cards('weapon', random(4)),
    ...cards('effect', random(2)),
  ].map((placed) => {
    const roll = random(12);
    return {
      ...placed,
      ...(roll === 0 && { hidden: true as const }),
      ...(roll === 1 && { sitsOut: true as const }),
    };
  });
  const battles = cards('battle', random(5));
  const hand = [...battles, ...cards('character', random(2)), random(3)];
  const deck = random(3) === 0 ? 1 + random(4) : [...cards('character', random(4)), 1 + random(9)];
  return { table, hand, deck, ...(random(2) === 0 && { controls: ['Naboo'] }) };
}

/** A plan with the cards in any order, mistakes and stray cards included. */
function withPlan(setup: SideSetup, random: Random): SideSetup {
  const ids = setup.table.filter(
    ({ card, hidden, sitsOut }) => !hidden && !sitsOut && card.kind !== 'effect',
  );
  const hand = typeof setup.hand === 'object' ? setup.hand : [];
  const held = hand.filter((entry): entry is PlacedCard => typeof entry !== 'number');
  const plan: string[] = [];
  for (const { id } of [...ids, ...held.filter(({ card }) => card.kind === 'battle' || random(4) === 0)])
    plan.splice(random(plan.length + 1), 0, id);
  return { ...setup, plan };
}

/** A battle between random crowds, from its declaration or with both plans made. */
export function randomSetup(random: Random): BattleSetup {
  const planned = random(2) === 0;
  const sides = SIDES.map((side) => {
    const setup = randomSide(side, random);
    return planned ? withPlan(setup, random) : setup;
  });
  const [light, dark] = sides;
  if (!light || !dark) throw new Error('there are two sides');
  return {
    attacker: SIDES[random(2)] ?? 'light',
    location: { title: 'Tatooine: Desert Landing Site', planet: 'Tatooine' },
    light,
    dark,
    ...(random(4) === 0 && { lastCard: 'older' as const }),
    ...(random(12) === 0 && { passed: ['light'] as const }),
  };
}
