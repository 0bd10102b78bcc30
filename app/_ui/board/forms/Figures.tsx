import type { Locale } from '../../../_i18n/locales';
import type { Figure } from '../../../_stands/picture';
import { SeatSign } from '../../simulators/SeatSign';

export function Figures({ figures, locale }: { figures: readonly Figure[]; locale: Locale }) {
  return (
    <dl className="figures">
      {figures.map(({ label, value, seat, tone }) => (
        <div key={`${seat ?? ''} ${label}`} data-tone={tone}>
          <dt>
            {seat && <SeatSign seat={seat} locale={locale} />}
            {label}
          </dt>
          <dd key={value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
