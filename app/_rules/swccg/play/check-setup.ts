import { SIDES } from '../../core/sides';
import { soundly } from '../../core/sound-setup';
import { CARDS } from '../battle/cards';
import { idOf } from '../stack/setup';
import { PHASES } from '../stack/timing';
import { type AnyCard, cardOf, type PlayPut, type PlaySetup } from './setup';

export const SETUP_FLAWS = [
  'malformed',
  'id-twice',
  'unknown-card',
  'nowhere',
  'unknown-place',
  'wrong-side',
  'wrong-phase',
  'no-life-force',
  'unknown-location',
] as const;

export interface SetupFlaw {
  code: (typeof SETUP_FLAWS)[number];
  /** The card, the location or the side that is at fault. */
  at: string;
}

/** What is wrong with a set-up; nothing if it can be played. */
export const checkSetup = (setup: PlaySetup): SetupFlaw[] =>
  soundly(
    setup,
    () => flawsIn(setup),
    (at) => ({ code: 'malformed', at }),
  );

const isPut = (put: AnyCard | PlayPut): put is PlayPut => typeof put === 'object' && 'card' in put;
const isKnown = (card: AnyCard): boolean => typeof card !== 'string' || Object.hasOwn(CARDS, card);
const size = (pile: unknown): number =>
  typeof pile === 'number' ? pile : Array.isArray(pile) ? pile.length : 0;

function flawsIn(setup: PlaySetup): SetupFlaw[] {
  const flaws: SetupFlaw[] = [];
  const places = new Set(setup.locations.map(({ id }) => id));
  const ids = new Set<string>(places);
  if (places.size < setup.locations.length) flaws.push({ code: 'id-twice', at: 'locations' });
  if (!PHASES.includes(setup.phase)) flaws.push({ code: 'wrong-phase', at: String(setup.phase) });
  for (const id of givenIds(setup)) {
    if (ids.has(id)) flaws.push({ code: 'id-twice', at: id });
    ids.add(id);
  }
  for (const id of idsByTitle(setup)) ids.add(id);
  for (const side of SIDES) {
    const player = setup[side];
    if (size(player.reserve) + size(player.force) + size(player.used) < 1)
      flaws.push({ code: 'no-life-force', at: side });
    for (const put of [...(player.hand ?? []), ...(player.table ?? [])]) {
      const card = isPut(put) ? put.card : put;
      const at = (isPut(put) && put.id) || (typeof card === 'string' ? card : card.title);
      if (!isKnown(card)) flaws.push({ code: 'unknown-card', at });
      else if (cardOf(card).side !== 'both' && cardOf(card).side !== side)
        flaws.push({ code: 'wrong-side', at });
    }
    for (const put of player.table ?? []) flaws.push(...flawsOnTable(put, ids));
  }
  const at = setup.underWay?.at;
  if (at !== undefined && !places.has(at)) flaws.push({ code: 'unknown-location', at });
  return flaws;
}

const putsOf = (setup: PlaySetup): (AnyCard | PlayPut)[] =>
  SIDES.flatMap((side) => {
    const { hand = [], table = [], reserve, force, used, lost } = setup[side];
    const piled = [reserve, force, used, lost].flatMap((pile) => (Array.isArray(pile) ? pile : []));
    const isCard = (token: (typeof piled)[number]) => token !== null && typeof token !== 'number';
    return [...hand, ...table, ...piled.filter(isCard)] as (AnyCard | PlayPut)[];
  });

const givenIds = (setup: PlaySetup): string[] =>
  putsOf(setup).flatMap((put) => (isPut(put) && put.id !== undefined ? [put.id] : []));

/** The ids that cards on table get from their titles where none is given. */
function idsByTitle(setup: PlaySetup): string[] {
  const titles = SIDES.flatMap((side) => setup[side].table ?? []).flatMap((put) => {
    const card = isPut(put) ? put.card : put;
    return isKnown(card) && !(isPut(put) && put.id !== undefined) ? [idOf(cardOf(card).title)] : [];
  });
  return titles.map((stem, i) => {
    const copy = titles.slice(0, i).filter((other) => other === stem).length + 1;
    return copy === 1 ? stem : `${stem}-${copy}`;
  });
}

/** What counts in battles has to be somewhere; Effects may lie beside the table. */
function flawsOnTable(put: AnyCard | PlayPut, ids: ReadonlySet<string>): SetupFlaw[] {
  const card = isPut(put) ? put.card : put;
  if (!isKnown(card)) return [];
  const made = cardOf(card);
  const at = isPut(put) ? put.at : undefined;
  const name = (isPut(put) && put.id) || made.title;
  if (at === undefined) return made.figures ? [{ code: 'nowhere', at: name }] : [];
  return ids.has(at) ? [] : [{ code: 'unknown-place', at: name }];
}
