import { searchHref } from '../../_corpus/addresses';
import { dictionary } from '../../_i18n/dictionary';
import { isLocale, LOCALES } from '../../_i18n/locales';
import { absolute } from '../../_open-data/addresses';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

/** Lets a browser search the site from its address bar. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  const language = isLocale(locale) ? locale : 'fr';
  const t = dictionary(language);
  const template = `${absolute(searchHref(language))}?q={searchTerms}`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${t.siteName} ${locale.toUpperCase()}</ShortName>
  <Description>${t.siteTagline}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${template}"/>
</OpenSearchDescription>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/opensearchdescription+xml' } });
}
