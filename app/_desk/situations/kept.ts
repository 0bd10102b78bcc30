import { STAND_IDS, type StandId } from '../../_stands/registry';
import { type Check, checkFields, type FieldFlaw, id, matching, oneLine, oneOf, time } from '../log/checks';
import { SITUATION_LIMITS, SITUATION_LINK } from '../log/situation';

/** A situation that this device keeps: as text, so that what a later version writes is kept as it is. */
export interface KeptSituation {
  id: string;
  title: string;
  engine: StandId;
  /** What stands behind `s=` in the address of its page. */
  link: string;
  /** When it was last changed, as an ISO moment. */
  changed: string;
}

const FIELDS: Record<keyof KeptSituation, Check> = {
  id,
  title: oneLine(SITUATION_LIMITS.title),
  engine: oneOf(STAND_IDS),
  link: matching(SITUATION_LINK),
  changed: time,
};

/** The first thing that keeps a value from being a situation, if any. */
export const flawOfSituation = (value: unknown): FieldFlaw | undefined => checkFields(value, FIELDS, '');

export const isKeptSituation = (value: unknown): value is KeptSituation =>
  flawOfSituation(value) === undefined;
