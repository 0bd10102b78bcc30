import {
  among,
  type Check,
  either,
  flag,
  having,
  isFigure,
  isName,
  isPrinted,
  isWord,
  list,
  record,
} from '../../core/checks';
import { DARK_FIRST, type Side } from '../../core/sides';
import { soundly } from '../../core/sound-setup';
import { layOut, lifeForce } from './piles';
import { type ForceSetup, type ForceState, PHASES } from './state';

export function start(setup: ForceSetup): ForceState {
  const turn = setup.turn ?? 'dark';
  const taken = new Set(Object.keys(setup.cards ?? {}));
  return {
    turn,
    turnNumber: 1,
    phase: setup.phase ?? 'activate',
    opportunity: turn,
    passes: 0,
    piles: {
      dark: layOut('dark', setup.piles.dark, taken),
      light: layOut('light', setup.piles.light, taken),
    },
    table: { dark: setup.table?.dark ?? [], light: setup.table?.light ?? [] },
    cards: setup.cards ?? {},
    locations: setup.locations,
    activated: 0,
    drained: [],
    battled: [],
    moved: [],
    recirculated: [],
    due: null,
    lastTurn: setup.turns ?? 1,
  };
}

export const SETUP_FLAWS = [
  'malformed',
  'id-twice',
  'unknown-card',
  'wrong-side',
  'no-life-force',
  'no-turns',
] as const;

export interface SetupFlaw {
  code: (typeof SETUP_FLAWS)[number];
  /** The card, or the side, that is at fault. */
  at: string;
}

/** What a form should say about a setup before it is played; nothing if it can be. */
export const checkSetup = (setup: ForceSetup): SetupFlaw[] =>
  soundly(
    setup,
    () => flawsIn(setup),
    (at) => ({ code: 'malformed', at }),
    ['activated'],
  );

const icons = having({ light: isPrinted, dark: isPrinted });
const card = either(
  having({ kind: among(['deploys']), title: isWord, cost: isPrinted }),
  having({ kind: among(['location']), title: isWord, icons }),
  having(
    { kind: among(['interrupt']), title: isWord, pile: among(['used', 'lost']), effect: having({}) },
    { cost: isPrinted },
  ),
);
const PARTS: Record<string, Check> = {
  turn: among(DARK_FIRST),
  phase: among(PHASES),
  locations: list(
    having(
      { id: isName, title: isWord, icons },
      { control: among(DARK_FIRST), contested: flag, drainBonus: isFigure },
    ),
  ),
  cards: record(card),
  table: having({}, { light: list(isWord), dark: list(isWord) }),
};

function flawsIn(setup: ForceSetup): SetupFlaw[] {
  const flaws: SetupFlaw[] = [];
  for (const [part, check] of Object.entries(PARTS)) {
    const value = setup[part as keyof ForceSetup];
    if (value !== undefined && !check(value)) return [{ code: 'malformed', at: part }];
  }
  const seen = new Set<string>();
  setup.locations.forEach(({ id }, i) => {
    if (setup.locations.findIndex((other) => other.id === id) !== i) flaws.push({ code: 'id-twice', at: id });
  });
  for (const [id, card] of Object.entries(setup.cards ?? {}))
    if (card.kind === 'interrupt' && !(Number.isInteger(card.effect.amount) && card.effect.amount >= 0))
      flaws.push({ code: 'malformed', at: id });
  for (const side of DARK_FIRST) {
    const named = namedCards(setup, side);
    for (const id of named) {
      if (seen.has(id)) flaws.push({ code: 'id-twice', at: id });
      seen.add(id);
      const card = setup.cards?.[id];
      if (!card) flaws.push({ code: 'unknown-card', at: id });
      else if (card.side !== side) flaws.push({ code: 'wrong-side', at: id });
    }
    if (lifeForce(layOut(side, setup.piles[side])) === 0) flaws.push({ code: 'no-life-force', at: side });
  }
  if (!((setup.turns ?? 1) >= 1)) flaws.push({ code: 'no-turns', at: 'turns' });
  return flaws;
}

function namedCards(setup: ForceSetup, side: Side): string[] {
  const piled = Object.values(setup.piles[side]).flatMap((pile) => (typeof pile === 'number' ? [] : pile));
  const names = piled.filter((item): item is string => typeof item === 'string');
  return [...names, ...(setup.table?.[side] ?? [])];
}
