import { dictionary } from '../../_i18n/dictionary';
import { isLocale, LOCALES } from '../../_i18n/locales';
import { siteUrl } from '../../site';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

/** Lets a browser search the site from its address bar. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  const t = dictionary(isLocale(locale) ? locale : 'fr');
  const template = `${new URL(`/${locale}/search/`, siteUrl()).href}?q={searchTerms}`;
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
