import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SIMULATORS_SLUG } from '../../../_corpus/addresses';
import { LOCALES } from '../../../_i18n/locales';
import { isStandId, loadStand, STAND_IDS } from '../../../_stands/registry';
import { SimulatorPage } from '../../../_ui/pages/SimulatorPage';
import { pageMetadata } from '../../metadata';
import { readLocale } from '../../params';

interface Props {
  params: Promise<{ locale: string; simulator: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () =>
  LOCALES.flatMap((locale) => STAND_IDS.map((simulator) => ({ locale, simulator })));

async function read({ params }: Props) {
  const { simulator, ...rest } = await params;
  if (!isStandId(simulator)) notFound();
  return { locale: readLocale(rest), id: simulator, stand: await loadStand(simulator) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, id, stand } = await read(props);
  return pageMetadata(locale, `${SIMULATORS_SLUG}/${id}`, stand.title[locale], stand.summary[locale]);
}

export default async function Simulator(props: Props) {
  const { locale, id, stand } = await read(props);
  return <SimulatorPage locale={locale} id={id} stand={stand} />;
}
