import type { Locale } from '../../_i18n/locales';
import { said } from '../events/event';
import type { Ruling } from './ruling';

/** The infraction and the sanction of a call, in the reader's language, as far as there are any. */
export const penaltiesOf = ({ infraction, sanction }: Ruling, locale: Locale): string[] =>
  [infraction, sanction].filter((phrase) => phrase !== null).map((phrase) => said(phrase, locale));
