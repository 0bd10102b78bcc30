import type { Metadata } from 'next';
import { simulatorHref } from '../../../../../_corpus/addresses';
import { absolute } from '../../../../../_open-data/addresses';
import { EmbeddedExample } from '../../../../../_ui/embed/EmbeddedExample';
import {
  type ExampleParams,
  everyExample,
  readExample,
} from '../../../../../[locale]/simulators/example-params';

export const dynamicParams = false;
export const generateStaticParams = everyExample;

export async function generateMetadata(props: ExampleParams): Promise<Metadata> {
  const { locale, id, scenario } = await readExample(props);
  return {
    title: scenario.title[locale],
    alternates: { canonical: absolute(simulatorHref(locale, id, scenario.id)) },
  };
}

export default async function ExampleInFrame(props: ExampleParams) {
  const { locale, id, scenario } = await readExample(props);
  return <EmbeddedExample locale={locale} id={id} scenario={scenario} />;
}
