import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SIMULATORS_SLUG } from '../../../_corpus/addresses';
import { LOCALES } from '../../../_i18n/locales';
import { templatesOf } from '../../../_stands/benches/registry';
import { DECK_CHECKER_IDS, isDeckCheckerId, loadChecker } from '../../../_stands/deck-checkers';
import { isStandId, loadStand, STAND_IDS } from '../../../_stands/registry';
import { DeckPage } from '../../../_ui/pages/DeckPage';
import { SimulatorPage } from '../../../_ui/pages/SimulatorPage';
import { pageMetadata } from '../../metadata';
import { atLeastOne, NONE, readLocale } from '../../params';

interface Props {
  params: Promise<{ locale: string; simulator: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () =>
  LOCALES.flatMap((locale) =>
    atLeastOne<string>([...STAND_IDS, ...DECK_CHECKER_IDS], NONE).map((simulator) => ({ locale, simulator })),
  );

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { simulator, ...rest } = await params;
  const locale = readLocale(rest);
  if (!isStandId(simulator) && !isDeckCheckerId(simulator)) notFound();
  const { title, summary } = isStandId(simulator) ? await loadStand(simulator) : await loadChecker(simulator);
  return pageMetadata(locale, `${SIMULATORS_SLUG}/${simulator}`, title[locale], summary[locale]);
}

export default async function Simulator({ params }: Props) {
  const { simulator, ...rest } = await params;
  const locale = readLocale(rest);
  if (isStandId(simulator)) {
    const [stand, templates] = await Promise.all([loadStand(simulator), templatesOf(simulator)]);
    return <SimulatorPage locale={locale} id={simulator} stand={stand} templates={templates} />;
  }
  if (isDeckCheckerId(simulator)) return <DeckPage locale={locale} checker={await loadChecker(simulator)} />;
  notFound();
}
