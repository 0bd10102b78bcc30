import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { PODRACE_WORDS } from '../../app/_i18n/rules/yj-podrace';
import { SETUP_FLAWS } from '../../app/_rules/young-jedi/podrace/check-setup';
import { randomSetup } from '../../app/_rules/young-jedi/podrace/random-play';
import { yjPodrace as stand } from '../../app/_stands/yj-podrace';
import { PATIENCE } from '../rules/core/support';
import { WORDLESS, watch } from './watch';

const { start, play } = stand.simulator;
const watched = watch(stand);

describe('The stand of the podrace', () => {
  it('draws and tells every scenario', () => watched.everyScenario());
  it('draws and tells any play, and each attempt is refused just so', { timeout: PATIENCE }, () =>
    watched.anyPlay(randomSetup),
  );
  it('shows the lap under way and what can be played', () => {
    const scenario = stand.scenarios.find(({ id }) => id === 'handling');
    let state = start(scenario?.setup ?? { players: { light: { deck: 1 }, dark: { deck: 1 } } });
    for (const { move } of scenario?.line.slice(0, 3) ?? []) {
      const result = play(state, move);
      if (result.ok) state = result.state;
    }
    const { zones } = stand.picture('en', state);
    const track = zones.find(({ id }) => id === 'lap-dark');
    expect(track?.form === 'track' && track.steps.map(({ at }) => at)).toEqual([
      'done',
      'done',
      'now',
      'ahead',
      'ahead',
      'ahead',
    ]);
    expect(track?.form === 'track' && track.steps[1]?.note).toBe('a 1, by handling');
  });
  it('has words for every flaw of a setup', () => {
    for (const locale of LOCALES)
      for (const code of SETUP_FLAWS)
        expect(PODRACE_WORDS[locale].setupFlaws[code]('x')).not.toMatch(WORDLESS);
  });
  it('says every text of its scenarios in both languages', () => {
    for (const { title, intro, line } of stand.scenarios)
      for (const text of [title, intro, ...line.map(({ say }) => say)])
        for (const locale of LOCALES) expect(text[locale].trim()).not.toBe('');
  });
});
