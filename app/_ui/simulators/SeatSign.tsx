import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import type { Seat } from '../../_stands/picture';
import { SeatMark } from './SeatMark';

/** Whose a thing is. */
export const SeatSign = ({ seat, locale }: { seat: Seat; locale: Locale }) => (
  <SeatMark seat={seat} name={SIMULATOR_WORDS[locale].seats[seat]} />
);
