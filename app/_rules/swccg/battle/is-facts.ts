import {
  among,
  type Check,
  either,
  flag,
  having,
  isFigure,
  isPrinted,
  isWord,
  list,
  record,
} from '../../core/checks';
import { SIDES } from '../../core/sides';
import { STARSHIP_TYPES, TARGETS, VEHICLE_TYPES } from './facts';

const side = among(SIDES);
const inBattle = { side, title: isWord, power: isPrinted, forfeit: isPrinted };
const limited = { copies: among([1, 2, 3]), persona: isWord };
const mayInBattle = {
  ...limited,
  armor: isPrinted,
  maneuver: isPrinted,
  deploy: isPrinted,
  immune: isPrinted,
  presence: flag,
};
const carrier = {
  ...mayInBattle,
  permanentPilot: having({ ability: isPrinted }),
  pilots: isPrinted,
  passengers: isPrinted,
  pilotsOrPassengers: isPrinted,
};

/** Whether something from outside has the figures that a battle counts with. */
export const isFacts: Check = either(
  having(
    { ...inBattle, kind: among(['character']), ability: isPrinted },
    {
      ...mayInBattle,
      droid: flag,
      spy: flag,
      undercover: flag,
      jediMaster: flag,
      pilot: having({}, { power: isFigure, aboard: having({ title: isWord }) }),
      addsToEachBattleDestiny: isFigure,
    },
  ),
  having(
    { ...inBattle, kind: among(['vehicle']), type: among(VEHICLE_TYPES) },
    { ...carrier, enclosed: flag, ability: isPrinted, landspeed: isPrinted, driverless: flag },
  ),
  having(
    { ...inBattle, kind: among(['starship']), type: among(STARSHIP_TYPES) },
    {
      ...carrier,
      hyperspeed: isPrinted,
      navComputer: flag,
      vehicles: isPrinted,
      starfighters: isPrinted,
      ties: isPrinted,
      shipDocking: flag,
      tie: flag,
    },
  ),
  having(
    {
      kind: among(['weapon']),
      side,
      title: isWord,
      class: among(['character', 'vehicle', 'starship']),
      targets: list(among(TARGETS)),
      cost: isPrinted,
      destinies: isPrinted,
      does: among(['hit', 'lost', 'captured']),
    },
    { ...limited, deploy: isPrinted, bonus: isFigure, bonusAgainst: record(isFigure), forfeitZeroBy: isWord },
  ),
);

/** Whether something from outside is what the rules count at a location. */
export const isPlace: Check = having(
  { kind: among(['site', 'system', 'sector']), icons: having({ light: isPrinted, dark: isPrinted }) },
  {
    of: isWord,
    inside: isWord,
    exterior: flag,
    parsec: isFigure,
    orbits: isWord,
    drain: having({}, { light: isFigure, dark: isFigure }),
    noBattle: flag,
    noDrain: flag,
    dockingBay: having({ light: isPrinted, dark: isPrinted }),
  },
);
