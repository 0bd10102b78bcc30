import type { Question } from '../../_desk/practice/question';
import { asAsked } from '../../_desk/practice/shown';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { AnyStand } from '../../_stands/stand';
import { ZoneView } from '../simulators/PictureView';
import { SeatSign } from '../simulators/SeatSign';

interface Props {
  locale: Locale;
  question: Question;
  stand: AnyStand;
  told: boolean;
}

/** The table as it stands; what the question is about is only shown once it is answered. */
export function PositionView({ locale, question, stand, told }: Props) {
  const t = PRACTICE_WORDS[locale];
  const whole = stand.picture(locale, question.state);
  const { moment, opportunity, zones } = told ? whole : asAsked(whole, question.kind);
  const rest = zones.filter(({ aside }) => aside);
  return (
    <section className="question-position" aria-label={t.position}>
      <p className="stepper-moment">{typeset(moment, locale)}</p>
      {opportunity && (
        <p className="stepper-opportunity">
          {opportunity.seat && <SeatSign seat={opportunity.seat} locale={locale} />}
          {typeset(opportunity.text, locale)}
        </p>
      )}
      <div className="just-played">
        <p className="eyebrow">{t.before}</p>
        {question.before.length === 0 && <p>{t.noBefore}</p>}
        <ul>
          {question.before.map((move, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same move can come twice
            <li key={i}>{typeset(move[locale], locale)}</li>
          ))}
        </ul>
      </div>
      {zones
        .filter(({ aside }) => !aside)
        .map((zone) => (
          <ZoneView key={zone.id} zone={zone} locale={locale} />
        ))}
      {rest.length > 0 && (
        <details className="question-rest">
          <summary>{SIMULATOR_WORDS[locale].theTable}</summary>
          {rest.map((zone) => (
            <ZoneView key={zone.id} zone={zone} locale={locale} />
          ))}
        </details>
      )}
    </section>
  );
}
