import { AT_WORK_WORDS } from '../../_i18n/at-work';
import type { Locale } from '../../_i18n/locales';
import type { AtWork } from './at-work';
import { BiteList } from './BiteList';
import { ToolLinks } from './ToolLinks';

interface Props {
  locale: Locale;
  found: AtWork | undefined;
}

/** One line under a section, which opens. */
export function SectionAtWork({ locale, found }: Props) {
  const { bites = [], tools = [] } = found ?? {};
  const count = bites.length + tools.length;
  if (count === 0) return null;
  return (
    <details className="at-work at-work-line no-print">
      <summary>{AT_WORK_WORDS[locale].headingCount(count)}</summary>
      <ToolLinks locale={locale} tools={tools} />
      <BiteList locale={locale} bites={bites} />
    </details>
  );
}
