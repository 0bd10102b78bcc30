import { titleRows } from '../../_corpus/titles';
import { isLocale, LOCALES } from '../../_i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

/** Every title of a language, for the box on the home page and for the page that was not found. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  return Response.json(isLocale(locale) ? titleRows(locale) : []);
}
