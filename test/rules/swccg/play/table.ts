import { otherSide, type Side } from '../../../../app/_rules/core/sides';
import {
  awaited,
  type CardFacts,
  cardOfFigures,
  checkSetup,
  type Move,
  type PlayLocation,
  type PlaySetup,
  REACTS,
  type State,
  swccgPlay,
} from '../../../../app/_rules/swccg/play';
import type { Card } from '../../../../app/_rules/swccg/stack/schema';

/** Three sites of Tatooine side by side, a site of Hoth, and two systems 3 parsecs apart. */
const site = (id: string, of: string, icons: PlayLocation['icons']): PlayLocation => ({
  id,
  title: `${of}: ${id}`,
  kind: 'site',
  of,
  exterior: true,
  icons,
});
export const LOCATIONS: PlayLocation[] = [
  site('cantina', 'Tatooine', { light: 1, dark: 2 }),
  site('eisley', 'Tatooine', { light: 2, dark: 1 }),
  site('dunes', 'Tatooine', { light: 0, dark: 0 }),
  site('ridge', 'Hoth', { light: 1, dark: 1 }),
  { id: 'tatooine', title: 'Tatooine', kind: 'system', parsec: 7, icons: { light: 2, dark: 1 } },
  { id: 'hoth', title: 'Hoth', kind: 'system', parsec: 4, icons: { light: 1, dark: 1 } },
];

type Sides = { light?: PlaySetup['light']; dark?: PlaySetup['dark'] };

/** A flawless set-up: dark's battle phase, with Force and Life Force enough, unless told otherwise. */
export function setup({ light = {}, dark = {}, ...more }: Sides & Partial<PlaySetup> = {}): PlaySetup {
  const all: PlaySetup = {
    turn: 'dark',
    phase: 'battle',
    locations: LOCATIONS,
    ...more,
    light: { reserve: 8, force: 5, ...light },
    dark: { reserve: 8, force: 5, ...dark },
  };
  const flaws = checkSetup(all);
  if (flaws.length > 0) throw new Error(`a flawed set-up: ${JSON.stringify(flaws)}`);
  return all;
}

export const begin = (more: Sides & Partial<PlaySetup> = {}): State => swccgPlay.start(setup(more));

/** The state after these moves; the first one that is refused is an error. */
export function made(state: State, ...moves: Move[]): State {
  let now = state;
  for (const move of moves) {
    const step = swccgPlay.play(now, move);
    if (!step.ok) throw new Error(`${JSON.stringify(move)} is refused: ${step.code}`);
    now = step.state;
  }
  return now;
}

/** Why a move is refused; `undefined` if it is allowed. */
export function whyNot(state: State, move: Move): string | undefined {
  const step = swccgPlay.play(state, move);
  return step.ok ? undefined : step.code;
}

export const allows = (state: State, move: Move): boolean => whyNot(state, move) === undefined;

/** Everybody passes until somebody has to draw, lose, forfeit or choose, or nothing is under way any more. */
export function passOn(state: State): State {
  let now = state;
  for (let i = 0; i < 40 && !now.over && !awaited(now) && now.stack.length > 0; i++)
    now = made(now, { type: 'pass', by: now.opportunity });
  return now;
}

/** Everybody passes until the segment of the battle is over, or something is awaited. */
export function passSegment(state: State): State {
  const segmentOf = (one: State) => one.stack.find(({ battle }) => battle)?.battle?.segment;
  const segment = segmentOf(state);
  let now = state;
  for (let i = 0; i < 40 && segmentOf(now) === segment && !awaited(now) && now.stack.length > 0; i++)
    now = made(now, { type: 'pass', by: now.opportunity });
  return now;
}

/** Both pass until the turn is in that phase. */
export function toPhase(state: State, phase: State['phase']): State {
  let now = state;
  for (let i = 0; i < 60 && now.phase !== phase && !now.over; i++)
    now = made(now, { type: 'pass', by: now.opportunity });
  return now;
}

export const fightIn = (state: State) => state.stack.find(({ battle }) => battle)?.battle?.fight;
export const debtOf = (state: State, side: Side) => fightIn(state)?.debts?.[side];
export const zoneOf = (state: State, id: string) => state.cards[id]?.zone;
export const sizeOf = (state: State, side: Side, pile: 'reserve' | 'force' | 'used' | 'lost') =>
  state.piles[side][pile].length;

/** A damage segment at the Cantina with these debts. */
export const owing = (
  sides: Sides,
  side: Side,
  debts: { damage?: number; attrition?: number; hit?: string[] },
  at = 'cantina',
): State => {
  const { damage, attrition, hit } = debts;
  return begin({
    ...sides,
    underWay: {
      what: 'battle',
      at,
      segment: 'damage',
      ...(hit && { hit }),
      ...(damage !== undefined && { damage: { [side]: damage } }),
      ...(attrition !== undefined && { attrition: { [side]: attrition } }),
    },
  });
};

/** A character of no fame, with these figures. */
export const someone = (
  side: Side,
  title: string,
  figures: Partial<Extract<CardFacts, { kind: 'character' }>> = {},
  more: Partial<Card> = {},
): Card =>
  cardOfFigures({ kind: 'character', side, title, power: 2, ability: 2, forfeit: 3, ...figures }, more);

/** A speeder that reacts, two sites for 1 Force. */
export const speeder = (side: Side, more: Partial<Extract<CardFacts, { kind: 'vehicle' }>> = {}): Card =>
  cardOfFigures(
    {
      kind: 'vehicle',
      side,
      title: 'Speeder',
      type: 'transport',
      power: 1,
      maneuver: 4,
      forfeit: 2,
      landspeed: 2,
      ...more,
    },
    { text: [REACTS] },
  );

export const other = otherSide;
