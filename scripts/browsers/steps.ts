import { type Driver, until } from './driver';

export interface Visit {
  browser: Driver;
  url(address: string): string;
  cutNetwork(): Promise<void>;
}

/** What a judge does with a phone, in order: the network is cut half-way and does not come back. */
export const STEPS: { name: string; take(visit: Visit): Promise<void> }[] = [
  { name: 'read a page', take: readPage },
  { name: 'search', take: search },
  { name: 'step a simulator', take: stepSimulator },
  { name: 'get event-ready', take: prepareEvent },
  { name: 'cut the network', take: cutNetwork },
  { name: 'search offline', take: search },
  { name: 'simulator offline', take: stepSimulator },
  { name: 'note a call', take: noteCall },
];

const text = (css: string) => `document.querySelector(${JSON.stringify(css)})?.textContent`;

async function open({ browser, url }: Visit, address: string): Promise<void> {
  await browser.goTo(url(address));
  await answers(browser);
}

const answers = (browser: Driver) =>
  until('the scripts of the page answer', () =>
    browser.read("document.documentElement.hasAttribute('data-answers')"),
  );

async function expectTitle({ browser }: Visit, title: string): Promise<void> {
  await until(`the page has the title "${title}"`, async () =>
    (await browser.read<string | null>(text('h1')))?.includes(title),
  );
}

async function readPage(visit: Visit): Promise<void> {
  await open(visit, '/fr/swccg/attrition/');
  await expectTitle(visit, 'Attrition');
}

async function search(visit: Visit): Promise<void> {
  await open(visit, '/fr/search/');
  await visit.browser.type('//main//input[@name="q"]', 'attrition');
  await until('"attrition" finds Attrition', async () =>
    (await visit.browser.read<string | null>(text('.search-hit')))?.includes('Attrition'),
  );
}

async function stepSimulator(visit: Visit): Promise<void> {
  await open(visit, '/fr/simulators/swccg-stack/sense-alter-war/');
  const narration = () => visit.browser.read<string | null>(text('.stand'));
  const before = await until('the simulator is there', narration);
  await visit.browser.click('//button[@aria-label="Étape suivante"]');
  await until('the next step is told', async () => (await narration()) !== before);
}

async function prepareEvent(visit: Visit): Promise<void> {
  await open(visit, '/fr/judge/');
  // It comes a moment after the page and moves the button.
  await until('the size of the download is told', async () =>
    (await visit.browser.read<string | null>(text('[data-readiness]')))?.includes('À télécharger'),
  );
  await visit.browser.click('//button[contains(., "Préparer l’événement")]');
  await until('the device is ready', async () => {
    const state = await visit.browser.read("document.querySelector('[data-readiness]')?.dataset.readiness");
    if (state === 'failed') throw new Error(await visit.browser.read(text('[data-failure]')));
    return state === 'ready';
  });
}

async function cutNetwork(visit: Visit): Promise<void> {
  await visit.cutNetwork();
  await open(visit, '/fr/gundam/action-step/');
  await open(visit, '/en/swccg/destiny-draw/');
  await expectTitle(visit, 'Destiny draw');
  await visit.browser.reload();
  await answers(visit.browser);
}

async function noteCall(visit: Visit): Promise<void> {
  const { browser } = visit;
  await open(visit, '/fr/judge/');
  await browser.click('//button[contains(., "Nouvel appel")]');
  await browser.type('//input[@data-field="table"]', '7');
  await browser.type('//textarea[@data-field="question"]', 'Qui choisit ?');
  await browser.click('//label[contains(., "Permis")]');
  await browser.click('//form[contains(@class, "desk-form")]//button[@type="submit"]');
  const isNoted = async () =>
    (await browser.read<string | null>(text('.desk-line')))?.includes('Qui choisit ?');
  await until('the call stands in the log', isNoted);
  await browser.reload();
  await until('the call stands in the log after a reload', isNoted);
}
