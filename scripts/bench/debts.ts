import type { PlaySetup } from '../../app/_rules/swccg/play';

/** A battle that twenty cards of different forfeit values have lost. */
function debtOfTwenty(forfeits: (i: number) => number, damage: number, attrition: number): PlaySetup {
  const at = 'site';
  return {
    turn: 'dark',
    phase: 'battle',
    locations: [{ id: at, title: 'Site', kind: 'site', icons: { light: 1, dark: 1 } }],
    light: {
      reserve: 30,
      table: Array.from({ length: 20 }, (_, i) => ({
        card: {
          kind: 'character',
          side: 'light',
          title: `Rebel ${i}`,
          power: 1,
          ability: 1,
          forfeit: forfeits(i),
        },
        id: `rebel-${i}`,
        at,
      })),
    },
    dark: { reserve: 30, table: [{ card: 'darth-vader', id: 'vader', at }] },
    underWay: {
      what: 'battle',
      at,
      segment: 'damage',
      damage: { light: damage },
      attrition: { light: attrition },
    },
  };
}

/** Cards of few values and of many, debts of a few cards and of most, and all alike. */
export const DEBTS: readonly PlaySetup[] = [
  debtOfTwenty((i) => i % 10, 30, 20),
  debtOfTwenty((i) => 1 + (i % 5), 12, 12),
  debtOfTwenty((i) => i + 1, 60, 40),
  debtOfTwenty((i) => i + 1, 105, 105),
  debtOfTwenty(() => 3, 25, 10),
];
