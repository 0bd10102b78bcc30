import { soundly } from '../../core/sound-setup';
import { PHASES, PREPARATION, RESOURCE_DECK } from '../moments';
import { leastDeck } from '../piles';
import { PRINTED } from '../printed/cards';
import { beatenIn, flawsIn as flawsOnTable, type SetupFlaw, saysOnly } from './check-setup';
import { resourcesOf } from './lay-out';
import { isPreparing, laidFor, laidOut, pilesOf, turnOf } from './setup';
import { type PlayerSetup, type PlaySetup, SEATS, type Seat } from './state';

/** What a form should say about a setup before it is played; nothing if it can be. */
export const checkSetup = (setup: PlaySetup): SetupFlaw[] =>
  soundly(
    setup,
    () => flawsIn(setup),
    (at) => ({ code: 'malformed', at }),
  );

const SETUP = [
  ...['format', 'victory', 'turn', 'phase', 'battle', 'turns', 'players', 'order', 'unknowns'],
] as const;
const MOMENTS: ReadonlySet<string> = new Set([...PREPARATION, ...PHASES]);
const STEPS: ReadonlySet<string> = new Set(['block', 'action', 'damage']);

function flawsIn(setup: PlaySetup): SetupFlaw[] {
  const flaws: SetupFlaw[] = [];
  const { phase = 'start', turns, battle } = setup;
  if (!saysOnly(setup, SETUP)) flaws.push({ code: 'malformed', at: 'setup' });
  if (!MOMENTS.has(phase)) flaws.push({ code: 'malformed', at: 'phase' });
  if (turns !== undefined && !(Number.isInteger(turns) && turns >= 1))
    flaws.push({ code: 'no-turns', at: 'turns' });
  const players = Object.fromEntries(
    SEATS.flatMap((seat) => {
      const given = setup.players[seat];
      if (!given) return [];
      const { hand, deck, trash, pool } = pilesOf(seat, given, isPreparing(setup));
      const named = [hand, deck, trash, pool].flatMap((pile) => pile.named);
      return [[seat, { ...laidFor(setup, seat, given), hand: named }]];
    }),
  );
  flaws.push(...flawsOnTable({ ...setup, turn: turnOf(setup), players }, PRINTED));
  if (flaws.length > 0) return flaws;
  for (const seat of SEATS) {
    const given = setup.players[seat];
    if (given) flaws.push(...flawsOfPlayer(seat, given, setup));
  }
  if (battle) flaws.push(...flawsOfBattle(setup, battle));
  return flaws.length > 0 ? flaws : beatenIn(laidOut(setup));
}

function flawsOfPlayer(seat: Seat, given: PlayerSetup, setup: PlaySetup): SetupFlaw[] {
  const flaws: SetupFlaw[] = [];
  const { deck } = pilesOf(seat, given, isPreparing(setup));
  if (deck.ids.length < leastDeck(isPreparing(setup))) flaws.push({ code: 'deck-too-small', at: seat });
  const { active, rested } = resourcesOf(given.resources ?? 0);
  const left = given.resourceDeck ?? 0;
  if (!Number.isInteger(left) || left < 0) flaws.push({ code: 'figure-wrong', at: seat });
  if (active + rested + left > RESOURCE_DECK) flaws.push({ code: 'too-many-resources', at: seat });
  return flaws;
}

/** An attack that could be under way: a Unit of the side whose turn it is, against a player or a Unit of another. */
function flawsOfBattle(setup: PlaySetup, battle: NonNullable<PlaySetup['battle']>): SetupFlaw[] {
  const { attacker, target, step = 'block' } = battle;
  const ownerOf = (id: string): Seat | undefined =>
    SEATS.find((seat) => seat === id || setup.players[seat]?.units?.some((unit) => unit.id === id));
  const inTeams = setup.format === 'team-battle';
  const sideOf = (seat: Seat | undefined): string | undefined =>
    inTeams && seat ? (seat === '1' || seat === '2' ? '1+2' : '3+4') : seat;
  const mine = sideOf(ownerOf(attacker));
  const theirs = sideOf(ownerOf(target));
  const isUnit = SEATS.some((seat) => setup.players[seat]?.units?.some(({ id }) => id === attacker));
  const isSound =
    (setup.phase ?? 'main') === 'main' &&
    STEPS.has(step) &&
    isUnit &&
    mine === sideOf(turnOf(setup)) &&
    theirs !== undefined &&
    theirs !== mine &&
    setup.players[ownerOf(target) ?? '1'] !== undefined;
  return isSound ? [] : [{ code: 'wrong-battle', at: attacker }];
}
