import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { DECK_WORDS } from '../../app/_i18n/decks';
import { LOG_WORDS } from '../../app/_i18n/desk/log';
import { RULING_CARD_WORDS } from '../../app/_i18n/desk/ruling-card';
import { fr } from '../../app/_i18n/fr';
import { typeset } from '../../app/_i18n/typeset';
import { LONGEST_QUERY } from '../../app/_search/longest-query';
import { writeSetup } from '../../app/_stands/position-link';
import { LONGEST_LIST } from '../../app/_ui/decks/read-list';
import { EXAMPLE, typedCharacter, withCard } from '../rules/swccg/battle/form-setup';
import { expectNoSidewaysScroll, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const NARROW = { width: 320, height: 640 };
const DECK = '/fr/simulators/gundam-deck/';
const BATTLE = '/fr/simulators/swccg-battle/';
const WAR = '/fr/simulators/swccg-stack/sense-alter-war/';
/** One word without end. */
const WORD = 'W'.repeat(10_000);

/** As a paste does it: all at once. */
const paste = (page: Page, box: string, text: string) =>
  page
    .locator(box)
    .first()
    .evaluate((element, pasted) => {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
      set?.call(element, pasted);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);

async function expectToFit(page: Page): Promise<void> {
  for (const size of [PHONE, NARROW]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
}

/** The addresses that servers are asked for, without host. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(new URL(request.url()).pathname + new URL(request.url()).search),
  );
  return asked;
}

const setupOf = (text: string) => Buffer.from(text).toString('base64url');
const told = (from: string, to: string) => setupOf(JSON.stringify(EXAMPLE).replace(from, to));

describe('A list of cards', () => {
  it.each([
    ['130 kB', '4x ST01-001 Gundam\n'.repeat(6_900)],
    ['200 kB of one word', 'W'.repeat(200_000)],
    ['1 MB', '4x ST01-001 Gundam\n'.repeat(52_700)],
  ])('is checked as far as any deck goes, and stays whole in its box: %s', async (_, list) => {
    const { page, troubles } = await site.visit(DECK);
    await paste(page, '#deck-list', list);
    const cut = typeset(DECK_WORDS.fr.cut(LONGEST_LIST, list.length), 'fr');
    await page.getByRole('status').filter({ hasText: cut }).waitFor();
    await page.locator('.findings li').first().waitFor();
    expect(await page.locator('#deck-list').inputValue()).toBe(list);
    expect(await page.locator('.permalink').count()).toBe(0);
    await expectToFit(page);
    expect(troubles).toEqual([]);
  });
  it('travels behind the hash, which no server is sent, be it as long as is checked', async () => {
    const list = '4x ST01-001 Gundam\n'.repeat(1_000).slice(0, LONGEST_LIST);
    const { page } = await site.visit(DECK);
    await paste(page, '#deck-list', list);
    const link = await page.locator('.permalink').getAttribute('href');
    const { page: theirs, troubles } = await site.visit('/fr/');
    const asked = requestsOf(theirs);
    await theirs.goto(site.url(link ?? ''));
    await expect.poll(() => theirs.locator('#deck-list').inputValue()).toBe(list);
    expect(asked.filter((address) => address.length > 200)).toEqual([]);
    expect(troubles).toEqual([]);
  });
  it('opens from an old link, which is moved behind the hash without a request', async () => {
    const { page } = await site.visit('/fr/');
    const asked = requestsOf(page);
    await page.goto(site.url(`${DECK}?list=${writeSetup('4x ST01-001')}`));
    await expect.poll(() => page.locator('#deck-list').inputValue()).toBe('4x ST01-001');
    await page.waitForURL(`**${DECK}#list=${writeSetup('4x ST01-001')}`);
    expect(asked.filter((address) => address.startsWith(DECK))).toHaveLength(1);
  });
  it('is another one at another hash, and the former one again after going back', async () => {
    const { page } = await site.visit(`${DECK}#list=${writeSetup('4x ST01-001')}`);
    const box = () => page.locator('#deck-list').inputValue();
    await expect.poll(box).toBe('4x ST01-001');
    await page.goto(site.url(`${DECK}#list=${writeSetup('2x ST01-002')}`));
    await expect.poll(box).toBe('2x ST01-002');
    await page.goBack();
    await expect.poll(box).toBe('4x ST01-001');
  });
  it('is kept in its language switch', async () => {
    const { page } = await site.visit(`${DECK}#list=${writeSetup('4x ST01-001')}`);
    await page.getByRole('link', { name: 'Read in English' }).click();
    await page.waitForURL('**/en/simulators/gundam-deck/#list=*');
    await expect.poll(() => page.locator('#deck-list').inputValue()).toBe('4x ST01-001');
  });
  it.each([
    ['longer than any of ours', 'A'.repeat(200_000), DECK_WORDS.fr.longLink],
    ['cut in half', writeSetup('4x ST01-001').slice(0, -3), DECK_WORDS.fr.badLink],
    ['half an escape', '%E0%A4%A', DECK_WORDS.fr.badLink],
    ['no list', setupOf('{"__proto__":1}'), DECK_WORDS.fr.badLink],
    ['brackets without end', setupOf('['.repeat(60_000)), DECK_WORDS.fr.badLink],
  ])('is refused from a link: %s', async (_, list, message) => {
    const { page, troubles } = await site.visit(`${DECK}#list=${list}`);
    await page
      .getByRole('alert')
      .filter({ hasText: typeset(message, 'fr') })
      .waitFor();
    expect(await page.locator('#deck-list').inputValue()).toBe('');
    expect(troubles).toEqual([]);
  });
  it.each([
    ['emoji', '👩‍👩‍👧‍👦'.repeat(60)],
    ['marks that turn the writing', '4 \u202Ekuld\u2066 \u200F'],
    ['a letter under a tower of accents', `4 a${'\u0301'.repeat(3_000)}`],
    ['half a character and nothing', '4 \uD800 \u0000 \uDFFF'],
    ['a number beyond all', '1e999x ST01-001\n99999999999999999999 ST01-002'],
    ['one word without end', `4 ${WORD}`],
  ])('may hold %s', async (_, list) => {
    const { page, troubles } = await site.visit(`${DECK}#list=${writeSetup(list)}`);
    await page.locator('.war-verdict').waitFor();
    await expectToFit(page);
    expect(troubles).toEqual([]);
  });
});

