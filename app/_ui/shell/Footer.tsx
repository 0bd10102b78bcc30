import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';

export function Footer({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  return (
    <footer className="mt-auto pt-16 pb-24 md:pb-10">
      <div className="frame">
        <p className="max-w-[68ch] border-t border-line pt-4 text-sm text-muted">{t.unofficial}</p>
      </div>
    </footer>
  );
}
