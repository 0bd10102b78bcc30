import { library } from '../../_corpus/library';
import { isLocale, LOCALES } from '../../_i18n/locales';
import { feedOf } from '../../_open-data/feed';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  return new Response(feedOf(library(), isLocale(locale) ? locale : 'fr'), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
