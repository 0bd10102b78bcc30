import type { Ruling } from './ruling';

/** What schema 2 asks of a ruling beyond schema 1. Such a ruling was decided, by nobody named, outside any event. */
const ADDED: Pick<
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

/**
 * A record of schema 1 as schema 2 has it; whether it is a ruling is for the check to say. What it has no right to have
 * stays where the check finds it.
 */
export function fromSchema1(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  if (Object.keys(ADDED).some((field) => Object.hasOwn(record, field))) return record;
  return { ...structuredClone(ADDED), ...record };
}
