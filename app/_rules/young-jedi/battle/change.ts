import type { BattleState, Fight, Side, SideState } from './state';

/** What stays as it is from the declaration to the last fight. */
type Lasting = 'attacker' | 'location' | 'lastCard' | 'passed' | 'sittingOut' | 'cards' | 'helpers';

/** A state with some parts changed. Copied key by key, as below: spreading so many keys is slow. */
export function withParts(state: BattleState, change: Partial<Omit<BattleState, Lasting>>): BattleState {
  const changed: BattleState = {
    attacker: state.attacker,
    location: state.location,
    lastCard: state.lastCard,
    passed: state.passed,
    sittingOut: state.sittingOut,
    stage: change.stage ?? state.stage,
    cards: state.cards,
    sides: change.sides ?? state.sides,
    helpers: state.helpers,
    announced: change.announced ?? state.announced,
    halves: change.halves ?? state.halves,
    ready: change.ready ?? state.ready,
    fight: change.fight === undefined ? state.fight : change.fight,
    waiting: change.waiting === undefined ? state.waiting : change.waiting,
    stays: change.stays ?? state.stays,
    leftover: change.leftover ?? state.leftover,
    fought: change.fought ?? state.fought,
    redrawn: change.redrawn ?? state.redrawn,
    results: change.results ?? state.results,
  };
  const over = change.over ?? state.over;
  if (over) changed.over = over;
  return changed;
}

type SideChange = Partial<Omit<SideState, 'hidden' | 'effects' | 'controls'>>;

const changeSide = (side: SideState, change: SideChange): SideState => ({
  table: change.table ?? side.table,
  hidden: side.hidden,
  effects: side.effects,
  hand: change.hand ?? side.hand,
  plan: change.plan ?? side.plan,
  aside: change.aside ?? side.aside,
  deck: change.deck ?? side.deck,
  discard: change.discard ?? side.discard,
  controls: side.controls,
  strays: change.strays ?? side.strays,
});

/** Both players’ cards, with some of one player’s changed. */
export function sidesWith(state: BattleState, side: Side, change: SideChange): Record<Side, SideState> {
  const { light, dark } = state.sides;
  return side === 'light'
    ? { light: changeSide(light, change), dark }
    : { light, dark: changeSide(dark, change) };
}

export const withSide = (state: BattleState, side: Side, change: SideChange): BattleState =>
  withParts(state, { sides: sidesWith(state, side, change) });

export function changeFight(fight: Fight, change: Partial<Fight>): Fight {
  const changed: Fight = {
    lineups: change.lineups ?? fight.lineups,
    step: change.step ?? fight.step,
    made: change.made ?? fight.made,
    drawn: change.drawn ?? fight.drawn,
    stopped: change.stopped ?? fight.stopped,
    asked: change.asked ?? fight.asked,
    shown: change.shown ?? fight.shown,
    target: change.target ?? fight.target,
  };
  const tied = change.tied ?? fight.tied;
  if (tied) changed.tied = tied;
  return changed;
}

export const withFight = (state: BattleState, change: Partial<Fight>): BattleState =>
  state.fight ? withParts(state, { fight: changeFight(state.fight, change) }) : state;
