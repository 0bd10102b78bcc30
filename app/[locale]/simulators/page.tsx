import type { Metadata } from 'next';
import { SIMULATORS_SLUG } from '../../_corpus/addresses';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { SimulatorsPage } from '../../_ui/pages/SimulatorsPage';
import { pageMetadata } from '../metadata';
import { readLocale } from '../params';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = readLocale(await params);
  const t = SIMULATOR_WORDS[locale];
  return pageMetadata(locale, SIMULATORS_SLUG, t.simulators, t.simulatorsHint);
}

export default async function Simulators({ params }: Props) {
  return <SimulatorsPage locale={readLocale(await params)} />;
}
