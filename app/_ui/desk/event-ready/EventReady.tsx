'use client';

import type { Failure } from '../../../_desk/event-ready/failure';
import { type PackManifest, packBytes } from '../../../_desk/event-ready/pack/format';
import { inMegabytes } from '../../../_desk/event-ready/sizes';
import { useReadiness } from '../../../_desk/event-ready/use-readiness';
import { eventReadyWords } from '../../../_i18n/desk/event-ready';
import type { Locale } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';
import { InstallApp } from './InstallApp';
import { PreparingBar } from './PreparingBar';
import { ReadyFacts } from './ReadyFacts';

/** Makes the device ready for an event without network, and says plainly how ready it is. */
export function EventReady({ locale }: { locale: Locale }) {
  const { readiness, published, keeping, prepare, erase } = useReadiness();
  const t = eventReadyWords[locale];
  const held = readiness && 'held' in readiness ? readiness.held : undefined;
  const newer = held && published && published.version !== held.manifest.version ? published : undefined;
  return (
    <section
      aria-labelledby="event-ready"
      data-readiness={readiness?.state}
      className="no-print needs-script mt-12 border-t border-line pt-6"
    >
      <h2 id="event-ready" className="text-xl">
        {typeset(t.heading, locale)}
      </h2>
      <div role="status" aria-live="polite">
        {readiness?.state === 'failed' && (
          <FailureNotice locale={locale} failure={readiness.failure} oldOneWorks={held !== undefined} />
        )}
        {held && (
          <p className="pt-2 font-semibold">
            <span aria-hidden="true">● </span>
            {t.ready}
          </p>
        )}
        {keeping && (held || keeping === 'asking') && (
          <p data-keeping={keeping} className="pt-2 text-sm text-muted">
            {typeset(t.keeping[keeping], locale)}
          </p>
        )}
      </div>
      {held && <ReadyFacts locale={locale} held={held} onErase={erase} />}
      {newer && readiness?.state !== 'preparing' && (
        <NewVersion locale={locale} manifest={newer} onApply={prepare} />
      )}
      {readiness?.state === 'preparing' && <PreparingBar locale={locale} progress={readiness} />}
      {!held && readiness?.state !== 'preparing' && (
        <>
          <p className="pt-2 text-muted">
            {typeset(t.hint, locale)}{' '}
            {published && typeset(t.toFetch(inMegabytes(packBytes(published), locale)), locale)}
          </p>
          <PrimaryButton
            label={readiness?.state === 'failed' && readiness.failure !== 'evicted' ? t.retry : t.prepare}
            onClick={prepare}
          />
        </>
      )}
      {held && readiness?.state === 'failed' && !newer && <PrimaryButton label={t.retry} onClick={prepare} />}
      <InstallApp locale={locale} />
    </section>
  );
}

interface FailureProps {
  locale: Locale;
  failure: Failure;
  oldOneWorks: boolean;
}

function FailureNotice({ locale, failure, oldOneWorks }: FailureProps) {
  const t = eventReadyWords[locale];
  const { reason, remedy } = t.failures[failure];
  return (
    <div
      data-failure={failure}
      className="mt-3 rounded-md border-l-4 border-warn bg-warn-soft px-4 py-3 leading-snug"
    >
      {failure !== 'evicted' && failure !== 'unsupported' && (
        <p className="font-semibold text-warn">{typeset(t.failed, locale)}</p>
      )}
      <p>{typeset(reason, locale)}</p>
      <p className="pt-1">{typeset(remedy, locale)}</p>
      {oldOneWorks && <p className="pt-1 font-semibold">{typeset(t.oldOneWorks, locale)}</p>}
    </div>
  );
}

interface NewVersionProps {
  locale: Locale;
  manifest: PackManifest;
  onApply(): void;
}

function NewVersion({ locale, manifest, onApply }: NewVersionProps) {
  const t = eventReadyWords[locale];
  return (
    <div role="status" className="mt-4 rounded-md border border-line-strong px-4 py-3">
      <p className="font-semibold">{typeset(t.newVersion, locale)}</p>
      <p className="text-sm text-muted">
        {typeset(t.newVersionHint(inMegabytes(packBytes(manifest), locale)), locale)}
      </p>
      <PrimaryButton label={t.apply} onClick={onApply} />
    </div>
  );
}

function PrimaryButton({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <button
      type="button"
      className="mt-3 min-h-11 rounded-md bg-ink px-6 py-2 font-semibold text-paper hover:opacity-90"
      onClick={onClick}
    >
      {label}
    </button>
  );
}
