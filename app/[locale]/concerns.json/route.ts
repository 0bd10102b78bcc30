import { concerningRows } from '../../_corpus/concerning';
import { isLocale, LOCALES } from '../../_i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

/** The rulings that say which cards they concern, for the pages of cards. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  return Response.json(isLocale(locale) ? concerningRows(locale) : []);
}
