import { describe, expect, it } from 'vitest';
import { flawOf, isRuleId } from '../../../app/_desk/log/check-ruling';
import { citedTitle } from '../../../app/_desk/log/cited-title';
import { callHref, NOTE_NAMES, noteHref } from '../../../app/_desk/log/note';
import { readState } from '../../../app/_leaf/address-state';
import { ruling } from './support';

describe('The address of a note', () => {
  it('carries the rule, the question and the sentence behind its hash', () => {
    const noted = { question: 'Alter & bouclier ?', say: 'Non. 100 % sûr.' };
    const { pathname, search, hash } = new URL(
      callHref('fr', { rule: { id: 'swccg/alter#out-of-reach' }, game: 'swccg', ...noted }),
      'https://arbitre.test',
    );
    expect([pathname, search]).toEqual(['/fr/judge/', '']);
    expect(readState({ search, hash }, NOTE_NAMES)).toEqual({ note: 'swccg/alter#out-of-reach', ...noted });
  });
  it('carries a situation with its title, and its game where no rule tells it', () => {
    const situation = { link: '1.swccg-battle.e30_~-', title: 'Vader & Luke : site' };
    const { hash, search } = new URL(callHref('en', { situation, game: 'gundam' }), 'https://arbitre.test');
    expect(readState({ search, hash }, NOTE_NAMES)).toEqual({
      situation: situation.link,
      title: situation.title,
      game: 'gundam',
    });
  });
  it('says no more than is known', () => {
    expect(noteHref('en', 'swccg/alter')).toBe('/en/judge/#note=swccg%2Falter');
  });
  it.each(['swccg/alter#out-of-reach', 'swccg/death-star-ii/battle#attrition.3', 'gundam/blocker#p.2'])(
    'names a passage that a ruling may cite: %s',
    (id) => {
      expect(isRuleId(id)).toBe(true);
      expect(flawOf(ruling({ rules: [{ id, title: citedTitle('fr', 'Alter', 'x'.repeat(900)) }] }))).toBe(
        undefined,
      );
    },
  );
  it.each(['', 'alter', '../alter', 'swccg/alter#', 'swccg/alter?x', 'https://a.b/c', 'swccg/../../x'])(
    'names no rule: %s',
    (id) => expect(isRuleId(id)).toBe(false),
  );
});

describe('The title of a cited passage', () => {
  it('has its words', () => {
    expect(citedTitle('fr', 'Alter', 'Elle vise un effet.')).toBe('Alter\u00a0: Elle vise un effet.');
    expect(citedTitle('en', 'Alter', 'It targets an Effect.')).toBe('Alter: It targets an Effect.');
    expect(citedTitle('en', 'Alter', undefined)).toBe('Alter');
  });
});
