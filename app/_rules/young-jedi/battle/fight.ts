import { otherSide, SIDES, type Side } from '../../core/sides';
import { withFight, withParts, withSide } from './change';
import { armsInFight, holds } from './conditions';
import type { Log } from './events';
import { characterOf, defenderFirst, lineupOf, sideIn, textOf, titleOf, titlesOf, weaponOf } from './facts';
import { lineUp } from './lineup';
import { battleWorks, destinyOn, drawsFor, powerOf } from './power';
import { type BattleState, type Drawn, FIGHT_STEPS, type Fight, type Lineup, type Waiting } from './state';
import { fits } from './who';

const openFight = (lineups: Record<Side, Lineup>): Fight => ({
  lineups,
  step: 0,
  made: 0,
  drawn: { light: [], dark: [] },
  stopped: [],
  asked: [],
  shown: [],
  target: {},
});

/** Each player turns up the cards of the next fight, the attacker first. */
// young-jedi/rulebook/battle#battle-step
export function revealFight(state: BattleState, log: Log): BattleState {
  log.tell('fight', { number: state.results.length + 1 });
  return lineBothUp(state, log);
}

/** Goes on with a player who had to choose a half of a Double Impact card. */
export function lineBothUp(state: BattleState, log: Log): BattleState {
  let now = state;
  const lineups: Partial<Record<Side, Lineup>> = {};
  for (const side of [state.attacker, otherSide(state.attacker)]) {
    const ready = now.ready[side];
    if (ready) {
      lineups[side] = ready;
      continue;
    }
    const turned = lineUp(now, side, log);
    now = turned.state;
    if (turned.half !== undefined)
      return withParts(now, { ready: lineups, waiting: { for: 'half', player: side, card: turned.half } });
    lineups[side] = turned.lineup ?? { characters: [], weapons: [] };
  }
  const { light, dark } = lineups;
  if (!light || !dark) return now;
  const opened = withParts(now, { ready: {}, fight: openFight({ light, dark }) });
  return advance(stopWeapons(breakUpGroups(opened, log), log), log);
}

/**
 * A group stands by its Battle card: if that one turns out not to work against these opponents, it is discarded as for a
 * mistake, and the first of the group fights alone.
 */
// young-jedi/rulebook/battle-details#battle-plan-mistakes
function breakUpGroups(state: BattleState, log: Log): BattleState {
  let now = state;
  for (const side of [state.attacker, otherSide(state.attacker)]) {
    const { characters, weapons, battle } = lineupOf(now, side);
    const [first, ...others] = characters;
    if (battle === undefined || first === undefined || others.length === 0) continue;
    const { destiny: _, ...needs } = textOf(now, battle)?.needs ?? {};
    if (holds(now, side, needs) || !now.fight) continue;
    log.tell('battle-card-mistake', { player: side, card: titleOf(now, battle) });
    const { plan, discard } = now.sides[side];
    const lineups = { ...now.fight.lineups, [side]: { characters: [first], weapons } };
    now = withFight(withSide(now, side, { plan: [...others, ...plan], discard: [...discard, battle] }), {
      lineups,
    });
  }
  return now;
}

/** Battle cards that ignore the opponent’s weapons do so as soon as they are revealed, both at once. */
// young-jedi/faq-force-push
function stopWeapons(state: BattleState, log: Log): BattleState {
  const { light, dark } = state.fight?.lineups ?? {};
  if (light?.battle === undefined && dark?.battle === undefined) return state;
  const stopped: string[] = [];
  for (const side of defenderFirst(state)) {
    const { battle } = lineupOf(state, side);
    const text = battle === undefined ? undefined : textOf(state, battle);
    if (battle === undefined || !text?.ignoresWeapons || !battleWorks(state, side)) continue;
    if (!holds(state, side, text.ignoresWeapons)) continue;
    const player = otherSide(side);
    for (const { id, described } of armsInFight(state, player)) {
      stopped.push(id);
      log.tell('weapon-stopped', { player, card: described.title, by: titleOf(state, battle) });
    }
  }
  return stopped.length > 0 ? withFight(state, { stopped }) : state;
}

const stopAt = (state: BattleState, step: number, made: number, waiting = state.waiting): BattleState =>
  state.fight ? withParts(state, { fight: { ...state.fight, step, made }, waiting }) : state;

/** Goes through the steps of the fight until a player has something to do, or the totals can be compared. */
// young-jedi/rulebook/battle-details#destiny-order
export function advance(state: BattleState, log: Log): BattleState {
  const { fight } = state;
  if (!fight || state.waiting || state.over) return state;
  let now = state;
  let { made } = fight;
  for (let at = fight.step; ; at++, made = 0) {
    const step = FIGHT_STEPS[at];
    if (!step) return atTheEnd(stopAt(now, at, made), log);
    const side = sideIn(now, step.role);
    if (step.does === 'resolve') {
      now = resolveBattleCard(now, side, log);
      if (now.waiting || !now.fight) return stopAt(now, at, made);
      continue;
    }
    if (step.does === 'weapon') {
      const waiting = weaponToBreak(now);
      if (waiting) return stopAt(now, at, made, waiting);
    }
    const card = drawsFor(now, side, step.does)[made];
    if (card !== undefined && now.sides[side].deck.length > 0)
      return stopAt(now, at, made, { for: 'draw', player: side, source: step.does, card });
  }
}

