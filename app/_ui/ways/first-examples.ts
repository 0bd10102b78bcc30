import type { Scenario } from '../../_rules/core/contract';
import { isStandId, loadStand, type StandId } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';

export interface FirstExample {
  id: StandId;
  stand: AnyStand;
  scenario: Scenario<unknown, unknown>;
}

/** Where to begin: for each game one that is short and shows much. */
export const START_HERE: readonly [StandId, scenario: string][] = [
  ['swccg-stack', 'crash-site-memorial'],
  ['yj-duel', 'mace-and-aurra'],
  ['gundam-attack', 'attack-on-the-player'],
];

/** What people come for. */
export const WELL_KNOWN: readonly [StandId, scenario: string][] = [
  ['swccg-stack', 'sense-alter-war'],
  ['swccg-battle', 'vader-attrition-4'],
  ['yj-duel', 'mace-and-aurra'],
  ['yj-battle', 'order-of-fights'],
  ['gundam-attack', 'attack-on-the-player'],
  ['gundam-turn', 'gundam-and-amuro'],
];

/** Those whose game the site holds. */
export const examplesOf = (ids: readonly [StandId, string][]): Promise<FirstExample[]> =>
  Promise.all(
    ids
      .filter(([id]) => isStandId(id))
      .map(async ([id, wanted]) => {
        const stand = await loadStand(id);
        const scenario = stand.scenarios.find((one) => one.id === wanted);
        if (!scenario) throw new Error(`${id} has no worked example ${wanted}`);
        return { id, stand, scenario };
      }),
  );
