import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { PLANETS_WORDS } from '../../app/_i18n/rules/yj-planets';
import { SETUP_FLAWS } from '../../app/_rules/young-jedi/planets/check-setup';
import type { Picture } from '../../app/_stands/picture';
import { yjPlanets } from '../../app/_stands/yj-planets';
import { drawnAfter } from './drawn';
import { WORDLESS } from './watch';

const drawn = (example: string, steps: number): Picture => drawnAfter(yjPlanets, example, steps);

const placesIn = ({ zones }: Picture) => zones.flatMap((zone) => (zone.form === 'places' ? zone.places : []));

describe('The planets stand', () => {
  it('has words for every flaw of a setup', () => {
    for (const locale of LOCALES)
      for (const code of SETUP_FLAWS)
        expect(PLANETS_WORDS[locale].setupFlaws[code]('x')).not.toMatch(WORDLESS);
  });
  it('draws each planet with who holds it, and fighters face to face on the one in play', () => {
    const places = placesIn(drawn('last-character', 3));
    expect(places.map(({ title, marks }) => [title, marks?.[0]?.tone])).toEqual([
      ['Tatooine', 'live'],
      ['Coruscant', 'weak'],
      ['Naboo', 'weak'],
    ]);
    expect(places[0]?.far).toMatchObject([{ id: 'maul', aimsAt: 'guard', marks: [{ tone: 'live' }] }]);
    expect(places[0]?.near).toMatchObject([{ id: 'guard', marks: [{ tone: 'live' }] }]);
  });
  it('leaves the stranded on a planet that is lost', () => {
    const [tatooine] = placesIn(drawn('last-character', 7));
    expect(tatooine).toMatchObject({ seat: 'dark', far: [{ id: 'maul', marks: [{ text: 'stranded' }] }] });
  });
  it('shows the destinies that say who starts, one after the other', () => {
    const zones = drawn('who-starts', 1).zones.filter(({ form }) => form === 'draw');
    expect(zones).toMatchObject([
      { seat: 'dark', draw: { cards: [{ id: 'start-dark' }] } },
      { seat: 'light', draw: { cards: [{ value: 4 }] } },
    ]);
  });
});
