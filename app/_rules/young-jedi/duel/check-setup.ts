import { otherSide, SIDES, type Side } from '../../core/sides';
import { soundly } from '../../core/sound-setup';
import { CARDS, DECK_CARDS } from './cards';
import { type CharacterFacts, DESTINIES, type DuelCard, destiniesOf, type TableFacts } from './facts';
import { setupForm } from './form';
import { whyNotCharacter, whyNotWeapon } from './initiate';
import { isDuelist } from './match';
import { deckFigures, figures, start, topOf } from './setup';
import type { DuelSetup, Fighter } from './state';
import { weaponOf } from './table';

export const SETUP_FLAWS = [
  'malformed',
  'id-twice',
  'unknown-card',
  'negative',
  'not-a-destiny',
  'empty-deck',
  'unknown-fighter',
  'wrong-fighter',
  'wrong-weapon',
  'hits-too-many',
  'nobody-can-lead',
] as const;

export interface SetupFlaw {
  code: (typeof SETUP_FLAWS)[number];
  /** The card, or the side, that is at fault; the path of a part that is malformed. */
  at: string;
}

/** What a form should say about a setup before it is played; nothing if it can be. */
export const checkSetup = (setup: DuelSetup): SetupFlaw[] =>
  soundly(
    setup,
    () => flawsIn(setup),
    (at) => ({ code: 'malformed', at }),
  );

function flawsIn(setup: DuelSetup): SetupFlaw[] {
  const misshapen = setupForm(setup, '');
  if (misshapen !== undefined) return [{ code: 'malformed', at: misshapen }];
  const flaws: SetupFlaw[] = [];
  const ids = new Set<string>();
  for (const { id, card } of setup.cards) {
    if (ids.has(id)) flaws.push({ code: 'id-twice', at: id });
    ids.add(id);
    if (typeof card === 'string' && !Object.hasOwn(CARDS, card)) {
      flaws.push({ code: 'unknown-card', at: id });
      continue;
    }
    const facts = figures(card);
    if (facts.kind === 'character' && isNegative(facts)) flaws.push({ code: 'negative', at: id });
  }
  for (const side of SIDES) {
    const items = [...topOf(setup.decks[side]), ...(setup.underway?.hands[side] ?? [])];
    for (const item of items)
      if (typeof item === 'string' && !Object.hasOwn(DECK_CARDS, item))
        flaws.push({ code: 'unknown-card', at: item });
    if (items.length === 0) flaws.push({ code: 'empty-deck', at: side });
    const numbers = items.flatMap((item) => {
      const card = deckFigures(item) as DuelCard | null | undefined;
      return card ? destiniesOf(card) : [];
    });
    if (numbers.some((number) => !(DESTINIES as readonly number[]).includes(number)))
      flaws.push({ code: 'not-a-destiny', at: side });
  }
  if (setup.underway) flaws.push(...flawsUnderWay(setup, setup.underway));
  return flaws;
}

const isWhole = (figure: number): boolean => Number.isInteger(figure) && figure >= 0;

const isNegative = ({ power, damage, sites = {} }: CharacterFacts): boolean =>
  ![damage, ...(power === 'destiny' ? [] : [power]), ...Object.values(sites)].every(isWhole);

/** What neither side could have committed to the duel: somebody hidden or elsewhere, a weapon of no use to them. */
// young-jedi/rulebook/duel#duelists, young-jedi/face-down
function flawsUnderWay(setup: DuelSetup, given: NonNullable<DuelSetup['underway']>): SetupFlaw[] {
  const fighters: [Side, Fighter][] = [
    [setup.turn, given.attacker],
    [otherSide(setup.turn), given.defender],
  ];
  const flaws: SetupFlaw[] = [];
  const { underway: _, ...opening } = setup;
  const before = start(opening);
  for (const [side, fighter] of fighters) {
    const { character, weapon } = fighter;
    const placed = setup.cards.find(({ id }) => id === character);
    const facts: TableFacts | undefined = placed && figures(placed.card);
    if (facts?.kind !== 'character') {
      flaws.push({ code: 'unknown-fighter', at: character });
      continue;
    }
    const able = side !== setup.turn || isDuelist(facts);
    if (facts.damage === 0 || !able || whyNotCharacter(before, side, character))
      flaws.push({ code: 'wrong-fighter', at: character });
    if ((given.hits?.[side] ?? 0) >= facts.damage) flaws.push({ code: 'hits-too-many', at: side });
    if (weapon === undefined) continue;
    const isSaber = weaponOf(before, weapon)?.lightsaber === true;
    if (whyNotWeapon(before, side, fighter) || (side === setup.turn && !isSaber))
      flaws.push({ code: 'wrong-weapon', at: weapon });
  }
  const lead = given.lead ?? setup.turn;
  if (given.hands[lead].length === 0 || (given.passed ?? []).length > 1)
    flaws.push({ code: 'nobody-can-lead', at: lead });
  return flaws;
}
