import { hrefOf } from '../../_corpus/addresses';
import { GAMES, type Game, isGame } from '../../_corpus/games';
import type { Locale } from '../../_i18n/locales';
import { fetchPage } from '../fetch-page';
import { readPage } from '../ruling-card/read-page';
import { isRuleId } from './check-ruling';
import { citedTitle } from './cited-title';
import type { Noted } from './draft';
import type { NoteAddress } from './note';
import type { CitedRule } from './ruling';
import { situationOf } from './situation';

/** What of an address could be read, and what of it could not. */
export interface ReadNote {
  noted: Noted | undefined;
  unknown: { rule?: string; situation?: true };
}

/** What an address asks to have noted, a rule in the words of its own page. */
export async function readNote(locale: Locale, address: NoteAddress): Promise<ReadNote> {
  const { note: id, question, say, situation: link, title = '' } = address;
  const rule = id === undefined ? undefined : await readRule(locale, id);
  const situation = link === undefined ? undefined : situationOf(link, title);
  const unknown: ReadNote['unknown'] = {
    ...(id !== undefined && !rule && { rule: id }),
    ...(link !== undefined && !situation && { situation: true }),
  };
  if (!rule && !situation) return { noted: undefined, unknown };
  return { noted: { question, game: gameOf(rule, address.game), rule, say, situation }, unknown };
}

const gameOf = (rule: CitedRule | undefined, said = ''): Game => {
  const ofRule = rule?.id.split('/')[0] ?? said;
  return isGame(ofRule) ? ofRule : GAMES[0];
};

async function readRule(locale: Locale, id: string): Promise<CitedRule | undefined> {
  const [page = '', anchor = ''] = id.split('#');
  if (!isGame(page.split('/')[0] ?? '') || !isRuleId(id)) return undefined;
  const found = await fetchPage(hrefOf(locale, page));
  const rule = found && readPage(found, { anchor });
  if (!rule) return undefined;
  const { title, passage } = rule;
  const words = passage && [passage.lead, passage.text].filter(Boolean).join(' ');
  return { id, title: citedTitle(locale, title, words) };
}
