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
