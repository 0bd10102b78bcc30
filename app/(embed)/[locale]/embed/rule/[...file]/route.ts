import { items } from '../../../../../_corpus/corpus';
import { embeddedRuleHref, oEmbedRuleHref } from '../../../../../_corpus/embed-addresses';
import { library } from '../../../../../_corpus/library';
import { LOCALES } from '../../../../../_i18n/locales';
import { withoutBase } from '../../../../../_leaf/base-path';
import { RULE_FRAME_HEIGHT } from '../../../../../_ui/embed/frame';
import { oEmbedOf } from '../../../../../_ui/embed/oembed';
import { readLocale } from '../../../../../[locale]/params';

export const dynamic = 'force-static';
export const dynamicParams = false;

const fileOf = (id: string): string[] => withoutBase(oEmbedRuleHref('fr', id)).split('/').slice(4);

/** Every entry and chapter. */
export const generateStaticParams = () =>
  LOCALES.flatMap((locale) => [...items(library().corpus)].map(({ id }) => ({ locale, file: fileOf(id) })));

/** What a host that was given the address of a rule shows in its place (oembed.com). */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string; file: string[] }> },
): Promise<Response> {
  const { file, ...rest } = await params;
  const locale = readLocale(rest);
  const id = file.slice(0, -1).join('/');
  const title = library().targets[locale].get(id)?.title ?? id;
  return Response.json(oEmbedOf(locale, title, embeddedRuleHref(locale, id), RULE_FRAME_HEIGHT));
}
