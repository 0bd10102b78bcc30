import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { departures } from '../../app/_rules/core/replay';
import { asExample } from '../../app/_situations/as-example';
import { asText } from '../../app/_situations/as-text';
import { change, layOut } from '../../app/_situations/laid-out';
import { openSituation } from '../../app/_situations/open-situation';
import { isFlaw, type Situation } from '../../app/_situations/situation';
import { templatesOf } from '../../app/_stands/benches/registry';
import { loadStand, STAND_IDS, type StandId } from '../../app/_stands/registry';
import { WORDLESS } from '../stands/watch';

async function table(engine: StandId, template: string, line: Situation['line'] = []) {
  const opened = await openSituation({ engine, base: { template }, line, title: 'À la table 12' });
  if (isFlaw(opened)) throw new Error(`${opened.code} ${opened.at}`);
  return opened;
}

/** What the file of an example exports. */
function exported(text: string) {
  const body = text.replace(/^import .*\n\n/, '').replace(/^export const \w+: \w+ = /, 'return ');
  return new Function(body)();
}

describe('A situation as the file of an example', () => {
  it.each(STAND_IDS)('of %s is one that the engine plays as it says', async (engine) => {
    const [template] = await templatesOf(engine);
    const opened = await table(engine, template?.id ?? '');
    const [move] = opened.stand.simulator.options(opened.state) as Situation['line'];
    const file = asExample(await table(engine, template?.id ?? '', move ? [move] : []));
    expect(file?.path).toMatch(/^app\/_rules\/[a-z-]+\/[a-z]+\/scenarios\/a-la-table-12\.ts$/);
    const scenario = exported(file?.text ?? '');
    expect(scenario.id).toBe('a-la-table-12');
    const { simulator } = await loadStand(engine);
    expect(departures(simulator, scenario)).toEqual([]);
    for (const { say } of scenario.line)
      for (const locale of LOCALES) expect(say[locale]).not.toMatch(WORDLESS);
  });
  it('says a table that was laid out by hand as a set-up', async () => {
    const laid = layOut(await table('swccg-play', 'battle-at-a-site'));
    const made = change(laid, { edit: 'add', to: 'dark.at.site', piece: { known: 'darth-vader' } });
    if ('ok' in made) throw new Error(made.code);
    const scenario = exported(asExample(made)?.text ?? '');
    expect(JSON.stringify(scenario.setup)).toContain('darth-vader');
    const { simulator } = await loadStand('swccg-play');
    expect(simulator.options(simulator.start(scenario.setup))).toEqual(simulator.options(made.state));
  });
  it('spells quotes and line ends so that the file can be read', async () => {
    const opened = await table('yj-duel', 'about-to-begin');
    const note = 'It\'s\na \\ "table"';
    const file = asExample({ ...opened, situation: { ...opened.situation, note } });
    expect(exported(file?.text ?? '').intro.fr).toBe(note);
  });
});

describe('A position in words', () => {
  it.each(STAND_IDS)('of %s tells the cards on the table, in both languages', async (engine) => {
    const { scenarios, simulator, picture } = await loadStand(engine);
    for (const { setup } of scenarios)
      for (const locale of LOCALES) {
        const told = asText(locale, picture(locale, simulator.start(setup)));
        expect(told).not.toMatch(/undefined|NaN|\[object/);
        expect(told.split('\n').length).toBeGreaterThan(2);
      }
  });
});
