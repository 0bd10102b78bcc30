import { hrefOf } from '../../_corpus/addresses';
import { isGame } from '../../_corpus/games';
import type { Locale } from '../../_i18n/locales';
import { fetchPage } from '../fetch-page';
import { readPage } from '../ruling-card/read-page';
import { isRuleId } from './check-ruling';
import { citedTitle } from './cited-title';
import type { Noted } from './draft';
import type { NoteAddress } from './note';

/** What an address asks to have noted, in the words of the rule's own page; nothing if there is no such rule. */
export async function readNote(
  locale: Locale,
  { note: id = '', question = '', say }: NoteAddress,
): Promise<Noted | undefined> {
  const [page = '', anchor = ''] = id.split('#');
  const game = page.split('/')[0] ?? '';
  if (!isGame(game) || !isRuleId(id)) return undefined;
  const found = await fetchPage(hrefOf(locale, page));
  const rule = found && readPage(found, { anchor });
  if (!rule) return undefined;
  const { title, passage } = rule;
  const words = passage && [passage.lead, passage.text].filter(Boolean).join(' ');
  return { question, game, rule: { id, title: citedTitle(locale, title, words) }, say };
}
