import type { CardFacts, ParticipantFacts, WeaponFacts } from '../battle/facts';
import { abilityOf } from '../battle/where';
import type { PlaceFacts } from '../field/state';
import type { Card, Standing, Text } from '../stack/schema';
import { idOf } from '../stack/setup';
import type { Kind } from '../stack/timing';

/** Deploys to a location where its player has presence or a Force icon. */
const TO_A_LOCATION: Text = {
  name: 'deploy',
  type: 'deploy',
  targets: { to: { kind: 'location', field: 'deploy' } },
  on: 'to',
  rule: 'swccg/death-star-ii/turn#deploy-phase',
};

/** Moves as a react to a battle or a Force drain of the opponent's, within range; others get aboard before or there, and off there. */
// swccg/react
export const REACTS: Text = {
  name: 'react',
  from: 'table',
  type: 'react',
  answers: { type: ['battle', 'force-drain'], by: 'opponent' },
  just: true,
  field: 'react',
  costs: [{ use: 'react' }],
  targets: {
    embarking: {
      label: { fr: 'embarquent', en: 'getting aboard' },
      kind: 'character',
      by: 'you',
      field: 'boarder',
      many: true,
      optional: true,
    },
    disembarking: {
      label: { fr: 'débarquent', en: 'getting off' },
      kind: 'character',
      by: 'you',
      field: 'rider',
      many: true,
      optional: true,
    },
  },
  result: [
    { do: 'board', cards: { target: 'embarking' } },
    { do: 'move', cards: 'self', to: 'there' },
    { do: 'board', cards: { target: 'embarking' } },
    { do: 'move', cards: { target: 'disembarking' }, to: 'there' },
  ],
  rule: 'swccg/react',
};

/** A character, vehicle, starship or weapon with these figures, as the rules let it be played; `more` is its game text. */
export function cardOfFigures(figures: CardFacts, more: Partial<Card> = {}): Card {
  if (figures.kind === 'interrupt')
    throw new Error(`${figures.title}: an Interrupt is told by its game text`);
  const texts = figures.kind === 'weapon' ? weaponTexts(figures) : [TO_A_LOCATION];
  const { text = [], standing = [], tags = [], ...rest } = more;
  return {
    title: figures.title,
    side: figures.side,
    kind: figures.kind,
    ...(figures.deploy && { cost: figures.deploy }),
    ...(figures.copies && { copies: figures.copies }),
    ...(figures.kind !== 'weapon' && ofParticipant(figures)),
    ...rest,
    figures,
    tags: [...tagsOf(figures), ...tags],
    standing: [...standingOf(figures), ...standing],
    text: [...texts, ...text],
  };
}

function ofParticipant(figures: ParticipantFacts): Partial<Card> {
  const ability = abilityOf(figures);
  return { power: figures.power, ...(ability > 0 && { ability }) };
}

function tagsOf(figures: CardFacts): string[] {
  if (figures.kind === 'character')
    return [
      ...(figures.droid ? ['droid'] : []),
      ...(figures.spy || figures.undercover ? ['spy'] : []),
      ...(figures.jediMaster ? ['jedi-master'] : []),
    ];
  if (figures.kind === 'vehicle' && figures.type === 'creature') return ['creature-vehicle'];
  return figures.kind === 'starship' ? [figures.type] : [];
}

// swccg/darth-vader
function standingOf(figures: CardFacts): Standing[] {
  if (figures.kind !== 'character' || !figures.addsToEachBattleDestiny) return [];
  return [
    { destiny: { purpose: 'battle', by: 'you' }, add: figures.addsToEachBattleDestiny, inBattle: true },
  ];
}

const CARRIERS: Record<WeaponFacts['class'], Kind> = {
  character: 'character',
  vehicle: 'vehicle',
  starship: 'starship',
};

/** A weapon is deployed on what carries it, and fired in the weapons segment. */
// swccg/weapons-firing#steps
function weaponTexts(weapon: WeaponFacts): Text[] {
  return [
    {
      name: 'deploy',
      type: 'deploy',
      targets: { bearer: { kind: CARRIERS[weapon.class], by: 'you', field: 'bearer' } },
      on: 'bearer',
      rule: 'swccg/weapons-carrying',
    },
    {
      name: 'fire',
      from: 'table',
      type: 'fire',
      field: 'fire',
      times: 99,
      targets: { target: { kind: ['character', 'vehicle', 'starship'], by: 'opponent', field: 'shot' } },
      costs: [{ use: 'firing' }],
      result: [
        { do: 'fired' },
        { do: 'draw', purpose: 'weapon', count: Math.max(1, weapon.destinies) },
        { do: 'strike' },
      ],
      rule: 'swccg/weapons-firing',
    },
  ];
}

/** A location, with what the rules count there; what it is a part of is told, or stands in its title. */
export function location(title: string, place: PlaceFacts, more: Partial<Card> = {}): Card {
  const of = place.of ?? (place.kind === 'system' ? undefined : wholeOf(title));
  return {
    title,
    side: 'both',
    kind: 'location',
    tags: [place.kind],
    text: [],
    ...more,
    place: {
      ...place,
      ...(of !== undefined && { of }),
    },
  };
}

/** What a title says before its colon: "Tatooine: Cantina" is a part of Tatooine. */
// swccg/adjacent
function wholeOf(title: string): string | undefined {
  const colon = title.indexOf(':');
  return colon > 0 && idOf(title.slice(0, colon)) !== '' ? title.slice(0, colon).trim() : undefined;
}
