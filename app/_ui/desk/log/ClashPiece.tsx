'use client';

import { changedWords } from '../../../_desk/log/changed-words';
import type { DeskNames } from '../../../_desk/log/names';
import { penaltiesOf } from '../../../_desk/log/penalties';
import type { Piece } from '../../../_desk/log/pieces';
import type { Ruling } from '../../../_desk/log/ruling';
import { verdictOf } from '../../../_desk/log/verdict';
import { CLASH_WORDS } from '../../../_i18n/desk/clash';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import { hourOf } from '../../../_i18n/desk/times';
import type { Locale } from '../../../_i18n/locales';

interface Props {
  locale: Locale;
  names: DeskNames;
  piece: Piece;
  ruling: Ruling;
  /** What it is compared with; the words that differ are marked. */
  other?: Ruling | undefined;
}

/** One piece of a ruling, as one of its versions has it. */
export function ClashPiece({ locale, names, piece, ruling, other }: Props) {
  const t = CLASH_WORDS[locale];
  const words = LOG_WORDS[locale];
  const empty = <span className="text-muted italic">{t.empty}</span>;
  const compared = (text: string, against: string | undefined) => {
    if (!text) return empty;
    const [start, middle, end] = changedWords(text, against ?? text);
    return (
      <>
        {start}
        {middle && <mark>{middle}</mark>}
        {end}
      </>
    );
  };
  switch (piece) {
    case 'round':
    case 'table':
      return String(ruling[piece]) || empty;
    case 'players':
      return [names.games[ruling.game], ...ruling.seats.map((seat) => names.seats[seat])].join(' · ');
    case 'question':
      return compared(ruling.question, other?.question);
    case 'rules':
      return ruling.rules.length === 0 ? empty : ruling.rules.map(({ title }) => title).join(' · ');
    case 'decision':
      return (
        <>
          <strong className="desk-outcome" data-outcome={ruling.outcome ?? undefined}>
            {verdictOf(ruling, words)}
          </strong>{' '}
          {ruling.decision && compared(ruling.decision, other?.decision)}
        </>
      );
    case 'extension':
      return ruling.extension
        ? [
            words.extended(ruling.extension.minutes),
            ruling.extension.startedAt
              ? t.since(hourOf(ruling.extension.startedAt, locale))
              : words.atEndOfRound,
          ].join(', ')
        : words.noTime;
    case 'situation':
      return ruling.situation ? ruling.situation.title || t.pieces.situation : empty;
    case 'event':
      return names.events?.get(ruling.event) ?? t.noEvent;
    case 'penalty':
      return penaltiesOf(ruling, locale).join(' · ') || empty;
    case 'apart':
      return ruling.apart.length > 0 ? ruling.apart.map(({ why }) => why).join(' · ') : empty;
  }
}
