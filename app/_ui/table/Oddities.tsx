import { hrefOf } from '../../_corpus/addresses';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { TABLE_WORDS } from '../../_i18n/table';
import { typeset } from '../../_i18n/typeset';
import type { LaidOut } from '../../_situations/laid-out';

/** What no play could have led to, and by which rule. */
export function Oddities({ locale, laid }: { locale: Locale; laid: LaidOut }) {
  const t = TABLE_WORDS[locale];
  const { bench, tellOddity } = laid.workbench;
  const odd = bench.odd(laid.state);
  if (odd.length === 0) return null;
  return (
    <details className="table-odd">
      <summary>{t.odd(odd.length)}</summary>
      <p>{typeset(t.oddHint, locale)}</p>
      <ul>
        {odd.map((oddity) => (
          <li key={`${oddity.code} ${JSON.stringify(oddity.args)}`}>
            {typeset(tellOddity(locale, laid.state, oddity), locale)}{' '}
            <a href={hrefOf(locale, oddity.rule)}>{SIMULATOR_WORDS[locale].rule}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
