import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SIMULATORS_SLUG } from '../../../../_corpus/addresses';
import { LOCALES } from '../../../../_i18n/locales';
import { everyScenario, isStandId, loadStand } from '../../../../_stands/registry';
import { ScenarioPage } from '../../../../_ui/pages/ScenarioPage';
import { pageMetadata } from '../../../metadata';
import { readLocale } from '../../../params';

interface Props {
  params: Promise<{ locale: string; simulator: string; scenario: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = async () => {
  const scenarios = await everyScenario();
  return LOCALES.flatMap((locale) =>
    scenarios.map(({ id, scenario }) => ({ locale, simulator: id, scenario: scenario.id })),
  );
};

async function read({ params }: Props) {
  const { simulator, scenario: wanted, ...rest } = await params;
  if (!isStandId(simulator)) notFound();
  const stand = await loadStand(simulator);
  const scenario = stand.scenarios.find(({ id }) => id === wanted);
  if (!scenario) notFound();
  return { locale: readLocale(rest), id: simulator, stand, scenario };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, id, scenario } = await read(props);
  const address = `${SIMULATORS_SLUG}/${id}/${scenario.id}`;
  return pageMetadata(locale, address, scenario.title[locale], scenario.intro[locale]);
}

export default async function WorkedExample(props: Props) {
  const { locale, id, stand, scenario } = await read(props);
  return <ScenarioPage locale={locale} id={id} stand={stand} scenario={scenario} />;
}
