import {
  among,
  type Check,
  either,
  flag,
  having,
  isFigure,
  isName,
  isPrinted,
  isRecord,
  isWord,
  list,
  record,
} from '../../core/checks';
import { SIDES } from '../../core/sides';
import { isFacts, isPlace } from '../battle/is-facts';
import { ROLES } from '../battle/state';
import { isCard, isStanding } from '../stack/is-card';
import { isFigures } from './setup';

/** Any word: whether a card has that name is told by itself. */
const anyCard: Check = (value) =>
  isWord(value) || (isRecord(value) && (isFigures(value as never) ? isFacts(value) : isCard(value)));
const marks = { as: among(ROLES), captive: flag, undercover: flag, fought: flag, drained: flag, moved: flag };
const put = either(having({ card: anyCard }, { id: isName, at: isWord, ...marks }), anyCard);
const heap = either(isPrinted, list(either(isFigure, among([null]), put)));
const place = (value: unknown): boolean =>
  isPlace(value) &&
  having(
    { id: isName, title: isWord },
    { standing: isStanding, side: among(SIDES), drained: flag, battled: flag },
  )(value);
const bySide = having({}, { light: isPrinted, dark: isPrinted });

const PARTS: Record<string, Check> = {
  turn: among(SIDES),
  locations: list(place),
  underWay: either(
    having({ what: among(['drain']), at: isWord }),
    having(
      { what: among(['battle']), at: isWord },
      { segment: among(['weapons', 'damage']), hit: list(isWord), attrition: bySide, damage: bySide },
    ),
  ),
  turns: isPrinted,
  activated: isPrinted,
  shuffled: list(among(SIDES)),
  patient: among([true, false]),
  asksRiders: flag,
  played: having({}, { light: record(isPrinted), dark: record(isPrinted) }),
};
const NEEDED = ['turn', 'phase', 'locations', 'light', 'dark'];
const OF_A_SIDE: Record<string, Check> = {
  hand: list(put),
  table: list(put),
  reserve: heap,
  force: heap,
  used: heap,
  lost: heap,
};

/** The first part of a set-up from outside that is missing or of another shape than it should be, by its path. */
export function partAtFault(setup: unknown): string | undefined {
  if (!isRecord(setup)) return 'setup';
  const missing = NEEDED.find((key) => setup[key] === undefined);
  if (missing !== undefined) return missing;
  return faultIn(setup, PARTS, '') ?? SIDES.map((side) => faultOf(setup[side], side)).find(Boolean);
}

const faultOf = (player: unknown, side: string): string | undefined =>
  isRecord(player) ? faultIn(player, OF_A_SIDE, `${side}.`) : side;

/** Down to the place in a list. */
function faultIn(
  parts: Record<string, unknown>,
  checks: Record<string, Check>,
  path: string,
): string | undefined {
  for (const [key, check] of Object.entries(checks)) {
    const value = parts[key];
    if (value === undefined || check(value)) continue;
    const index = Array.isArray(value) ? Array.from(value).findIndex((one) => !check([one])) : -1;
    return `${path}${key}${index < 0 ? '' : `.${index}`}`;
  }
  return undefined;
}
