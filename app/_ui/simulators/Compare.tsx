import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { WHAT_NOW_WORDS } from '../../_i18n/what-now';
import type { Situation } from '../../_situations/situation';
import type { AnyStand } from '../../_stands/stand';
import type { PreviewData } from '../article/preview-data';
import { ChancesView } from './ChancesView';
import { Leads } from './Leads';
import { SeatSign } from './SeatSign';

interface Props {
  locale: Locale;
  stand: AnyStand;
  state: unknown;
  /** One or two. */
  moves: readonly unknown[];
  rules: Record<string, PreviewData>;
  situation: Situation;
  onStop(): void;
}

/** Two moves side by side: what each leads to, by which rule, and with which odds. */
export function Compare({ locale, stand, state, moves, rules, situation, onStop }: Props) {
  const t = WHAT_NOW_WORDS[locale];
  return (
    <section className="compare" aria-label={t.comparing}>
      <h3 className="zone-title">{t.comparing}</h3>
      <div className="compare-moves">
        {moves.map((move) => {
          const seat = stand.seatOf(move);
          return (
            <div key={JSON.stringify(move)}>
              <h4>
                {seat && <SeatSign seat={seat} locale={locale} />}
                {typeset(stand.tellMove(locale, state, move), locale)}
              </h4>
              <Leads locale={locale} stand={stand} state={state} move={move} rules={rules} />
              <ChancesView
                locale={locale}
                situation={{
                  ...situation,
                  line: [...situation.line, move as Situation['line'][number]],
                }}
              />
            </div>
          );
        })}
        {moves.length === 1 && <p role="status">{typeset(t.compareHint, locale)}</p>}
      </div>
      <button type="button" className="icon-button" onClick={onStop}>
        {t.stopComparing}
      </button>
    </section>
  );
}