const isForWeapon = (drawn: Drawn): boolean => drawn.for === 'weapon';

/** Before any weapon destiny is drawn, the defender first. */
// young-jedi/faq-gaderffii-timing
function weaponToBreak(state: BattleState): Waiting | undefined {
  const { fight } = state;
  if (!fight || fight.drawn.light.some(isForWeapon) || fight.drawn.dark.some(isForWeapon)) return undefined;
  for (const player of defenderFirst(state))
    for (const id of fight.lineups[player].weapons) {
      if (!weaponOf(state, id)?.breaksWeapon || fight.asked.includes(id) || fight.stopped.includes(id))
        continue;
      if (armsInFight(state, otherSide(player)).length > 0) return { for: 'break-weapon', player, card: id };
    }
  return undefined;
}

/** The seventh and eighth steps. */
function resolveBattleCard(state: BattleState, side: Side, log: Log): BattleState {
  const { fight } = state;
  const { battle } = lineupOf(state, side);
  const text = battle === undefined ? undefined : textOf(state, battle);
  if (!fight || battle === undefined || !text) return state;
  const card = titleOf(state, battle);
  if (!battleWorks(state, side)) {
    log.tell('battle-card-useless', { player: side, card });
    return state;
  }
  if (text.backToPlan) return callOff(state, side, log);
  if (text.revealsHand && !fight.asked.includes(battle)) {
    if (state.sides[side].hand.length > 0)
      return withParts(state, { waiting: { for: 'reveal-hand', player: side, card: battle } });
    log.tell('nothing-to-reveal', { player: side, card });
  }
  if (text.addsDestinyOf && fight.target[side] === undefined) {
    const from = text.addsDestinyOf === 'own' ? side : otherSide(side);
    const { characters } = lineupOf(state, from);
    const [only, ...others] = characters;
    if (others.length > 0)
      return withParts(state, { waiting: { for: 'opponent', player: side, card: battle } });
    if (only !== undefined) return resolveBattleCard(aimAt(state, side, only, log), side, log);
  }
  log.tell('resolved', { player: side, card });
  return state;
}

/** The destiny of one character card is added to the power. */
// young-jedi/faq-multiple-opponents-destiny
export function aimAt(state: BattleState, side: Side, target: string, log: Log): BattleState {
  log.tell('destiny-added', { player: side, card: titleOf(state, target), value: destinyOn(state, target) });
  return withFight(state, { target: { ...state.fight?.target, [side]: target } });
}

const battleIn = ({ battle }: Lineup): string[] => (battle === undefined ? [] : [battle]);

/** The fight does not take place: one side goes back on its plan, the other counts as leftover. */
// young-jedi/on-the-run-virtual
function callOff(state: BattleState, side: Side, log: Log): BattleState {
  const foe = otherSide(side);
  const mine = lineupOf(state, side);
  const theirs = lineupOf(state, foe);
  log.tell('back-on-plan', { player: side, cards: titlesOf(state, [...mine.weapons, ...mine.characters]) });
  log.tell('left-over', { player: foe, cards: titlesOf(state, theirs.characters) });
  const my = state.sides[side];
  const their = state.sides[foe];
  const after = withSide(
    withSide(state, side, {
      plan: [...mine.weapons, ...mine.characters, ...my.plan],
      discard: [...my.discard, ...battleIn(mine)],
    }),
    foe,
    {
      aside: [...their.aside, ...theirs.weapons, ...theirs.characters],
      discard: [...their.discard, ...battleIn(theirs)],
    },
  );
  return withParts(after, {
    fight: null,
    leftover: [...state.leftover, ...theirs.characters],
    results: [
      ...state.results,
      {
        characters: { [side]: mine.characters, [foe]: theirs.characters } as Record<Side, string[]>,
        totals: { light: powerOf(state, 'light').total, dark: powerOf(state, 'dark').total },
        defeated: [],
        damage: 0,
      },
    ],
  });
}

/** After the eight steps: last cards by the older answer, then texts that make a tie. */
function atTheEnd(state: BattleState, log: Log): BattleState {
  if (state.lastCard === 'older') {
    const out = SIDES.filter((side) => state.sides[side].deck.length === 0);
    for (const player of out) log.tell('deck-empty', { player });
    const [loser] = out;
    if (out.length === 2) log.tell('game-drawn', {});
    if (out.length === 2) return withParts(state, { over: { reason: 'drawn-game' } });
    if (loser) return withParts(state, { over: { reason: 'deck', loser } });
  }
  for (const player of defenderFirst(state)) {
    const foes = lineupOf(state, otherSide(player)).characters;
    for (const card of lineupOf(state, player).characters) {
      const { ties } = characterOf(state, card);
      if (!ties || state.fight?.tied || state.fight?.asked.includes(card)) continue;
      if (state.sides[player].hand.length < ties.discard) continue;
      if (foes.some((id) => fits(characterOf(state, id), ties.against)))
        return withParts(state, { waiting: { for: 'tie', player, card } });
    }
  }
  log.tell('totals', { light: powerOf(state, 'light').total, dark: powerOf(state, 'dark').total });
  return state;
}
