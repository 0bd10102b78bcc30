import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';

export interface Crumb {
  label: string;
  href: string;
}

export function Breadcrumb({ locale, crumbs }: { locale: Locale; crumbs: Crumb[] }) {
  return (
    <nav aria-label={dictionary(locale).breadcrumb} className="breadcrumb no-print pt-3 text-sm text-muted">
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ label, href }, i) => (
          <li key={href} className="flex max-w-full items-center">
            {i > 0 && (
              <span aria-hidden="true" className="px-2 text-line-strong">
                ›
              </span>
            )}
            <a href={href} className="quiet-link block truncate py-2.5">
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
