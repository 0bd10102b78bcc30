import { library } from '../../../_corpus/library';
import { SETTINGS_WORDS } from '../../../_i18n/desk/settings';
import { dictionary } from '../../../_i18n/dictionary';
import { type Locale, otherLocale } from '../../../_i18n/locales';
import { Citations } from '../../article/Citation';
import { Still } from '../../still/Still';

const SHOWN = 'swccg/attrition';
const LINKED = 'swccg/battle-destiny';

/** A rule as the choices make it look, so that they are made with the eyes. */
export function RuleSample({ locale }: { locale: Locale }) {
  const { corpus, targets } = library();
  const rule = targets[locale].get(SHOWN);
  const term = corpus.entries.get(LINKED)?.term;
  if (!rule || !term) return null;
  const [before = '', after] = rule.bottomLine.split(term[locale], 2);
  return (
    <Still as="section" className="rule-sample" aria-labelledby="sample" data-game={rule.game}>
      <h2 id="sample" className="eyebrow font-sans">
        {SETTINGS_WORDS[locale].sample}
      </h2>
      <div className="prose-part pt-1">
        <p className="font-title text-xl leading-tight">
          {rule.title}{' '}
          <span className="font-sans text-sm text-accent">{dictionary(locale).kinds[rule.kind]}</span>
        </p>
        <p className="pt-2">
          {before}
          {after !== undefined && (
            <>
              <a
                href={targets[locale].get(LINKED)?.href}
                data-term={LINKED}
                data-other={term[otherLocale(locale)]}
              >
                {term[locale]}
              </a>
              {after}
            </>
          )}
        </p>
        <p className="pt-2 text-sm text-muted">
          <Citations sources={rule.sources.slice(0, 1)} locale={locale} />
        </p>
      </div>
    </Still>
  );
}
