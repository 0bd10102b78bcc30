import { dueNow } from '../play/pending';
import { asPlay } from './as-play';
import { change, changed } from './change';
import { carryOut } from './effects';
import type { Log } from './events';
import { targets } from './facts';
import { beaten, destroy, enqueue, worthwhile } from './leave';
import { endStepOver } from './phases';
import { nameOf, type Player, type Resolving, type Trigger, type TurnState, tableOf } from './state';

/** Carries out everything that nobody has to decide on, until somebody has to. */
export function settle(state: TurnState, log: Log): TurnState {
  let next = state;
  while (!next.over) {
    const dead = beaten(next);
    const { resolving } = next;
    if (dead.length > 0) next = destroy(next, dead, log);
    else if (next.due) break;
    else if (resolving) {
      const effect = resolving.effects[0];
      next = effect ? carryOut(next, resolving, effect, log) : finish(next, log);
    } else if (next.waiting.length > 0) next = nextTrigger(next, log);
    else if (next.phase === 'end' && next.endStep !== 'action') next = endStepOver(next, log);
    else break;
  }
  return next;
}

/** The effect is over; a Command goes to the trash. */
// gundam/command
function finish(state: TurnState, log: Log): TurnState {
  const { resolving } = state;
  if (!resolving) return state;
  const { by, source, command, triggered = [] } = resolving;
  const over = changed(state, 'resolving', null);
  if (!command) return enqueue(over, triggered);
  log.tell('command-to-trash', { card: nameOf(state, source) });
  return enqueue(change(over, by, { trash: [source, ...tableOf(state, by).trash] }), triggered);
}

/** Those of one player come next, who decides their order. */
function nextTrigger(state: TurnState, log: Log): TurnState {
  const batch = state.waiting[0] ?? [];
  const first = dueNow(asPlay(state))[0]?.player;
  const own = batch.filter(({ by }) => by === first);
  if (first && own.length > 1 && !alike(state, own))
    return changed(state, 'due', { what: 'order', player: first });
  return take(state, batch.indexOf(own[0] as Trigger), log);
}

/** Effects that do the same to their own Units can come in any order: nothing is gained by asking. */
function alike(state: TurnState, triggers: readonly Trigger[]): boolean {
  return triggers.every(({ source, ability }) => {
    const each = state.cards[source]?.abilities?.[ability];
    const [effect, ...more] = each?.effects ?? [];
    return !each?.may && effect?.does === 'recover' && effect.to.self && more.length === 0;
  });
}

/** The triggered effect at this place of the newest batch is carried out next. */
export function take(state: TurnState, at: number, log: Log): TurnState {
  const batch = state.waiting[0] ?? [];
  const older = state.waiting.slice(1);
  const trigger = batch[at];
  const rest = batch.filter((_, i) => i !== at);
  const next = changed(state, 'waiting', rest.length > 0 ? [rest, ...older] : older);
  next.due = null;
  const ability = trigger && state.cards[trigger.source]?.abilities?.[trigger.ability];
  if (!trigger || !ability) return next;
  if (!worthwhile(state, trigger)) return next;
  const [effect] = ability.effects;
  if (effect && 'to' in effect && !useful(state, trigger, effect)) {
    if (!effect.to.self) log.tell('no-target', { card: nameOf(state, trigger.source) });
    return next;
  }
  if (ability.may) return changed(next, 'due', { what: 'may', player: trigger.by, trigger });
  return begin(next, trigger, log);
}

/** Nothing is activated without a target, and nothing recovers that has taken no damage. */
function useful(
  state: TurnState,
  { by, unit }: Trigger,
  effect: Extract<NonNullable<TurnState['resolving']>['effects'][number], { to: unknown }>,
): boolean {
  const found = targets(state, by, unit, effect.to);
  if (effect.does !== 'recover' || !effect.to.self) return found.length > 0;
  return (
    found.length > 0 && targets(state, by, unit, { whose: 'any', damaged: true }).includes(found[0] ?? '')
  );
}

export function begin(state: TurnState, { by, source, unit, ability }: Trigger, log: Log): TurnState {
  const effects = state.cards[source]?.abilities?.[ability]?.effects ?? [];
  log.tell('triggered', { player: by as Player, card: nameOf(state, source) });
  const resolving: Resolving = { by, source, effects };
  if (unit !== undefined) resolving.unit = unit;
  return changed(state, 'resolving', resolving);
}
