import { among, type Check, either, flag, isRecord, list, shape } from '../../core/checks';
import { DARK_FIRST } from '../../core/sides';
import { PILES } from '../force/piles';
import { CARDS } from './cards';
import { checkSetup } from './check-setup';
import { STARSHIP_TYPES, TARGETS, VEHICLE_TYPES } from './facts';
import { type BattleSetup, DESTINY_NUMBERS, ROLES } from './state';

/** Whether something from outside (a link) is a battle that can be fought: every part of it, and nothing more. */
export const isBattleSetup = (value: unknown): value is BattleSetup =>
  isSetup(value) && checkSetup(value as BattleSetup).length === 0;

const MOST_CARDS = 60;
const MOST_LOCATIONS = 10;
const MOST_IN_A_PILE = 160;
const LONGEST_TITLE = 60;

const side = among(DARK_FIRST);
const title: Check = (value) => typeof value === 'string' && value.length <= LONGEST_TITLE;
/** Not a name that every object has. */
const id: Check = (value) =>
  typeof value === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(value) && !(value in {});
const figure: Check = (value) => Number.isInteger(value) && 0 <= Number(value) && Number(value) <= 99;
const signed: Check = (value) => Number.isInteger(value) && Math.abs(Number(value)) <= 99;
const bySide = shape({}, { dark: figure, light: figure });

const inBattle = { side, title, power: figure, forfeit: figure };
const mayInBattle = { armor: figure, maneuver: figure, immune: figure };
const carrier = {
  ...mayInBattle,
  permanentPilot: shape({ ability: figure }),
  pilots: figure,
  passengers: figure,
};
const isCardName: Check = (value) => typeof value === 'string' && Object.hasOwn(CARDS, value);

const facts = either(
  shape(
    { ...inBattle, kind: among(['character']), ability: figure },
    {
      ...mayInBattle,
      droid: flag,
      vehicleDroid: flag,
      persona: title,
      pilot: shape(
        {},
        {
          power: signed,
          aboard: shape({ title }, { power: signed, maneuver: signed, battleDestinyIfUnable: flag }),
        },
      ),
      addsToEachBattleDestiny: signed,
    },
  ),
  shape(
    { ...inBattle, kind: among(['vehicle']), type: among(VEHICLE_TYPES) },
    { ...carrier, enclosed: flag, ability: figure, driverless: flag },
  ),
  shape({ ...inBattle, kind: among(['starship']), type: among(STARSHIP_TYPES) }, carrier),
  shape(
    {
      kind: among(['weapon']),
      side,
      title,
      class: among(['character', 'vehicle', 'starship']),
      targets: list(among(TARGETS), TARGETS.length),
      cost: figure,
      destinies: figure,
      does: among(['hit', 'lost', 'captured']),
    },
    {
      neverDroids: flag,
      costLessAbility: flag,
      bonus: signed,
      bonusAgainst: shape({}, Object.fromEntries(TARGETS.map((target) => [target, signed]))),
      forfeitZeroBy: title,
    },
  ),
  shape(
    {
      kind: among(['interrupt']),
      side,
      title,
      pile: among(['used', 'lost']),
      effect: either(
        shape({ does: among(['exclude']), whose: among(['own', 'opponent']) }),
        shape({ does: among(['add-battle-destinies']), count: figure }),
        shape({ does: among(['add-power']), amount: signed }),
      ),
    },
    { cost: figure, needs: list(title, MOST_CARDS) },
  ),
);

const pile: Check = (value) => {
  const items = Array.isArray(value) ? value : [value];
  if (!items.every(Array.isArray(value) ? either(id, figure) : figure)) return false;
  return items.reduce((sum, item) => sum + (typeof item === 'number' ? item : 1), 0) <= MOST_IN_A_PILE;
};
const piles = shape({}, Object.fromEntries(PILES.map((name) => [name, pile])));

const isSetup = shape(
  {
    turn: side,
    locations: list(
      shape({ id, title, kind: among(['site', 'system', 'sector']) }, { noBattle: flag }),
      MOST_LOCATIONS,
    ),
    cards: list(
      shape(
        { id, card: either(isCardName, facts) },
        { at: id, aboard: id, as: among(ROLES), on: id, fought: flag },
      ),
      MOST_CARDS,
    ),
    piles: shape({ dark: piles, light: piles }),
  },
  {
    destinies: (value) =>
      isRecord(value) && Object.entries(value).every(([card, number]) => id(card) && destiny(number)),
    battled: list(id, MOST_LOCATIONS),
    damage: shape({}, { hit: list(id, MOST_CARDS), attrition: bySide, damage: bySide }),
  },
);

const destiny = among(DESTINY_NUMBERS);
