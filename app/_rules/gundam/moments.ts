/** What is done before the first turn, each by every player in turn order. */
// gundam/rulebook/setup#setup
export const PREPARATION = ['hand', 'shields', 'tokens'] as const;

// gundam/rulebook/turn#turn-overview
export const PHASES = ['start', 'draw', 'resource', 'main', 'end'] as const;
export type Phase = (typeof PHASES)[number];
export type Moment = (typeof PREPARATION)[number] | Phase;

// gundam/rulebook/turn#end-phase
export const END_STEPS = ['action', 'abilities', 'cease', 'hand'] as const;
export type EndStep = (typeof END_STEPS)[number];

// gundam/rulebook/setup#setup, gundam/hand-limit
export const STARTING_HAND = 5;
export const SHIELDS = 6;
export const RESOURCE_DECK = 10;
export const HAND_LIMIT = 10;

// gundam/rulebook/multiplayer#team-battle
export const TEAM_SHIELDS = 4;

/** Before the first turn. */
export const isPreparing = (moment: Moment): moment is (typeof PREPARATION)[number] =>
  (PREPARATION as readonly Moment[]).includes(moment);

/** What follows once everybody has done what this moment asks for; nothing after the setup, or the end phase. */
export function momentAfter(moment: Moment): Moment | undefined {
  if (isPreparing(moment)) return PREPARATION[PREPARATION.indexOf(moment) + 1];
  return PHASES[PHASES.indexOf(moment) + 1];
}

/** The next step of the end phase; nothing after the last. */
export const endStepAfter = (step: EndStep | null): EndStep | undefined =>
  END_STEPS[END_STEPS.indexOf(step ?? 'action') + 1];

/** When each move that a moment asks for is made. */
// gundam/rulebook/setup#setup, gundam/rulebook/turn#turn-overview
export const MOMENT_OF = {
  keep: 'hand',
  redraw: 'hand',
  'place-shields': 'shields',
  'place-tokens': 'tokens',
  'set-active': 'start',
  draw: 'draw',
  'place-resource': 'resource',
} as const satisfies Record<string, Moment>;
