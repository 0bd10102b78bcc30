import type { Bilingual } from '../_i18n/locales';
import { type DeckCheckerId, isDeckCheckerId, loadChecker } from './deck-checkers';
import { loadStand, type StandId } from './registry';

/** A simulator or a deck checker: whatever has a page of its own to do something on. */
export type ToolId = StandId | DeckCheckerId;

export interface Tool {
  id: ToolId;
  title: Bilingual;
  summary: Bilingual;
}

export async function toolById(id: ToolId): Promise<Tool> {
  const { title, summary } = isDeckCheckerId(id) ? await loadChecker(id) : await loadStand(id);
  return { id, title, summary };
}

/** What the simulators are about, as one looks for them. */
export const SUBJECTS = ['actions', 'battle', 'turn', 'planets', 'deck'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const SUBJECT_OF: Record<ToolId, Subject> = {
  'swccg-play': 'turn',
  'swccg-stack': 'actions',
  'swccg-war': 'actions',
  'swccg-battle': 'battle',
  'swccg-force': 'turn',
  'yj-battle': 'battle',
  'yj-duel': 'battle',
  'yj-planets': 'planets',
  'yj-evacuation': 'planets',
  'yj-podrace': 'planets',
  'gundam-play': 'turn',
  'gundam-attack': 'battle',
  'gundam-turn': 'turn',
  'swccg-deck': 'deck',
  'yj-deck': 'deck',
  'gundam-deck': 'deck',
};
