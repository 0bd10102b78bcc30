import type { Ruling } from './ruling';

/** What schema 2 asks of a ruling beyond schema 1. Such a ruling was decided, by nobody named, outside any event. */
const ADDED_BY_2: Pick<
  Ruling,
  'past' | 'event' | 'judge' | 'state' | 'before' | 'infraction' | 'sanction' | 'apart'
> = {
  past: [],
  event: '',
  judge: '',
  state: 'decided',
  before: null,
  infraction: null,
  sanction: null,
  apart: [],
};

/** What schema 3 asks beyond schema 2. */
const ADDED_BY_3: Pick<Ruling, 'situation'> = { situation: null };

/**
 * A record with fields that a later schema asks for; whether it is a ruling is for the check to say. What it has no right
 * to have stays where the check finds it.
 */
function withFields(record: unknown, added: object): unknown {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  if (Object.keys(added).some((field) => Object.hasOwn(record, field))) return record;
  return { ...structuredClone(added), ...record };
}

/** A record of schema 1 as schema 3 has it. */
export const fromSchema1 = (record: unknown): unknown => fromSchema2(withFields(record, ADDED_BY_2));
/** The same of schema 2. */
export const fromSchema2 = (record: unknown): unknown => withFields(record, ADDED_BY_3);
