import { SIDES, type Side } from '../../core/sides';
import { soundly } from '../../core/sound-setup';
import { repeated } from '../pile-forms';
import { sameTitle } from '../titles';
import type { Card } from './cards';
import { setupForm } from './form';
import { layOut } from './setup';
import type { BattleSetup, PlacedCard, SideSetup } from './state';

export const SETUP_FLAWS = [
  'malformed',
  'id-twice',
  'empty-deck',
  'negative',
  'no-such-destiny',
  'wrong-place',
  'only-one-plan',
  'not-in-play',
  'twice-in-plan',
  'missing-from-plan',
  'takes-no-part',
  'unique-twice',
  'two-effects',
] as const;

export interface SetupFlaw {
  code: (typeof SETUP_FLAWS)[number];
  /** The card, or the side, that is at fault; the path of a part that is malformed. */
  at: string;
}

/** What a form should say about a setup before it is played; nothing if it can be. */
export const checkSetup = (setup: BattleSetup): SetupFlaw[] =>
  soundly(
    setup,
    () => flawsIn(setup),
    (at) => ({ code: 'malformed', at }),
  );

/** The cards of a pile that were named, and how many more there are. */
const listed = (pile: SideSetup['hand'] = []): readonly (PlacedCard | number)[] =>
  typeof pile === 'number' ? [pile] : pile;

const named = (pile: SideSetup['hand']): PlacedCard[] =>
  listed(pile).filter((entry): entry is PlacedCard => typeof entry !== 'number');

/** Every card that is laid out: a name typed in may be one that unknown cards go by. */
const laidIds = (side: Side, { table, hand, deck, discard }: SideSetup): string[] => [
  ...table.map(({ id }) => id),
  ...layOut(side, 'hand', hand).ids,
  ...layOut(side, 'deck', deck).ids,
  ...layOut(side, 'discard', discard).ids,
];

function flawsIn(setup: BattleSetup): SetupFlaw[] {
  const misshapen = setupForm(setup, '');
  if (misshapen !== undefined) return [{ code: 'malformed', at: misshapen }];
  const flaws: SetupFlaw[] = [];
  for (const at of repeated(SIDES.flatMap((side) => laidIds(side, setup[side]))))
    flaws.push({ code: 'id-twice', at });
  for (const side of SIDES) {
    const { table, hand, deck } = setup[side];
    for (const { id, card } of [...table, ...named(hand), ...named(deck)]) flaws.push(...flawsOf(id, card));
    const counts = [...listed(hand), ...listed(deck)].filter((entry) => typeof entry === 'number');
    if ([...counts, setup[side].discard ?? 0].some((count) => !Number.isInteger(count) || count < 0))
      flaws.push({ code: 'negative', at: side });
    const size = listed(deck).reduce<number>(
      (all, entry) => all + (typeof entry === 'number' ? entry : 1),
      0,
    );
    if (!(size >= 1)) flaws.push({ code: 'empty-deck', at: side });
    flaws.push(...flawsOnTable(setup, side), ...flawsOfPlan(setup, side));
  }
  const planned = SIDES.filter((side) => setup[side].plan);
  if (planned.length === 1) flaws.push({ code: 'only-one-plan', at: planned[0] ?? '' });
  return flaws;
}

function flawsOf(id: string, card: Card): SetupFlaw[] {
  const figures = card.kind === 'character' ? [card.damage, card.power === 'destiny' ? 0 : card.power] : [];
  const flaws: SetupFlaw[] = figures.some((figure) => !(figure >= 0)) ? [{ code: 'negative', at: id }] : [];
  const { destiny = [] } = card;
  for (const number of typeof destiny === 'number' ? [destiny] : destiny)
    if (!Number.isInteger(number) || number < 1 || number > 6)
      flaws.push({ code: 'no-such-destiny', at: id });
  return flaws;
}

/** Face-down cards may be anything: nobody knows of an illegal one until it is turned up, and it takes no part. */
// young-jedi/stackable, young-jedi/effect-card, young-jedi/faq-illegal-hidden-cards
function flawsOnTable(setup: BattleSetup, side: Side): SetupFlaw[] {
  const faceUp = setup[side].table.filter(({ hidden }) => !hidden);
  const flaws: SetupFlaw[] = [];
  for (const { id, card } of faceUp) {
    if (card.kind === 'battle' || card.kind === 'other') flaws.push({ code: 'wrong-place', at: id });
    const isSame = (other: PlacedCard) => other.id !== id && sameTitle(other.card.title, card.title);
    if (card.kind === 'character' && card.unique && faceUp.some(isSame))
      flaws.push({ code: 'unique-twice', at: id });
  }
  const effects = faceUp.filter(({ card }) => card.kind === 'effect');
  if (effects.length > 1) flaws.push({ code: 'two-effects', at: effects[1]?.id ?? side });
  return flaws;
}

// young-jedi/battle-plan
function flawsOfPlan(setup: BattleSetup, side: Side): SetupFlaw[] {
  const { plan, table, hand } = setup[side];
  if (!plan) return [];
  const flaws: SetupFlaw[] = [];
  const held = named(hand);
  plan.forEach((id, i) => {
    const placed = table.find((card) => card.id === id);
    if (!placed && !held.some((card) => card.id === id)) flaws.push({ code: 'not-in-play', at: id });
    if (placed && (placed.hidden || placed.sitsOut || placed.card.kind === 'effect'))
      flaws.push({ code: 'takes-no-part', at: id });
    if (plan.indexOf(id) !== i) flaws.push({ code: 'twice-in-plan', at: id });
  });
  for (const { id, card, hidden, sitsOut, fought } of table)
    if (!hidden && !sitsOut && !fought && card.kind !== 'effect' && !plan.includes(id))
      flaws.push({ code: 'missing-from-plan', at: id });
  return flaws;
}
