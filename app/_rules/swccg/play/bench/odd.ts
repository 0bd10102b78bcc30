import type { Oddity } from '../../../core/bench';
import { otherSide, SIDES, type Side } from '../../../core/sides';
import { isParticipant } from '../../battle/facts';
import { battleDestiniesAllowed } from '../../battle/power';
import { presenceInBattle } from '../../battle/where';
import { placeFacts } from '../../field/reach';
import { bareView, viewOf } from '../../field/view';
import { oddOnAnyStack } from '../../stack/bench/odd';
import { placeOf } from '../../stack/place';
import { battleOf, type CardId, printOf, type State } from '../../stack/state';

const titleOf = (state: State, id: CardId): string => printOf(state, id).title;
const onTable = (state: State): CardId[] => state.ids.filter((id) => state.cards[id]?.zone === 'table');

/** What stands where such a card cannot be. */
function* misplaced(state: State): Generator<Oddity> {
  for (const id of onTable(state)) {
    const { figures } = printOf(state, id);
    const at = state.cards[id]?.at;
    const place = placeFacts(state, at);
    if (!figures || !place || at === undefined) continue;
    const args = { card: titleOf(state, id), location: titleOf(state, at) };
    if (figures.kind === 'vehicle' && place.kind === 'site' && !place.exterior)
      yield { code: 'vehicle-inside', rule: 'swccg/death-star-ii/moving#landspeed', args };
    else if (figures.kind === 'vehicle' && place.kind !== 'site')
      yield { code: 'vehicle-in-space', rule: 'swccg/death-star-ii/moving#landspeed', args };
    if (figures.kind === 'character' && place.kind !== 'site')
      yield {
        code: 'character-in-space',
        rule: 'swccg/death-star-ii/turn#deploying-characters-vehicles-starships',
        args,
      };
    if (figures.kind === 'starship' && figures.type === 'capital' && place.kind === 'site')
      yield {
        code: 'capital-at-a-site',
        rule: 'swccg/death-star-ii/turn#deploying-characters-vehicles-starships',
        args,
      };
  }
}

/** Aboard, at the controls, armed or escorted as nobody could be. */
function* crews(state: State): Generator<Oddity> {
  for (const id of onTable(state)) {
    const card = state.cards[id];
    const { figures } = printOf(state, id);
    if (!card || card.at === undefined || !Object.hasOwn(state.cards, card.at)) continue;
    const host = printOf(state, card.at);
    const args = { card: titleOf(state, id), host: host.title };
    if (figures?.kind === 'weapon' && host.figures && isParticipant(host.figures)) {
      if (state.cards[card.at]?.owner !== card.owner)
        yield { code: 'weapon-of-the-other-side', rule: 'swccg/weapons-carrying', args };
      else if (host.figures.kind !== figures.class)
        yield { code: 'cannot-carry', rule: 'swccg/weapons-carrying', args };
    }
    if (card.as === 'driver' && figures?.kind === 'character' && figures.droid && !figures.vehicleDroid)
      yield { code: 'droid-drives', rule: 'swccg/driver', args };
    if (card.as === 'pilot' && figures?.kind === 'character' && !figures.pilot)
      yield { code: 'no-pilot', rule: 'swccg/death-star-ii/moving#pilots', args };
  }
  yield* crowded(state);
}

function* crowded(state: State): Generator<Oddity> {
  for (const host of onTable(state)) {
    const { figures, title } = printOf(state, host);
    const there = onTable(state).filter((id) => state.cards[id]?.at === host);
    const captives = there.filter((id) => state.cards[id]?.captive);
    if (figures?.kind === 'character' && captives.length > 1)
      yield { code: 'two-captives', rule: 'swccg/escorting', args: { card: title, count: captives.length } };
    if (figures?.kind !== 'vehicle' && figures?.kind !== 'starship') continue;
    const [passengers, pilots] = (['passenger', 'pilot'] as const).map(
      (role) => there.filter((id) => state.cards[id]?.as === role).length,
    ) as [number, number];
    const { pilotsOrPassengers = 0, passengers: own } = figures;
    const surplus = Math.max(0, pilots - (figures.pilots ?? pilots));
    const most = own === undefined ? undefined : own + Math.max(0, pilotsOrPassengers - surplus);
    if (most !== undefined && passengers > most)
      yield {
        code: 'too-many-aboard',
        rule: 'swccg/death-star-ii/moving#pilots',
        args: { card: title, count: passengers, most },
      };
  }
}

