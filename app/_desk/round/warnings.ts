import { STORAGE_PREFIX } from '../../_leaf/storage';
import { type Clock, MINUTE, momentAt } from '../log/clock';
import { readKey, writeKey } from './clock-storage';

const TOLD_KEY = `${STORAGE_PREFIX}told`;
/** Who opens the page long after the end knows that it is over. */
const STALE = 15 * MINUTE;

/** Up to which warning the end of a round has been told. */
interface Told {
  ends: number;
  moment: number;
}

/** A round that runs and how much of it is told: what is to be told now, if anything, and what has been told after that. */
export function nextWarning(
  clock: Clock,
  told: Told | undefined,
  now: number,
): { told: Told; warn: number | undefined } | undefined {
  if (!('ends' in clock.time)) return undefined;
  const { ends } = clock.time;
  const left = ends - now;
  const moment = momentAt(left);
  const isNews = told?.ends === ends && moment < told.moment;
  const isWanted = clock.warnings.includes(moment) && left > -STALE;
  return { told: { ends, moment }, warn: isNews && isWanted ? moment : undefined };
}

/** The warning to give now. Of several tabs the first to look gives it; one that slept gives it when it wakes. */
export function takeWarning(clock: Clock, now: number): number | undefined {
  const before = readTold();
  const next = nextWarning(clock, before, now);
  if (!next) return undefined;
  const { ends, moment } = next.told;
  if (before?.ends !== ends || before.moment !== moment) writeKey(TOLD_KEY, `${ends} ${moment}`);
  return next.warn;
}

function readTold(): Told | undefined {
  const [ends, moment] = (readKey(TOLD_KEY) ?? '').split(' ').map(Number);
  return ends && moment !== undefined && !Number.isNaN(moment) ? { ends, moment } : undefined;
}
