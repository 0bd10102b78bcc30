import { z } from 'zod';
import { GAMES } from '../../_corpus/games';
import { ASSISTANT_WORDS } from '../../_i18n/assistant';
import type { Locale } from '../../_i18n/locales';
import type { Finding } from '../../_rules/core/deck-checker';
import { DECK_CHECKER_IDS, gameOfChecker, loadChecker } from '../../_stands/deck-checkers';
import { fitting, shortened } from '../budget';
import { heldCards } from '../cards';
import type { Shelf } from '../shelf';
import { from, locale, tool, WrongCall } from '../tool';

/** No list of a deck is longer; what follows is no card. */
const LONGEST_LIST = 60_000;

export const checkDeck = tool({
  name: 'check_deck',
  title: 'Check a deck list',
  about:
    'Whether a deck list (pasted text, one card a line) is legal, illegal or cannot be told; each fault with its rule, lines and remedy.',
  input: { game: z.enum(GAMES), list: z.string(), locale, from },
  async call(world, { game, list, locale: language, from: first }) {
    const id = DECK_CHECKER_IDS.find((one) => gameOfChecker(one) === game);
    if (!id)
      throw new WrongCall(
        ASSISTANT_WORDS[language].noChecker(DECK_CHECKER_IDS.map(gameOfChecker).join(', ')),
      );
    const [shelf, checker, file] = await Promise.all([world.shelf(), loadChecker(id), heldCards()]);
    const facts = file?.facts(game);
    const { verdict, counts, violations, advice, lines } = checker.check(list.slice(0, LONGEST_LIST), facts);
    const unread = lines.flatMap(({ problem }) => problem ?? []);
    const findings = [
      ...violations.map((one) => told(shelf, language, 'violation', one)),
      ...unread.map((one) => told(shelf, language, 'unread', one)),
      ...advice.map((one) => told(shelf, language, 'advice', one)),
    ];
    const head = {
      verdict,
      cardFile: facts !== undefined,
      ...(list.length > LONGEST_LIST && { cutAt: LONGEST_LIST }),
      counts: counts.map(({ label, value, of }) => ({ label: label[language], value, ...(of && { of }) })),
      violations: violations.length,
      unread: unread.length,
    };
    const { shown, next } = fitting(findings, first, head);
    return { ...head, findings: shown, next };
  },
});

const told = (shelf: Shelf, language: Locale, kind: string, finding: Finding): object => ({
  kind,
  code: finding.code,
  message: shortened(finding.message[language], 500),
  remedy: shortened(finding.remedy[language], 300),
  ...(finding.lines && { lines: finding.lines.slice(0, 20) }),
  rule: shelf.citeId(language, finding.rule, 1),
});
