import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import type { Seat } from '../../_stands/picture';

/** Whose a thing is: ○ light side, ● dark side, or the number of a seat. Never colour alone. */
export function SeatSign({ seat, locale }: { seat: Seat; locale: Locale }) {
  const name = SIMULATOR_WORDS[locale].seats[seat];
  return (
    <span className="seat-sign" data-seat={seat} role="img" aria-label={name} title={name}>
      {seat === 'light' || seat === 'dark' ? '' : seat}
    </span>
  );
}
