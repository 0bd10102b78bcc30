import type { Oddity } from '../../../core/bench';
import { SIDES, type Side } from '../../../core/sides';
import { DECK_SIZE } from '../../bench/planets';
import { kindOf, titleOf } from '../facts';
import { weaponUse } from '../power';
import type { BattleState } from '../state';
import { cardsIn, HELD_IN, lineupIn } from './lineups';

const held = (state: BattleState, side: Side): string[] =>
  HELD_IN.flatMap((where) => {
    const lineup = lineupIn(state, where, side);
    return lineup ? cardsIn(lineup) : [];
  });

function* oddOnTable(state: BattleState, side: Side): Generator<Oddity> {
  const { table, hidden, effects, hand, plan, aside, deck, discard } = state.sides[side];
  const here = [...table, ...plan, ...aside, ...held(state, side)];
  const titles = new Set<string>();
  for (const id of [...here, ...hidden]) {
    const card = state.cards[id];
    if (card?.kind !== 'character' || !card.unique) continue;
    if (titles.has(card.title))
      yield { code: 'unique-twice', rule: 'young-jedi/stackable#unique', args: { card: card.title } };
    titles.add(card.title);
  }
  const all = effects.length + hidden.filter((id) => kindOf(state, id) === 'effect').length;
  if (all > 1)
    yield {
      code: 'two-effects',
      rule: 'young-jedi/rulebook/effects#effects',
      args: { player: side, count: all },
    };
  const count = here.length + hidden.length + effects.length + hand.length + deck.length + discard.length;
  if (count > DECK_SIZE)
    yield {
      code: 'too-many-cards',
      rule: 'young-jedi/rulebook/decks',
      args: { player: side, count, most: DECK_SIZE },
    };
  if (
    state.stage !== 'declare' &&
    here.every((id) => kindOf(state, id) !== 'character') &&
    state.results.length === 0
  )
    yield { code: 'nobody-fights', rule: 'young-jedi/rulebook/battle#battle-step', args: { player: side } };
}

function* oddPlan(state: BattleState, side: Side): Generator<Oddity> {
  const { plan, strays } = state.sides[side];
  for (const id of strays)
    yield {
      code: 'stray',
      rule: 'young-jedi/faq-non-battle-card-in-plan',
      args: { card: titleOf(state, id) },
    };
  const count = (kind: string): number =>
    plan.filter((id) => kindOf(state, id) === kind && !strays.includes(id)).length;
  if (count('battle') > count('character'))
    yield {
      code: 'battle-cards-left',
      rule: 'young-jedi/rulebook/battle-details#battle-plan-mistakes',
      args: { player: side, count: count('battle'), characters: count('character') },
    };
  const last = plan.at(-1);
  if (last !== undefined && kindOf(state, last) === 'weapon')
    yield {
      code: 'weapon-last',
      rule: 'young-jedi/faq-weapon-without-user',
      args: { weapon: titleOf(state, last) },
    };
}

function* oddFight(state: BattleState, side: Side): Generator<Oddity> {
  const lineup = state.fight?.lineups[side];
  const [user] = lineup?.characters ?? [];
  if (!lineup || user === undefined) return;
  for (const weapon of lineup.weapons)
    if (!weaponUse(state, side, weapon, user))
      yield {
        code: 'cannot-use',
        rule: 'young-jedi/weapon',
        args: { card: titleOf(state, user), weapon: titleOf(state, weapon) },
      };
  if (lineup.characters.length > 1 && lineup.battle === undefined)
    yield {
      code: 'together-without-card',
      rule: 'young-jedi/rulebook/battle-details#fight-together',
      args: { player: side, count: lineup.characters.length },
    };
  if (lineup.weapons.length > 1 && lineup.battle === undefined)
    yield {
      code: 'two-weapons',
      rule: 'young-jedi/weapon',
      args: { card: titleOf(state, user), count: lineup.weapons.length },
    };
}

/** What no play could have led to. */
export function odd(state: BattleState): Oddity[] {
  const { light, dark } = state.sides;
  const found: Oddity[] = SIDES.flatMap((side) => [
    ...oddOnTable(state, side),
    ...oddPlan(state, side),
    ...oddFight(state, side),
  ]);
  for (const planet of light.controls)
    if (dark.controls.includes(planet))
      found.push({ code: 'controlled-by-both', rule: 'young-jedi/control-planet', args: { planet } });
  const { planet } = state.location;
  if (planet !== undefined && [...light.controls, ...dark.controls].includes(planet))
    found.push({ code: 'controlled-in-play', rule: 'young-jedi/control-planet', args: { planet } });
  if (state.stage !== 'declare' && state.passed.includes(state.attacker))
    found.push({
      code: 'passed-in-duel',
      rule: 'young-jedi/rulebook/duel#pass',
      args: { player: state.attacker },
    });
  return found;
}
