import type { Effect } from '../../_corpus/schema/changes';
import { openDataWords } from '../../_i18n/desk/open-data';
import type { Locale } from '../../_i18n/locales';

/** What a change does to the ruling; one that changes it is not to be missed. */
export function EffectChip({ effect, locale }: { effect: Effect; locale: Locale }) {
  const tone = {
    ruling: 'bg-warn-soft font-semibold text-warn',
    precise: 'bg-accent-soft text-ink',
    wording: 'bg-sunken text-muted',
  }[effect];
  return (
    <span data-effect={effect} className={`inline-block rounded px-2 py-0.5 text-sm ${tone}`}>
      {openDataWords[locale].effects[effect]}
    </span>
  );
}