describe('A situation from a link', () => {
  const refused = { setup: /ne peut pas être jouée/, unreadable: /situation lisible/ };
  it.each([
    ['a pile without end', told('"reserve":10', '"reserve":1e999'), refused.setup],
    ['a pile of a hundred million cards', told('"reserve":10', '"reserve":1e8'), refused.setup],
    ['a title that is no text', told('"Tatooine: Cantina"', '{"a":1}'), refused.setup],
    ['places fought at that are no list', told('"turn":"dark"', '"turn":"dark","battled":7'), refused.setup],
    ['brackets without end', setupOf('['.repeat(60_000)), refused.unreadable],
    ['half an escape', '%E0%A4%A', refused.unreadable],
    ['longer than any of ours', 'A'.repeat(200_000), refused.unreadable],
  ])('is refused: %s', async (_, setup, message) => {
    const { page, troubles } = await site.visit(`${BATTLE}#setup=${setup}`);
    await page.getByRole('alert').filter({ hasText: message }).waitFor();
    expect(await page.locator('.table-template').count()).toBeGreaterThan(1);
    expect(troubles).toEqual([]);
  });
  it('is another one at another hash, at the position that it asks for', async () => {
    const { page } = await site.visit('/fr/simulators/swccg-war/');
    await page.getByRole('button', { name: 'Résoudre' }).click();
    await page.locator('.stand').waitFor();
    await page.keyboard.press('End');
    await page.waitForURL(/#setup=.*&path=/);
    const end = page.url();
    await page.keyboard.press('Home');
    await page.waitForURL(/#setup=[^&]*$/);
    await page.goto(end);
    await expect.poll(() => page.locator('.stand').getAttribute('data-at')).not.toBe('0');
    await page.goBack();
    await expect.poll(() => page.locator('.stand').getAttribute('data-at')).toBe('0');
  });
  it('of many cards is shown to the players, with a code that can still be scanned', async () => {
    let setup = EXAMPLE;
    for (let i = 0; i < 30; i++)
      setup = withCard(setup, 'light', typedCharacter('light', `Personnage numéro ${i}`));
    const { page, troubles } = await site.visit(`${BATTLE}#setup=${writeSetup(setup)}`);
    await page.getByRole('button', { name: RULING_CARD_WORDS.fr.show }).click();
    await page.locator('.ruling-card .qr-code').waitFor();
    await expectToFit(page);
    expect(troubles).toEqual([]);
  });
  it('opens an old link at its position and moves it behind the hash', async () => {
    const { page } = await site.visit(WAR);
    await page.locator('.stand').waitFor();
    await page.keyboard.press('End');
    await page.waitForURL(/#path=/);
    const { page: theirs } = await site.visit(`${WAR}?${new URL(page.url()).hash.slice(1)}`);
    await theirs.locator('.stand[data-at="28"]').waitFor();
    await theirs.waitForURL(/sense-alter-war\/#path=/);
  });
  it('stays where it is when the reader skips to the content', async () => {
    const { page } = await site.visit(WAR);
    await page.locator('.stand').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('.stand[data-at="1"]').waitFor();
    await page.evaluate(() => {
      location.hash = '#content';
    });
    await page.keyboard.press('ArrowRight');
    await page.locator('.stand[data-at="2"]').waitFor();
  });
  it('says what of a run’s link it cannot read, within the page', async () => {
    const { page } = await site.visit(`/fr/practice/#seed=${'9'.repeat(9_000)}&level=1e999`);
    await page.getByRole('alert').filter({ hasText: 'level=1e999' }).waitFor();
    await expectToFit(page);
  });
});

describe('A question of 10,000 signs', () => {
  const notice = (page: Page) => page.getByRole('status').filter({ hasText: fr.queryCut(LONGEST_QUERY) });

  it.each([
    ['one word', WORD],
    ['many words', 'destinée de bataille '.repeat(480)],
  ])('is cut for the search and whole in its box: %s', async (_, question) => {
    const { page, troubles } = await site.visit('/fr/search/');
    await paste(page, 'main input[name=q]', question);
    await notice(page).waitFor();
    await page
      .locator('[role=status]')
      .filter({ hasText: /réponse|proches|Rien ne correspond/ })
      .waitFor();
    expect(await page.locator('main input[name=q]').inputValue()).toBe(question);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(question.slice(0, LONGEST_QUERY));
    await expectToFit(page);
    expect(troubles).toEqual([]);
  });
  it('leaves no line among the recent ones that is wider than the page', async () => {
    const { page } = await site.visit('/fr/search/');
    await paste(page, 'main input[name=q]', WORD);
    await notice(page).waitFor();
    await page.locator('main input[name=q]').focus();
    await page.locator('main input[name=q]').press('Enter');
    await page.goto(site.url('/fr/search/'));
    await page.getByText(fr.recentSearches).waitFor();
    await expectToFit(page);
  });
  it('is cut at the judge’s desk, and in its address', async () => {
    const { page, troubles } = await site.visit('/fr/judge/');
    await paste(page, 'main textarea[name=q]', WORD);
    await notice(page).waitFor();
    await page.getByRole('button', { name: fr.ask }).click();
    await page.getByText(fr.noRuling).waitFor();
    expect(await page.locator('main textarea[name=q]').inputValue()).toBe(WORD);
    expect(new URL(page.url()).searchParams.get('q')).toHaveLength(LONGEST_QUERY);
    await expectToFit(page);
    expect(troubles).toEqual([]);
  });
  it('filters a glossary by its beginning', async () => {
    const { page, troubles } = await site.visit('/fr/swccg/glossary/');
    await paste(page, 'main input[type=search]', WORD);
    await page.getByRole('status').filter({ hasText: 'premiers caractères' }).waitFor();
    await page.getByText(fr.filterNone).waitFor();
    await expectToFit(page);
    expect(troubles).toEqual([]);
  });
  it('as an address of no page finds no page near it', async () => {
    const { page } = await site.visit(`/fr/${'attrition'.repeat(900)}`);
    await page.getByRole('heading', { name: fr.notFoundTitle }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(fr.notFoundNearest).count()).toBe(0);
    await expectToFit(page);
  });
});

describe('A call', () => {
  it('of words without end stays within the page, being written and kept', async () => {
    const t = LOG_WORDS.fr;
    const { page, troubles } = await site.visit('/fr/judge/');
    await page.locator('.desk-new-call').click();
    await page.locator('.desk-rest > summary').click();
    for (const box of ['[data-field=table]', '[data-field=question]', '.desk-form [role=combobox]'])
      await page.locator(box).fill(WORD);
    await page.getByLabel(t.fields.decision).fill(WORD);
    await page.locator('.desk-form [data-field=outcome]').check();
    await expectToFit(page);
    await page.locator('.desk-form .desk-primary').click();
    await page.locator('.desk-line').waitFor();
    await expectToFit(page);
    expect(troubles).toEqual([]);
  });
});
