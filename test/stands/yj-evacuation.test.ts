import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { EVACUATION_WORDS } from '../../app/_i18n/rules/yj-evacuation';
import { SETUP_FLAWS } from '../../app/_rules/young-jedi/evacuation/check-setup';
import { randomSetup } from '../../app/_rules/young-jedi/evacuation/random-play';
import { yjEvacuation as stand } from '../../app/_stands/yj-evacuation';
import { PATIENCE } from '../rules/core/support';
import { WORDLESS, watch } from './watch';

const watched = watch(stand);

describe('The stand of the evacuation', () => {
  it('draws and tells every scenario', () => watched.everyScenario());
  it('draws and tells any play, and each attempt is refused just so', { timeout: PATIENCE }, () =>
    watched.anyPlay(randomSetup),
  );
  it('lets chance, and no player, pick the transport that returns', () => {
    expect(stand.seatOf({ type: 'pick', player: 'dark', card: 'ship' })).toBeUndefined();
    expect(stand.seatOf({ type: 'done', player: 'dark' })).toBe('dark');
  });
  it('has words for every flaw of a setup', () => {
    for (const locale of LOCALES)
      for (const code of SETUP_FLAWS)
        expect(EVACUATION_WORDS[locale].setupFlaws[code]('x')).not.toMatch(WORDLESS);
  });
  it('says every text of its scenarios in both languages', () => {
    for (const { title, intro, line } of stand.scenarios)
      for (const text of [title, intro, ...line.map(({ say }) => say)])
        for (const locale of LOCALES) expect(text[locale].trim()).not.toBe('');
  });
});
