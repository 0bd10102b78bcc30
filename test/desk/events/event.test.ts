import { describe, expect, it } from 'vitest';
import {
  byDay,
  flawOfEvent,
  initialsOf,
  joinEvents,
  phrasesOf,
  said,
  typedPhrases,
} from '../../../app/_desk/events/event';
import { sentencesOn } from '../../../app/_desk/log/apart-index';
import { mergeEvents } from '../../../app/_desk/log/merge';
import { eventOf, formOf } from '../../../app/_ui/desk/events/EventFields';
import { at, event, ruling } from '../log/support';

const NOW = new Date(at(30));

describe('An event as it is typed', () => {
  it('comes back from its form as it was, but for the moment of its change', () => {
    expect(eventOf(formOf(event()), NOW)).toEqual(event({ updatedAt: at(30) }));
  });
  it('needs a name, and is cleaned of what cannot be kept', () => {
    expect(eventOf({ ...formOf(event()), name: '  ' }, NOW)).toBeUndefined();
    const typed = eventOf(
      { ...formOf(event()), name: ' Open\u0000\n de  Lyon ', date: '', judges: 'lm, p.k.; lm  trèslong' },
      NOW,
    );
    expect(typed).toMatchObject({ name: 'Open de Lyon', judges: ['LM', 'PK', 'TRÈS'] });
    expect(flawOfEvent(typed)).toBeUndefined();
  });
  it('has its own lists, in both languages or in one', () => {
    const list = phrasesOf(
      'Retard | Tardiness\n\nAvertissement\n  Retard|Tardiness\nDisqualification; Removal',
    );
    expect(list).toEqual([
      { fr: 'Retard', en: 'Tardiness' },
      { fr: 'Avertissement', en: '' },
      { fr: 'Disqualification', en: 'Removal' },
    ]);
    expect(phrasesOf(typedPhrases(list))).toEqual(list);
    expect(list.map((phrase) => said(phrase, 'en'))).toEqual(['Tardiness', 'Avertissement', 'Removal']);
    expect(phrasesOf('x'.repeat(500))[0]?.fr).toHaveLength(80);
  });
  it.each([
    ['', ''],
    ['l. m.', 'LM'],
    ['émile', 'ÉMIL'],
    ['<b>', 'B'],
  ])('takes the initials %j as %j', (typed, initials) => {
    expect(initialsOf(typed)).toBe(initials);
  });
});

describe('Two versions of one event', () => {
  it('join: the newer holds, and nobody’s initials or words are lost', () => {
    const theirs = event({ updatedAt: at(5), name: 'Open 2026', judges: ['ZZ'], infractions: [] });
    const joined = { ...theirs, judges: ['ZZ', 'LM', 'PK'], infractions: event().infractions };
    expect([joinEvents(event(), theirs), joinEvents(theirs, event())]).toEqual([joined, joined]);
    expect(mergeEvents([event()], [theirs])).toEqual([joined]);
    expect(mergeEvents([joined], [theirs, event()])).toEqual([]);
  });
  it('stand in the order of their days, the latest first', () => {
    const later = event({ id: 'b', date: '2026-06-01' });
    expect([event(), later].sort(byDay).map(({ id }) => id)).toEqual(['b', 'open-lyon']);
  });
});

describe('What judges said of a rule', () => {
  it('is found by the page of the rule, each sentence once', () => {
    const apart = [{ from: 'x', why: 'Carte déjà perdue' }];
    const rules = [{ id: 'swccg/attrition#p.2', title: 'Attrition' }];
    const told = [ruling({ apart, rules }), ruling({ id: 'b', apart }), ruling({ id: 'c' })];
    expect(sentencesOn('swccg/attrition', told)).toEqual(['Carte déjà perdue']);
    expect(sentencesOn('swccg/alter', told)).toEqual([]);
  });
});
