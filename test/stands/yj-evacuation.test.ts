import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { EVACUATION_WORDS } from '../../app/_i18n/rules/yj-evacuation';
import { SETUP_FLAWS } from '../../app/_rules/young-jedi/evacuation/check-setup';
import { yjEvacuation as stand } from '../../app/_stands/yj-evacuation';
import { drawnAfter } from './drawn';
import { WORDLESS } from './watch';

/** Who is at which place, by side, after so many moves of a worked example. */
function fleets(scenario: string, after: number): Record<string, [string[], string[]]> {
  const { zones } = drawnAfter(stand, scenario, after);
  const places = zones.flatMap((zone) => (zone.form === 'places' ? zone.places : []));
  return Object.fromEntries(
    places.map(({ id, far, near }) => [id, [far.map((card) => card.id), near.map((card) => card.id)]]),
  );
}

describe('The stand of the evacuation', () => {
  it('lets chance, and no player, pick the transport that returns', () => {
    expect(stand.seatOf({ type: 'pick', player: 'dark', card: 'ship' })).toBeUndefined();
    expect(stand.seatOf({ type: 'done', player: 'dark' })).toBe('dark');
  });
  it('has words for every flaw of a setup', () => {
    for (const locale of LOCALES)
      for (const code of SETUP_FLAWS)
        expect(EVACUATION_WORDS[locale].setupFlaws[code]('x')).not.toMatch(WORDLESS);
  });
  it('lets starships travel from hyperspace to the planet, and the survivors back', () => {
    expect(fleets('fleet-battle', 0)).toMatchObject({
      hyperspace: [
        ['battleship', 'droid-fighter', 'mauls-fighter'],
        ['radiant', 'royal-starship', 'bravo-2'],
      ],
    });
    expect(fleets('fleet-battle', 1)).toMatchObject({
      'planet-naboo': [[], ['obi-wan', 'lightsaber']],
      orbit: [[], ['radiant', 'royal-starship', 'bravo-2']],
      hyperspace: [['battleship', 'droid-fighter', 'mauls-fighter'], []],
    });
    expect(fleets('fleet-battle', 19)).toEqual({
      'planet-naboo': [[], []],
      hyperspace: [['droid-fighter', 'mauls-fighter'], ['bravo-2']],
    });
  });
  it('knows no hyperspace under the first rulebook', () => {
    expect(Object.keys(fleets('same-table-first-rulebook', 0))).not.toContain('hyperspace');
  });
});
