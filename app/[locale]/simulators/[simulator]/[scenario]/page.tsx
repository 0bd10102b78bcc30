import type { Metadata } from 'next';
import { SIMULATORS_SLUG } from '../../../../_corpus/addresses';
import { oEmbedHref } from '../../../../_corpus/embed-addresses';
import { absolute } from '../../../../_open-data/addresses';
import { ScenarioPage } from '../../../../_ui/pages/ScenarioPage';
import { pageMetadata } from '../../../metadata';
import { type ExampleParams, everyExample, readExample } from '../../example-params';

export const dynamicParams = false;
export const generateStaticParams = everyExample;

export async function generateMetadata(props: ExampleParams): Promise<Metadata> {
  const { locale, id, scenario } = await readExample(props);
  const address = `${SIMULATORS_SLUG}/${id}/${scenario.id}`;
  const metadata = pageMetadata(locale, address, scenario.title[locale], scenario.intro[locale]);
  const types = { 'application/json+oembed': absolute(oEmbedHref(locale, id, scenario.id)) };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

export default async function WorkedExample(props: ExampleParams) {
  const { locale, id, stand, scenario } = await readExample(props);
  return <ScenarioPage locale={locale} id={id} stand={stand} scenario={scenario} />;
}
