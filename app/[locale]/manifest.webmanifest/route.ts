import { homeHref, judgeHref, searchHref } from '../../_corpus/addresses';
import { dictionary } from '../../_i18n/dictionary';
import { isLocale, LOCALES, type Locale } from '../../_i18n/locales';
import { underBase } from '../../_leaf/base-path';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

/** Makes the site an app that a device can install, in the language of the page it is installed from. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  return Response.json(appManifest(isLocale(locale) ? locale : 'fr'), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}

function appManifest(locale: Locale) {
  const t = dictionary(locale);
  const icon = (file: string, size: number, purpose = 'any') => ({
    src: underBase(`/icons/${file}`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: underBase('/'),
    name: `${t.siteName} · ${t.siteTagline}`,
    short_name: t.siteName,
    description: t.siteDescription,
    lang: locale,
    dir: 'ltr',
    start_url: homeHref(locale),
    scope: underBase('/'),
    display: 'standalone',
    background_color: '#faf8f3',
    theme_color: '#faf8f3',
    categories: ['games', 'reference', 'utilities'],
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('maskable-512.png', 512, 'maskable'),
      { src: underBase('/icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: t.search, url: searchHref(locale) },
      { name: t.judge, short_name: t.judgeShort, url: judgeHref(locale) },
    ],
  };
}
