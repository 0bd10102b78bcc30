import { DARK_FIRST, isSide } from '../../core/sides';
import { soundly } from '../../core/sound-setup';
import { layOut, lifeForce } from '../force/piles';
import type { CardFacts } from './facts';
import { figures } from './setup';
import type { BattleSetup, PlacedCard } from './state';
import { hasPlaceFor, mayDrive } from './where';

export const SETUP_FLAWS = [
  'malformed',
  'id-twice',
  'nowhere',
  'unknown-location',
  'unknown-carrier',
  'wrong-carrier',
  'wrong-role',
  'too-many-pilots',
  'too-many-passengers',
  'two-drivers',
  'cannot-drive',
  'wrong-location',
  'not-in-hand',
  'negative',
  'no-life-force',
  'hit-not-in-battle',
] as const;

export interface SetupFlaw {
  code: (typeof SETUP_FLAWS)[number];
  /** The card, or the side, that is at fault. */
  at: string;
}

/** What a form should say about a setup before it is played; nothing if it can be. */
export const checkSetup = (setup: BattleSetup): SetupFlaw[] =>
  soundly(
    setup,
    () => flawsIn(setup),
    (at) => ({ code: 'malformed', at }),
    ['damage'],
  );

function flawsIn(setup: BattleSetup): SetupFlaw[] {
  const flaws: SetupFlaw[] = [];
  if (!isSide(setup.turn)) flaws.push({ code: 'malformed', at: 'turn' });
  const ids = new Set<string>();
  const piled = DARK_FIRST.flatMap((side) =>
    Object.values(setup.piles[side])
      .flatMap((pile) => (typeof pile === 'number' ? [] : pile))
      .filter((item): item is string => typeof item === 'string'),
  );
  for (const id of [...setup.cards.filter((card) => placed(card)).map(({ id }) => id), ...piled]) {
    if (ids.has(id)) flaws.push({ code: 'id-twice', at: id });
    ids.add(id);
  }
  setup.locations.forEach(({ id }, i) => {
    if (setup.locations.findIndex((other) => other.id === id) !== i) flaws.push({ code: 'id-twice', at: id });
  });
  for (const card of setup.cards) flaws.push(...flawsOf(card, setup));
  for (const side of DARK_FIRST)
    if (lifeForce(layOut(side, setup.piles[side])) < 1) flaws.push({ code: 'no-life-force', at: side });
  for (const id of setup.damage?.hit ?? [])
    if (!setup.cards.some((card) => card.id === id && placed(card)))
      flaws.push({ code: 'hit-not-in-battle', at: id });
  return flaws;
}

/** The figures of a card that are never below 0. */
function numbersOf(facts: CardFacts): number[] {
  switch (facts.kind) {
    case 'interrupt': {
      const { effect } = facts;
      const amount =
        effect.does === 'add-battle-destinies'
          ? effect.count
          : effect.does === 'add-power'
            ? effect.amount
            : 0;
      return [facts.cost ?? 0, facts.copies ?? 1, amount];
    }
    case 'weapon':
      return [facts.cost, facts.destinies];
    default:
      return [
        ...[facts.power, facts.forfeit, facts.armor ?? 0, facts.maneuver ?? 0, facts.immune ?? 0],
        ...(facts.kind === 'starship' ? [] : [facts.ability ?? 0]),
        ...(facts.kind === 'character' ? [] : [facts.permanentPilot?.ability ?? 0]),
      ];
  }
}

const placed = ({ at, aboard, on }: PlacedCard): boolean => (at ?? aboard ?? on) !== undefined;

function flawsOf(card: PlacedCard, setup: BattleSetup): SetupFlaw[] {
  const facts = figures(card.card);
  const flaw = (code: SetupFlaw['code']): SetupFlaw[] => [{ code, at: card.id }];
  if (numbersOf(facts).some((figure) => !(figure >= 0))) return flaw('negative');
  if (facts.kind === 'interrupt') {
    const hand = setup.piles[facts.side].hand;
    return Array.isArray(hand) && hand.includes(card.id) ? [] : flaw('not-in-hand');
  }
  if (!placed(card)) return flaw('nowhere');
  const host = setup.cards.find(({ id }) => id === (card.aboard ?? card.on));
  const hostFacts = host && figures(host.card);
  if (facts.kind === 'weapon') {
    if (!hostFacts) return flaw('unknown-carrier');
    return card.on !== undefined && hostFacts.kind === facts.class && hostFacts.side === facts.side
      ? []
      : flaw('wrong-carrier');
  }
  if (card.aboard !== undefined) {
    if (!hostFacts) return flaw('unknown-carrier');
    if (hostFacts.kind !== 'vehicle' && hostFacts.kind !== 'starship') return flaw('wrong-carrier');
    if (hostFacts.side !== facts.side) return flaw('wrong-carrier');
    return flawsAboard(card, setup);
  }
  const location = setup.locations.find(({ id }) => id === card.at);
  if (!location) return flaw('unknown-location');
  const fits =
    facts.kind === 'starship'
      ? location.kind !== 'site' || facts.type === 'starfighter'
      : location.kind === 'site';
  return fits ? [] : flaw('wrong-location');
}

// swccg/death-star-ii/moving#pilots, swccg/driver, swccg/embarking
function flawsAboard(card: PlacedCard, setup: BattleSetup): SetupFlaw[] {
  const flaw = (code: SetupFlaw['code']): SetupFlaw[] => [{ code, at: card.id }];
  const facts = figures(card.card);
  const host = setup.cards.find(({ id }) => id === card.aboard);
  const hostFacts = host && figures(host.card);
  if (hostFacts?.kind !== 'vehicle' && hostFacts?.kind !== 'starship') return flaw('unknown-carrier');
  const role = card.as ?? 'passenger';
  if (facts.kind !== 'character')
    return role === 'cargo' && hasPlaceFor(hostFacts, role) ? [] : flaw('wrong-role');
  if (role === 'cargo' || !hasPlaceFor(hostFacts, role)) return flaw('wrong-role');
  if (role === 'driver' && !mayDrive(facts)) return flaw('cannot-drive');
  const same = setup.cards.filter(
    (other) => other.aboard === card.aboard && (other.as ?? 'passenger') === role,
  );
  if (same[0]?.id !== card.id) return [];
  if (role === 'driver' && same.length > 1) return flaw('two-drivers');
  if (role === 'pilot' && same.length > (hostFacts.pilots ?? Number.POSITIVE_INFINITY))
    return flaw('too-many-pilots');
  if (role === 'passenger' && same.length > (hostFacts.passengers ?? Number.POSITIVE_INFINITY))
    return flaw('too-many-passengers');
  return [];
}
