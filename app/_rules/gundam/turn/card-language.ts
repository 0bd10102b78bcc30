import type { CardFacts, Choice, Constant, Need, Condition as While } from '../printed/schema';
import type { Condition, Standing, Target, TurnCard } from './cards';

/** The words of the turn's cards in the card language of the game, in which its rules read them. */

const WHILE = { pair: ['paired'], link: ['linked'] } as const satisfies Record<string, readonly While[]>;

/** What a text asks of its Unit's Pilot. */
export const whileOf = (during: 'pair' | 'link' | undefined): readonly While[] | undefined =>
  during && WHILE[during];

const NEEDS = new WeakMap<Condition, Need>();

export function needOf(condition: Condition): Need {
  let need = NEEDS.get(condition);
  if (!need) {
    const { commandsInTrash, ownUnits, enemyUnits, otherUnits, trait, opponentHand, yourTurn } = condition;
    const traits = trait === undefined ? {} : { traits: [trait] };
    const also: Need[] = [];
    if (ownUnits !== undefined) also.push({ units: { whose: 'yours', ...traits }, atLeast: ownUnits });
    if (otherUnits !== undefined)
      also.push({ units: { whose: 'yours', other: true, ...traits }, atLeast: otherUnits });
    if (enemyUnits !== undefined) also.push({ units: { whose: 'enemy', ...traits }, atLeast: enemyUnits });
    need = {
      also,
      ...(commandsInTrash !== undefined && { trash: { types: ['command'], count: commandsInTrash } }),
      ...(opponentHand !== undefined && { opponentHand }),
      ...(yourTurn && { yourTurn }),
    };
    NEEDS.set(condition, need);
  }
  return need;
}

const WHOSE = { own: 'yours', enemy: 'enemy', any: 'any' } as const;

const CHOICES = new WeakMap<Target, Choice>();

/** Which Units; how many of them are chosen, and when, is for the effect. */
export function choiceOf(to: Target): Choice {
  let choice = CHOICES.get(to);
  if (!choice) {
    const { whose = 'any', other, rested, damaged, link, blocker, trait } = to;
    const { lvAtLeast, lvAtMost, apAtLeast, apAtMost, hpAtMost } = to;
    choice = {
      whose: WHOSE[whose],
      ...(other && { other }),
      ...(rested !== undefined && { rested }),
      ...(damaged && { damaged }),
      ...(link && { link }),
      ...(blocker && { keyword: 'blocker' as const }),
      ...(trait !== undefined && { traits: [trait] }),
      ...(lvAtLeast !== undefined && { minLv: lvAtLeast }),
      ...(lvAtMost !== undefined && { maxLv: lvAtMost }),
      ...(apAtLeast !== undefined && { minAp: apAtLeast }),
      ...(apAtMost !== undefined && { maxAp: apAtMost }),
      ...(hpAtMost !== undefined && { maxHp: hpAtMost }),
    };
    CHOICES.set(to, choice);
  }
  return choice;
}

function constantOf({ during, if: condition, ap, hp, all }: Standing): Constant {
  const asked = whileOf(during);
  return {
    ...(asked && { while: asked }),
    ...(condition && { if: needOf(condition) }),
    ...(all && { for: 'yours' as const }),
    ...(ap !== undefined && { ap }),
    ...(hp !== undefined && { hp }),
  };
}

const FACTS = new WeakMap<TurnCard, CardFacts>();

/** A card without the texts that are carried out here, part by part, as the turn asks for their choices. */
export function factsOf(card: TurnCard): CardFacts {
  let facts = FACTS.get(card);
  if (!facts) {
    const { abilities: _, standing, less, ...printed } = card;
    const cheaper = less && { less: { ...less, if: needOf(less.if) } };
    facts =
      printed.type === 'command'
        ? { ...printed, effects: [], ...cheaper }
        : { ...printed, ...cheaper, ...(standing && { constants: standing.map(constantOf) }) };
    FACTS.set(card, facts);
  }
  return facts;
}
