import type { Locale } from '../../_i18n/locales';

/** The letter under which a title stands: without accent, figures and signs under #. */
export function initialOf(title: string): string {
  const letters = title
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^œ/i, 'o')
    .normalize('NFD');
  const first = letters[0]?.toUpperCase() ?? '#';
  return /[A-Z]/.test(first) ? first : '#';
}

export function groupByInitial<T extends { title: string }>(rows: T[], locale: Locale): [string, T[]][] {
  const collator = new Intl.Collator(locale, { numeric: true, ignorePunctuation: true });
  const groups = new Map<string, T[]>();
  for (const row of [...rows].sort((a, b) => collator.compare(a.title, b.title))) {
    const initial = initialOf(row.title);
    groups.set(initial, [...(groups.get(initial) ?? []), row]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'en'));
}
