import type { Oddity } from '../../../core/bench';
import { DARK_FIRST, otherSide, SIDES } from '../../../core/sides';
import { lifeForce, PILES } from '../../force/piles';
import { isParticipant } from '../facts';
import { battleDestiniesAllowed } from '../power';
import type { BattleState } from '../state';
import { locationOf, presenceInBattle, titleOf } from '../where';

const SIXTY = 60;

function* misplaced(state: BattleState): Generator<Oddity> {
  for (const [id, { at, aboard, on, as }] of Object.entries(state.table)) {
    const facts = state.cards[id];
    const place = locationOf(state, at);
    if (!facts || !place) continue;
    const host = aboard ?? on;
    const args = {
      card: facts.title,
      location: place.title,
      host: host === undefined ? '' : titleOf(state, host),
    };
    const rule = 'swccg/death-star-ii/turn#deploying-characters-vehicles-starships';
    if (host === undefined && facts.kind === 'character' && place.kind !== 'site')
      yield { code: 'character-in-space', rule, args };
    if (host === undefined && facts.kind === 'vehicle' && place.kind !== 'site')
      yield { code: 'vehicle-in-space', rule: 'swccg/death-star-ii/moving#landspeed', args };
    if (facts.kind === 'starship' && facts.type === 'capital' && place.kind === 'site')
      yield { code: 'capital-at-a-site', rule, args };
    const bearer = on === undefined ? undefined : state.cards[on];
    if (facts.kind === 'weapon' && bearer && bearer.kind !== facts.class)
      yield { code: 'cannot-carry', rule: 'swccg/weapons-carrying', args };
    if (as === 'driver' && facts.kind === 'character' && facts.droid && !facts.vehicleDroid)
      yield { code: 'droid-drives', rule: 'swccg/driver', args };
    if (as === 'pilot' && facts.kind === 'character' && !facts.pilot)
      yield { code: 'no-pilot', rule: 'swccg/death-star-ii/moving#pilots', args };
    if (facts.kind === 'vehicle' || facts.kind === 'starship') {
      const count = Object.values(state.table).filter(
        (each) => each.aboard === id && each.as === 'passenger',
      ).length;
      if (facts.passengers !== undefined && count > facts.passengers)
        yield {
          code: 'too-many-aboard',
          rule: 'swccg/death-star-ii/moving#pilots',
          args: { card: facts.title, count, most: facts.passengers },
        };
    }
  }
}

function* personas(state: BattleState): Generator<Oddity> {
  const seen = new Map<string, string>();
  for (const id of Object.keys(state.table)) {
    const facts = state.cards[id];
    if (facts?.kind !== 'character' || !facts.persona) continue;
    const other = seen.get(`${facts.side} ${facts.persona}`);
    if (other !== undefined)
      yield { code: 'persona-twice', rule: 'swccg/personas', args: { card: facts.title, other } };
    seen.set(`${facts.side} ${facts.persona}`, facts.title);
  }
}

function* inBattle(state: BattleState): Generator<Oddity> {
  const { battle } = state;
  if (!battle) return;
  const location = locationOf(state, battle.location)?.title ?? battle.location;
  for (const player of DARK_FIRST)
    if (battle.segment === 'weapons' && presenceInBattle(state, player) < 1)
      yield {
        code: 'battle-without-presence',
        rule: 'swccg/battle#ending-early',
        args: { player, location },
      };
  if (locationOf(state, battle.location)?.noBattle)
    yield { code: 'battle-forbidden', rule: 'swccg/death-star-ii-sectors', args: { location } };
  const { debts } = battle;
  if (!debts || battle.segment !== 'damage') return;
  if (SIDES.every((side) => debts[side].damage > 0))
    yield { code: 'both-damaged', rule: 'swccg/death-star-ii/battle#battle-damage' };
  for (const player of SIDES) {
    const { attrition = 0, attritionMet, damageMet } = debts[player];
    const other = otherSide(player);
    const couldDraw = battle.destinies[other].length > 0 || battleDestiniesAllowed(state, other) > 0;
    if (attrition > 0 && attritionMet + damageMet === 0 && !couldDraw)
      yield {
        code: 'attrition-without-destiny',
        rule: 'swccg/attrition',
        args: { player, amount: attrition },
      };
  }
}

/** What no play could have led to. */
export function odd(state: BattleState): Oddity[] {
  const found: Oddity[] = [...misplaced(state), ...personas(state), ...inBattle(state)];
  for (const player of DARK_FIRST) {
    const piles = state.piles[player];
    const onTable = Object.keys(state.table).filter((id) => state.cards[id]?.side === player).length;
    const count = PILES.reduce((sum, pile) => sum + piles[pile].length, onTable);
    if (count > SIXTY)
      found.push({
        code: 'too-many-cards',
        rule: 'swccg/death-star-ii/starting#first-deck',
        args: { player, count },
      });
    if (lifeForce(piles) === 0)
      found.push({ code: 'no-life-force', rule: 'swccg/death-star-ii/ending#victory', args: { player } });
  }
  const [fighter] = state.fought.filter((id) => {
    const facts = state.cards[id];
    return facts && isParticipant(facts);
  });
  if (fighter !== undefined && state.battled.length === 0)
    found.push({
      code: 'fought-nowhere',
      rule: 'swccg/participating-in-battle',
      args: { card: titleOf(state, fighter) },
    });
  return found;
}
