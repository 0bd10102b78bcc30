import { homeHref } from '../../../../../../_corpus/addresses';
import { embeddedExampleHref } from '../../../../../../_corpus/embed-addresses';
import { EMBED_WORDS } from '../../../../../../_i18n/embed';
import { absolute } from '../../../../../../_open-data/addresses';
import { FRAME_HEIGHT, frameOf } from '../../../../../../_ui/embed/frame';
import {
  type ExampleParams,
  everyExample,
  readExample,
} from '../../../../../../[locale]/simulators/example-params';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = everyExample;

/** What a host that was given the address of an example shows in its place (oembed.com). */
export async function GET(_: Request, props: ExampleParams): Promise<Response> {
  const { locale, id, scenario } = await readExample(props);
  const title = EMBED_WORDS[locale].frameTitle(scenario.title[locale]);
  return Response.json({
    version: '1.0',
    type: 'rich',
    provider_name: 'Arbitre',
    provider_url: absolute(homeHref(locale)),
    title: scenario.title[locale],
    html: frameOf(absolute(embeddedExampleHref(locale, id, scenario.id)), title),
    width: 800,
    height: FRAME_HEIGHT,
  });
}
