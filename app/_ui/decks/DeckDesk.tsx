'use client';

import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { rulesHref, simulatorHref } from '../../_corpus/addresses';
import { DECK_WORDS } from '../../_i18n/decks';
import type { Locale } from '../../_i18n/locales';
import { ON_DEMAND_WORDS } from '../../_i18n/on-demand';
import { typeset } from '../../_i18n/typeset';
import type { DeckChecker } from '../../_rules/core/deck-checker';
import { type DeckCheckerId, gameOfChecker, loadChecker } from '../../_stands/deck-checkers';
import type { PreviewData } from '../article/preview-data';
import { useCarried } from '../on-demand/carried';
import { PartFailed } from '../on-demand/PartFailed';
import { LinkIcon } from '../shell/icons';
import { fetchRules } from '../simulators/fetch-rules';
import { readSetup, writeSetup } from '../simulators/position-link';
import { DeckFindings } from './DeckFindings';

/** Paste a list, and read what is wrong with it as you type. */
export function DeckDesk({ locale, id }: { locale: Locale; id: DeckCheckerId }) {
  const t = DECK_WORDS[locale];
  const [checker, setChecker] = useState<DeckChecker>();
  const [rules, setRules] = useState<Record<string, PreviewData>>({});
  const [failed, setFailed] = useState(false);
  const [text, setText] = useState('');
  const [badLink, setBadLink] = useState(false);
  const checked = useDeferredValue(text);
  const report = useMemo(
    () => (checker && checked.trim() !== '' ? checker.check(checked) : undefined),
    [checker, checked],
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
    fetchRules(rulesHref(locale, gameOfChecker(id))).then(setRules, () => setRules({}));
    const given = new URLSearchParams(location.search).get('list');
    if (given === null) return;
    const list = readSetup(given);
    if (typeof list === 'string') setText(list);
    else setBadLink(true);
  }, [load, id, locale]);
  useCarried('list', text, (kept) => typeof kept === 'string' && setText(kept));

  const address = `${simulatorHref(locale, id)}${text === '' ? '' : `?list=${writeSetup(text)}`}`;
  return (
    <div className="deck-desk">
      <div className="grid content-start gap-3">
        {badLink && (
          <p role="alert" className="stepper-notice">
            {t.badLink}
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
          onChange={({ target }) => setText(target.value)}
        />
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {t.examples}
          {checker?.examples.map((example) => (
            <button key={example.id} type="button" className="move" onClick={() => setText(example.text)}>
              {typeset(example.title[locale], locale)}
            </button>
          ))}
          {text !== '' && (
            <button type="button" className="move" onClick={() => setText('')}>
              {t.clear}
            </button>
          )}
        </p>
        {text !== '' && (
          <p className="stepper-tools">
            <a className="icon-button permalink" href={address}>
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
