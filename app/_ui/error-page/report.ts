import { cutText } from '../../_i18n/cut-text';
import { SITE_NAME } from '../../_leaf/site-name';

const LONGEST_MESSAGE = 300;

/** What a page threw is mostly an error, but may be anything. */
export type Thrown = (Error & { digest?: string }) | unknown;

/** What to send to those who can mend it: where, what and in which browser, but nothing of what was typed. */
export function reportOf(thrown: Thrown, path: string, browser: string): string {
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  const digest = thrown instanceof Error && 'digest' in thrown ? `digest: ${thrown.digest}` : '';
  return [`${SITE_NAME} ${path}`, cutText(message, LONGEST_MESSAGE), digest, browser]
    .filter(Boolean)
    .join('\n');
}
