'use client';

import { useEffect, useState } from 'react';
import { hrefOf } from '../../_corpus/addresses';
import { isGame } from '../../_corpus/games';
import { fetchRuling } from '../../_desk/ruling-card/fetch-ruling';
import type { ShownRuling } from '../../_desk/ruling-card/ruling';
import { EMBED_WORDS } from '../../_i18n/embed';
import type { Locale } from '../../_i18n/locales';
import { readAnchor } from '../../_leaf/passage-link';
import { useAddressState } from '../use-address-state';

const NAMES = ['rule', 'theme'] as const;
/** `swccg/alter`, `swccg/death-star-ii/battle#attrition`: an address could ask for anything. */
const ID = /^([a-z-]+)\/[a-z0-9-]+(?:\/[a-z0-9-]+)?(?:#[\w.~-]+)?$/;

/** Whether a numbered passage has other words than when the frame was copied; then it may be another passage. */
function hasChanged(id: string, { address }: ShownRuling): boolean {
  const [asked, found] = [id, address].map((text) => readAnchor(text.split('#')[1] ?? ''));
  return asked?.code !== undefined && asked.code !== found?.code;
}

/** A rule, section or passage that the address names, with what it rests on and the way to its page. */
export function EmbeddedRule({ locale }: { locale: Locale }) {
  const t = EMBED_WORDS[locale];
  const visit = useAddressState(NAMES);
  const id = visit?.state.rule ?? '';
  const isRule = isGame(ID.exec(id)?.[1] ?? '');
  const [shown, setShown] = useState<{ id: string; ruling: ShownRuling | undefined }>();
  useEffect(() => {
    if (!isRule) return;
    let isWanted = true;
    const take = (ruling?: ShownRuling) => isWanted && setShown({ id, ruling });
    fetchRuling(locale, { href: hrefOf(locale, id) }).then(take, () => take());
    return () => {
      isWanted = false;
    };
  }, [locale, id, isRule]);
  if (!visit || (isRule && shown?.id !== id)) return <p role="status">{t.loading}</p>;
  const ruling = shown?.ruling;
  if (!isRule || !ruling) return <p role="alert">{t.noSuchRule}</p>;
  return (
    <article>
      <h1 className="text-xl">{ruling.title[locale]}</h1>
      {hasChanged(id, ruling) && <p className="plain-notice mt-2">{t.changed}</p>}
      {ruling.parts.map(({ kind, lead, text }) => (
        <p key={kind} className="pt-2 text-lg">
          {lead?.[locale] && <span className="text-muted">{lead[locale]} </span>}
          {text[locale]}
        </p>
      ))}
      <p className="pt-3 text-sm text-muted">{ruling.source[locale]}</p>
      <p className="pt-1 text-sm">
        <a href={ruling.address} target="_top" className="inline-flex min-h-11 items-center">
          {t.openIn}
        </a>
      </p>
    </article>
  );
}
