import { type Locale, otherLocale } from '../../_i18n/locales';
import { fold } from '../../_leaf/fold';

/** What a page is called in the other language, where that is another name. */
export function Subtitle({ title, other, locale }: { title: string; other: string; locale: Locale }) {
  if (fold(title) === fold(other)) return null;
  return (
    <>
      <span lang={otherLocale(locale)}>{other}</span>
      <span aria-hidden="true"> · </span>
    </>
  );
}
