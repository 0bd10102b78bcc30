'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { READING_WORDS } from '../../_i18n/reading';
import { OnDemand } from '../on-demand/OnDemand';
import { CloseIcon } from '../shell/icons';
import { keepAsked, type Parameter } from './asked-address';
import type { SearchNames } from './SearchPanel';

/** Fetched when search is first wanted, so that reading pages stay light. */
const loadPanel = async () => (await import('./SearchPanel')).SearchPanel;

interface Props {
  locale: Locale;
  names: SearchNames;
  suggestions: string[];
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether the question came with the address: whoever comes back to read needs no keyboard on the screen. */
type Opened = 'by-hand' | 'by-address';

/** What a page asks by `q` itself, the judge's question or the filter of a glossary, is not the overlay's. */
const parameterHere = (): Parameter =>
  document.querySelector('main [name=q], main input[type=search]') ? 'find' : 'q';

/** Search from anywhere: `/`, Ctrl or ⌘ K, any link to the search page, or an address with a question. */
export function SearchDialog({ locale, names, suggestions }: Props) {
  const t = READING_WORDS[locale];
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    // Where the page has its own box, that one serves.
    const ownBox = () => document.querySelector<HTMLInputElement>('main search input[name=q]');
    const open = () => {
      const own = ownBox();
      if (own) own.focus();
      else setOpened('by-hand');
    };
    if (!ownBox() && new URLSearchParams(location.search).get(parameterHere())) setOpened('by-address');
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isSlash =
        event.key === '/' && !isTyping(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isSlash && !isCommand) return;
      event.preventDefault();
      open();
    };
    const onClick = (event: globalThis.MouseEvent) => {
      if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey) return;
      if (!event.target.closest('[data-opens-search]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    // Says of the whole page that its scripts are at work, since this stands in the layout of all of them.
    // `scripts/wake.ts` waits for it to make good a button that was pressed before, and so do `scripts/browsers` and
    // the tests in a browser (`test/e2e/site.ts`): whoever moves or renames it changes them too.
    document.documentElement.dataset.answers = 'keys';
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, []);
  useEffect(() => {
    if (opened) dialog.current?.showModal();
  }, [opened]);

  if (!opened) return null;
  const parameter = parameterHere();
  const close = () => {
    setOpened(undefined);
    keepAsked(parameter, { query: '', game: undefined, ofPage: undefined });
  };
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; a click outside is an extra
    <dialog
      ref={dialog}
      aria-label={t.search}
      onClose={close}
      onClick={closeOutside}
      className="search-dialog no-print m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink md:mx-auto md:mt-[8vh] md:h-fit md:max-h-[84dvh] md:max-w-3xl md:rounded-2xl md:border md:border-line-strong"
    >
      <div className="p-4 pt-2 md:p-6 md:pt-3">
        <p className="flex justify-end">
          <button type="button" className="icon-button" onClick={close}>
            <CloseIcon />
            {t.previewClose}
          </button>
        </p>
        <OnDemand
          locale={locale}
          load={loadPanel}
          waitingClass="min-h-14 text-muted"
          failedClass="stepper-notice"
        >
          {(SearchPanel) => (
            <SearchPanel
              locale={locale}
              names={names}
              suggestions={suggestions}
              parameter={parameter}
              eager={opened === 'by-hand' || !matchMedia('(pointer: coarse)').matches}
              onClose={close}
            />
          )}
        </OnDemand>
      </div>
    </dialog>
  );
}
