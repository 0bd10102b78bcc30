import { simulatorHref } from '../../_corpus/addresses';
import type { Locale } from '../../_i18n/locales';
import { writeState } from '../../_leaf/address-state';
import type { RuleRef, Scenario } from '../../_rules/core/contract';
import { goTo, plant } from '../../_stands/play-tree';
import { writePosition } from '../../_stands/position-link';
import { loadStand, STAND_IDS, type StandId } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';

/** A step of a worked example: a rule makes a move there, or refuses it. */
export interface Bite {
  id: StandId;
  stand: AnyStand;
  scenario: Scenario<unknown, unknown>;
  /** From 1. */
  step: number;
  rule: RuleRef;
  isRefused: boolean;
  /** Worth jumping to: a key position, or a move that is refused. */
  isTelling: boolean;
  /** The position that it leads to, as an address holds it. */
  position: string;
}

let made: Promise<Bite[]> | undefined;

/** Every step of every worked example, in the order of the simulators; played out once a process. */
export function everyBite(): Promise<Bite[]> {
  made ??= Promise.all(STAND_IDS.map(bitesOf)).then((bites) => bites.flat());
  return made;
}

async function bitesOf(id: StandId): Promise<Bite[]> {
  const stand = await loadStand(id);
  return stand.scenarios.flatMap((scenario) => {
    const tree = plant(stand.simulator, scenario.setup, scenario.line);
    return tree.positions.flatMap(({ id: at, step, rule, refusal }) =>
      step === undefined || rule === undefined
        ? []
        : {
            id,
            stand,
            scenario,
            step,
            rule,
            isRefused: refusal !== undefined,
            isTelling: refusal !== undefined || scenario.line[step - 1]?.key === true,
            position: writePosition(stand.simulator, goTo(tree, at)),
          },
    );
  });
}

/** The example opened at the very step. */
export const biteHref = (locale: Locale, { id, scenario, position }: Bite): string =>
  `${simulatorHref(locale, id, scenario.id)}${writeState({ path: position })}`;
