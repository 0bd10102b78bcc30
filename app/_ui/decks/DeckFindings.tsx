import { hrefOf } from '../../_corpus/addresses';
import { DECK_WORDS } from '../../_i18n/decks';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { DeckReport, DeckVerdict, Finding } from '../../_rules/core/deck-checker';
import type { PreviewData } from '../article/preview-data';
import { DeckForm } from './DeckForm';
import { DeckSheet, lineId } from './DeckSheet';

interface Props {
  locale: Locale;
  report: DeckReport;
  rules: Record<string, PreviewData>;
}

const SIGNS: Record<DeckVerdict, string> = { legal: '✓ ', illegal: '✗ ', unknown: '? ' };

export function DeckFindings({ locale, report, rules }: Props) {
  const t = DECK_WORDS[locale];
  const unread = report.lines.flatMap(({ problem }) => problem ?? []);
  const verdict = [
    ...(report.legal ? [t.legal] : []),
    ...(report.violations.length > 0 ? [t.illegal(report.violations.length)] : []),
    ...(report.verdict === 'unknown' ? [t.unknown] : []),
    ...(unread.length > 0 ? [t.unread(unread.length)] : []),
  ];
  const advice = report.advice.filter((each) => !report.missing.includes(each));
  return (
    <>
      <p className="war-verdict" data-verdict={report.verdict}>
        <strong>
          {SIGNS[report.verdict]}
          {typeset(verdict.join(' '), locale)}
        </strong>
      </p>
      <DeckForm locale={locale} counts={report.counts} />
      <section className="print:hidden">
        <h2 className="zone-title">{t.counts}</h2>
        <dl className="deck-counts">
          {report.counts.map(({ label, value, of }) => (
            <div key={label[locale]} data-tone={of !== undefined && of !== value ? 'bad' : undefined}>
              <dt>{typeset(label[locale], locale)}</dt>
              <dd>{of === undefined ? value : `${value} / ${of}`}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Findings
        locale={locale}
        title={t.violations}
        findings={[...report.violations, ...unread]}
        rules={rules}
      />
      <Findings locale={locale} title={t.missing} findings={report.missing} rules={rules} />
      <Findings locale={locale} title={t.advice} findings={advice} rules={rules} />
      <DeckSheet locale={locale} report={report} />
    </>
  );
}

interface FindingsProps extends Omit<Props, 'report'> {
  title: string;
  findings: readonly Finding[];
}

function Findings({ locale, title, findings, rules }: FindingsProps) {
  const t = DECK_WORDS[locale];
  const { rule: ruleWord, colon } = SIMULATOR_WORDS[locale];
  if (findings.length === 0) return null;
  return (
    <section>
      <h2 className="zone-title">{title}</h2>
      <ol className="findings">
        {findings.map(({ code, rule, lines = [], message, remedy }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may say the same of two lines
          <li key={`${code} ${i}`}>
            <p>
              {typeset(message[locale], locale)}
              {lines.length > 0 && (
                <a className="finding-lines" href={`#${lineId(lines[0] ?? 1)}`}>
                  {t.lines(lines)}
                </a>
              )}
            </p>
            <p className="finding-remedy">{typeset(remedy[locale], locale)}</p>
            <p className="finding-rule">
              {ruleWord}
              {colon}
              <a href={rules[rule]?.href ?? hrefOf(locale, rule)}>{rules[rule]?.title ?? rule}</a>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
