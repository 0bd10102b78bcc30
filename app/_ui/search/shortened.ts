import { cutText } from '../../_i18n/cut-text';

const LONGEST_SHOWN = 80;

/** What was typed, as far as it is said again. */
export const shortened = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${cutText(text, LONGEST_SHOWN)}…` : text;
