'use client';

import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { rulesHref, simulatorHref } from '../../_corpus/addresses';
import { areCardsHeld } from '../../_desk/cards/client';
import { cutText } from '../../_i18n/cut-text';
import { DECK_WORDS } from '../../_i18n/decks';
import type { Locale } from '../../_i18n/locales';
import { ON_DEMAND_WORDS } from '../../_i18n/on-demand';
import { typeset } from '../../_i18n/typeset';
import { writeState } from '../../_leaf/address-state';
import type { CardFacts } from '../../_rules/core/card-facts';
import type { DeckChecker } from '../../_rules/core/deck-checker';
import { type DeckCheckerId, gameOfChecker, loadChecker } from '../../_stands/deck-checkers';
import { writeSetup } from '../../_stands/position-link';
import type { PreviewData } from '../article/preview-data';
import { useCarried } from '../on-demand/carried';
import { PartFailed } from '../on-demand/PartFailed';
import { LinkIcon } from '../shell/icons';
import { fetchRules } from '../simulators/fetch-rules';
import { useAddressState } from '../use-address-state';
import { DeckFindings } from './DeckFindings';
import { keepList, keptList } from './kept-list';
import { ListFile } from './ListFile';
import { LIST_NAMES, LONGEST_LIST, readList } from './read-list';

/** Paste a list, and read what is wrong with it as you type. */
export function DeckDesk({ locale, id }: { locale: Locale; id: DeckCheckerId }) {
  const t = DECK_WORDS[locale];
  const [checker, setChecker] = useState<DeckChecker>();
  const [facts, setFacts] = useState<CardFacts>();
  const [rules, setRules] = useState<Record<string, PreviewData>>({});
  const [failed, setFailed] = useState(false);
  const [text, setText] = useState('');
  /** What a person typed is kept; what a link brought is not. */
  const [isTouched, setTouched] = useState(false);
  const [bad, setBad] = useState<'long' | 'unreadable'>();
  const visit = useAddressState(LIST_NAMES);
  const read = cutText(text, LONGEST_LIST);
  const checked = useDeferredValue(read);
  const report = useMemo(
    () => (checker && checked.trim() !== '' ? checker.check(checked, facts) : undefined),
    [checker, checked, facts],
  );

  const load = useCallback(() => {
    setFailed(false);
    loadChecker(id).then(setChecker, (error) => {
      console.warn('The deck checker could not be loaded.', error);
      setFailed(true);
    });
  }, [id]);
  useEffect(() => {
    load();
    // without them the findings still stand, each with a link to its rule
    fetchRules(rulesHref(locale, gameOfChecker(id))).then(
      ({ rules: found }) => setRules(found),
      () => setRules({}),
    );
    if (areCardsHeld())
      import('../../_desk/cards/facts-here')
        .then(({ factsHere }) => factsHere(gameOfChecker(id)))
        // without facts the verdict is open, and the findings say so
        .then(setFacts, () => setFacts(undefined));
  }, [load, id, locale]);
  useEffect(() => {
    const given = visit && readList(visit.state);
    if (typeof given === 'string') setText(given);
    else if (visit && given === undefined) setText((now) => now || (keptList(id) ?? ''));
    setBad(typeof given === 'object' ? given.bad : undefined);
  }, [visit, id]);
  useEffect(() => {
    if (isTouched) keepList(id, text);
  }, [id, text, isTouched]);
  useCarried('list', text, (kept) => typeof kept === 'string' && setText(kept));

  const type = (typed: string) => {
    setTouched(true);
    setText(typed);
  };
  return (
    <div className="deck-desk">
      <div className="grid content-start gap-3">
        {bad && (
          <p role="alert" className="stepper-notice">
            {typeset(bad === 'long' ? t.longLink : t.badLink, locale)}
          </p>
        )}
        <label className="font-semibold" htmlFor="deck-list">
          {t.list}
        </label>
        <textarea
          id="deck-list"
          className="deck-list"
          spellCheck={false}
          rows={18}
          placeholder={checker?.placeholder[locale]}
          value={text}
          aria-describedby={read === text ? undefined : 'deck-list-cut'}
          onChange={({ target }) => type(target.value)}
        />
        <div role="status">
          {read !== text && (
            <p id="deck-list-cut" className="stepper-notice" data-cut>
              {typeset(t.cut(LONGEST_LIST, text.length), locale)}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <ListFile locale={locale} onRead={type} />
          {t.examples}
          {checker?.examples.map((example) => (
            <button key={example.id} type="button" className="move" onClick={() => type(example.text)}>
              {typeset(example.title[locale], locale)}
            </button>
          ))}
          {text !== '' && (
            <button type="button" className="move" onClick={() => type('')}>
              {t.clear}
            </button>
          )}
        </div>
        {text !== '' && read === text && (
          <p className="stepper-tools">
            <a
              className="icon-button permalink"
              href={simulatorHref(locale, id) + writeState({ list: writeSetup(text) })}
            >
              <LinkIcon />
              {t.share}
            </a>
          </p>
        )}
      </div>
      <div aria-live="polite" className="grid content-start gap-6">
        {failed ? (
          <PartFailed
            locale={locale}
            message={ON_DEMAND_WORDS[locale].failed}
            className="stepper-notice"
            onRetry={load}
          />
        ) : report ? (
          <DeckFindings locale={locale} report={report} rules={rules} />
        ) : (
          <p className="text-muted">{typeset(t.empty, locale)}</p>
        )}
      </div>
    </div>
  );
}