/** One persona twice on table for a side; copies of one title are counted elsewhere. */
function* personas(state: State): Generator<Oddity> {
  for (const side of SIDES) {
    const seen = new Map<string, string>();
    for (const id of onTable(state)) {
      const { figures, title } = printOf(state, id);
      if (state.cards[id]?.owner !== side || figures?.kind !== 'character' || !figures.persona) continue;
      const other = seen.get(figures.persona);
      if (other !== undefined && other !== title)
        yield { code: 'persona-twice', rule: 'swccg/personas', args: { card: title, other } };
      seen.set(figures.persona, title);
    }
  }
}

function* thisTurn(state: State): Generator<Oddity> {
  const { field } = state;
  if (!field) return;
  if (field.activated > field.generation)
    yield {
      code: 'activated-too-much',
      rule: 'swccg/death-star-ii/turn#activate-phase',
      args: { count: field.activated, most: field.generation },
    };
  const [fighter] = field.fought.filter((id) => Object.hasOwn(state.cards, id));
  if (fighter !== undefined && field.battled.length === 0)
    yield {
      code: 'fought-nowhere',
      rule: 'swccg/participating-in-battle',
      args: { card: titleOf(state, fighter) },
    };
  const [drainer] = field.drainers.filter((id) => Object.hasOwn(state.cards, id));
  if (drainer !== undefined && field.drained.length === 0)
    yield {
      code: 'drained-nowhere',
      rule: 'swccg/force-drain#procedure',
      args: { card: titleOf(state, drainer) },
    };
}

function* inBattle(state: State): Generator<Oddity> {
  const action = battleOf(state);
  const fight = action?.battle?.fight;
  if (!action || !fight) return;
  const location = Object.hasOwn(state.cards, action.at ?? '') ? titleOf(state, action.at ?? '') : '';
  const view = viewOf(state);
  const segment = action.battle?.segment;
  for (const player of SIDES)
    if ((segment === undefined || segment === 'weapons') && presenceInBattle(view, player) < 1)
      yield {
        code: 'battle-without-presence',
        rule: 'swccg/battle#ending-early',
        args: { player, location },
      };
  // one that was hit and then forfeited is where it should be
  for (const id of fight.hit)
    if (
      state.cards[id]?.zone === 'table' &&
      (placeOf(state, id) !== action.at || fight.excluded.includes(id))
    )
      yield { code: 'hit-outside', rule: 'swccg/card-states', args: { card: titleOf(state, id) } };
  const { debts } = fight;
  if (!debts) return;
  if (SIDES.every((side) => debts[side].damage > 0))
    yield { code: 'both-damaged', rule: 'swccg/death-star-ii/battle#battle-damage' };
  for (const player of SIDES) {
    const { attrition = 0, attritionMet, damageMet } = debts[player];
    if (attrition > 0 && attritionMet + damageMet === 0 && !couldDraw(state, otherSide(player)))
      yield {
        code: 'attrition-without-destiny',
        rule: 'swccg/attrition',
        args: { player, amount: attrition },
      };
  }
}

function couldDraw(state: State, side: Side): boolean {
  const fight = battleOf(state)?.battle?.fight;
  return (fight?.completed[side] ?? 0) > 0 || battleDestiniesAllowed(viewOf(state), side) > 0;
}

/** A side's Force drain where the other side is, as if it were under way. */
function* draining(state: State): Generator<Oddity> {
  const drain = state.stack.find(({ type }) => type === 'force-drain');
  const { by, at } = drain ?? {};
  if (by === undefined || at === undefined || !Object.hasOwn(state.cards, at) || drain?.step === 'result')
    return;
  const view = bareView(state);
  const isThere = Object.keys(view.table).some(
    (id) => view.table[id]?.at === at && view.cards[id]?.side === by,
  );
  if (!isThere)
    yield {
      code: 'drain-without-presence',
      rule: 'swccg/force-drain#procedure',
      args: { player: by, location: titleOf(state, at) },
    };
}

/** Everything that no play could have led to. */
export const oddInPlay = (state: State): Oddity[] => [
  ...oddOnAnyStack(state),
  ...misplaced(state),
  ...crews(state),
  ...personas(state),
  ...thisTurn(state),
  ...inBattle(state),
  ...draining(state),
];
