import type { Card } from '../state';

type Named = Card & { id: string };

/** Number 31, so a handling of 1. Counters and destinies here are made up for the examples. */
// young-jedi/rulebook/podrace#handling
export const SEBULBA: Named = {
  id: 'sebulba',
  title: 'Sebulba',
  subtitle: 'Dug Podracer Pilot',
  kind: 'character',
  collector: 31,
  counters: 3,
  destiny: 4,
};
export const SEBULBAS_PODRACER: Named = {
  id: 'sebulba-podracer',
  title: "Sebulba's Podracer",
  kind: 'weapon',
  counters: 2,
  destiny: 3,
};

/** Any version of Anakin is a Podracer pilot; only the last digit of the number matters, and is made up. */
// young-jedi/rulebook/podrace#podrace-objective
export const ANAKIN: Named = {
  id: 'anakin',
  title: 'Anakin Skywalker',
  subtitle: 'Child of Prophecy',
  kind: 'character',
  collector: 5,
  counters: 3,
  destiny: 5,
};
export const ANAKINS_PODRACER: Named = {
  id: 'anakin-podracer',
  title: "Anakin Skywalker's Podracer",
  kind: 'weapon',
  counters: 2,
  destiny: 2,
};

/** Of these two numbers only the last digit is known. */
// young-jedi/rulebook/podrace#handling
export const BEN: Named = {
  id: 'ben',
  title: 'Ben Quadinaros',
  subtitle: 'Podracer Pilot',
  kind: 'character',
  collector: 10,
  counters: 2,
  destiny: 2,
};
export const BENS_PODRACER: Named = {
  id: 'ben-podracer',
  title: "Ben Quadinaros' Podracer",
  kind: 'weapon',
  counters: 1,
  destiny: 2,
};
export const RATTS: Named = {
  id: 'ratts',
  title: 'Ratts Tyerell',
  subtitle: 'Podracer Pilot',
  kind: 'character',
  collector: 7,
  counters: 2,
  destiny: 2,
};
export const RATTS_PODRACER: Named = {
  id: 'ratts-podracer',
  title: "Ratts Tyerell's Podracer",
  kind: 'weapon',
  counters: 1,
  destiny: 2,
};
