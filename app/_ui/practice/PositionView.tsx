import type { Question } from '../../_desk/practice/question';
import { asAsked } from '../../_desk/practice/shown';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import type { AnyStand } from '../../_stands/stand';
import { Board } from '../board/Board';
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
  return (
    <section className="question-position" aria-label={t.position}>
      <p className="stand-opportunity">
        {opportunity?.seat && <SeatSign seat={opportunity.seat} locale={locale} />}
        {opportunity && <span>{typeset(opportunity.text, locale)}</span>}
        <small>{typeset(moment, locale)}</small>
      </p>
      <Board locale={locale} zones={zones} position={question.state} />
    </section>
  );
}
