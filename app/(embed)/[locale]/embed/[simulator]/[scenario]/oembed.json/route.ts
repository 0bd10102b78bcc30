import { embeddedExampleHref } from '../../../../../../_corpus/embed-addresses';
import { FRAME_HEIGHT } from '../../../../../../_ui/embed/frame';
import { oEmbedOf } from '../../../../../../_ui/embed/oembed';
import {
  type ExampleParams,
  everyExample,
  readExample,
} from '../../../../../../[locale]/simulators/example-params';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = everyExample;

/** What a host that was given the address of an example shows in its place. */
export async function GET(_: Request, props: ExampleParams): Promise<Response> {
  const { locale, id, scenario } = await readExample(props);
  const frame = embeddedExampleHref(locale, id, scenario.id);
  return Response.json(oEmbedOf(locale, scenario.title[locale], frame, FRAME_HEIGHT));
}
