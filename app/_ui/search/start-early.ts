import { isLocale } from '../../_i18n/locales';
import { warmUp } from '../../_search/client';

/**
 * A page that is opened with a question has the index fetched as soon as its scripts have come, before they have woken
 * the page: on a slow phone that is half a second in which the line would lie idle.
 */
if (typeof window !== 'undefined' && new URLSearchParams(location.search).has('q')) {
  const { lang } = document.documentElement;
  if (isLocale(lang)) warmUp(lang);
}
