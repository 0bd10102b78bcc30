import type { Oddity } from '../../../core/bench';
import { SIDES, type Side } from '../../../core/sides';
import { DECK_SIZE } from '../../bench/planets';
import { isDuelist, usesInDuels } from '../match';
import type { Duel, DuelState } from '../state';
import { characterOf, deckCard, deckSize, defenderOf, named, usesLightsaber, weaponOf } from '../table';

function* oddOnTable(state: DuelState): Generator<Oddity> {
  const places = new Map<string, string>();
  const told = new Set<string>();
  for (const [id, { on }] of Object.entries(state.table)) {
    const facts = characterOf(state, id);
    if (!facts) continue;
    const key = `${facts.side} ${facts.name}`;
    const other = places.get(key);
    places.set(key, other ?? on);
    if (other !== undefined && other !== on && !told.has(key)) {
      told.add(key);
      yield {
        code: 'two-planets',
        rule: 'young-jedi/stackable#one-planet',
        args: { card: facts.name, one: other, other: on },
      };
    }
  }
  for (const side of SIDES) {
    const { hand, discard, lost } = state.players[side];
    const onTable = Object.keys(state.table).filter((id) => state.cards[id]?.side === side).length;
    const count = deckSize(state.players[side]) + hand + discard.length + lost + onTable;
    if (count > DECK_SIZE)
      yield {
        code: 'too-many-cards',
        rule: 'young-jedi/rulebook/decks',
        args: { player: side, count, most: DECK_SIZE },
      };
  }
  for (const planet of state.controlled.light)
    if (state.controlled.dark.includes(planet))
      yield { code: 'controlled-by-both', rule: 'young-jedi/control-planet', args: { planet } };
  const held = [...state.controlled.light, ...state.controlled.dark];
  if (held.includes(state.planet))
    yield { code: 'controlled-in-play', rule: 'young-jedi/control-planet', args: { planet: state.planet } };
  if (state.battled && state.step === 'deploy')
    yield { code: 'battle-before-its-step', rule: 'young-jedi/rulebook/first-game#turn' };
}

function* oddFighter(state: DuelState, duel: Duel, side: Side): Generator<Oddity> {
  const fighter = duel.fighters[side];
  const facts = fighter && characterOf(state, fighter.character);
  if (!fighter || !facts) return;
  const card = named(state, fighter.character);
  if (side === duel.initiator) {
    if (!isDuelist(facts))
      yield { code: 'no-duelist', rule: 'young-jedi/rulebook/duel#duel', args: { card } };
    if (!usesLightsaber(state, fighter))
      yield { code: 'no-lightsaber', rule: 'young-jedi/rulebook/duel#duel', args: { card } };
  } else if (fighter.character !== duel.target && !isDuelist(facts))
    yield { code: 'stepped-in', rule: 'young-jedi/rulebook/duel#duelists', args: { card } };
  const weapon = fighter.weapon === undefined ? undefined : weaponOf(state, fighter.weapon);
  if (weapon && !usesInDuels(facts, weapon))
    yield { code: 'cannot-use', rule: 'young-jedi/weapon', args: { card, weapon: weapon.title } };
  if (weapon && state.table[fighter.weapon ?? '']?.hidden)
    yield { code: 'hidden-weapon', rule: 'young-jedi/face-down', args: { weapon: weapon.title } };
  if (facts.damage === 0 && duel.stage !== 'defender')
    yield { code: 'damage-zero', rule: 'young-jedi/lightsaber-duel#special-cases', args: { card } };
  else if (duel.hits[side] >= facts.damage && duel.stage === 'exchange' && !duel.text)
    yield {
      code: 'defeated',
      rule: 'young-jedi/hit',
      args: { card, hits: duel.hits[side], damage: facts.damage },
    };
}

function* oddExchange(state: DuelState, duel: Duel): Generator<Oddity> {
  const { players } = state;
  const count = (side: Side): number => players[side].duelingHand.length;
  if (!duel.attack && count('light') + count('dark') === 0)
    yield { code: 'no-cards', rule: 'young-jedi/rulebook/duel#duel-attack-parry' };
  else if (!duel.attack && count(duel.lead) === 0)
    yield {
      code: 'lead-without-cards',
      rule: 'young-jedi/rulebook/duel#duel-attack-parry',
      args: { player: duel.lead },
    };
  if (state.passed.length === 2) yield { code: 'both-passed', rule: 'young-jedi/rulebook/duel#pass' };
  if (state.edition === 'original' && state.passed.length > 0)
    yield { code: 'passed-then', rule: 'young-jedi/rulebook/duel#pass' };
  for (const side of SIDES) {
    const power = duel.power[side] ?? 0;
    const cards = [...players[side].duelingPile, ...players[side].discard];
    const added = cards.some((id) => deckCard(state, id)?.text?.does === 'draw');
    const drawn = count(side) + players[side].duelingPile.length;
    if (drawn > power && !added)
      yield {
        code: 'hand-beyond-power',
        rule: 'young-jedi/dueling-hand',
        args: { player: side, count: drawn, power },
      };
  }
}

/** What no play could have led to. */
export function odd(state: DuelState): Oddity[] {
  const found = [...oddOnTable(state)];
  const { duel } = state;
  if (!duel) return found;
  for (const side of [duel.initiator, defenderOf(duel)]) found.push(...oddFighter(state, duel, side));
  if (state.battled) found.push({ code: 'after-the-battle', rule: 'young-jedi/rulebook/duel#duel' });
  if (duel.stage === 'exchange') found.push(...oddExchange(state, duel));
  return found;
}
