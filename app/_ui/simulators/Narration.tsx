import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { Scenario } from '../../_rules/core/contract';
import { current, type PlayTree, pathTo } from '../../_stands/play-tree';
import type { AnyStand } from '../../_stands/stand';
import type { PreviewData } from '../article/preview-data';
import { Happened } from './Happened';
import { RuleCard } from './RuleCard';

interface Props {
  locale: Locale;
  stand: AnyStand;
  tree: PlayTree<unknown, unknown>;
  scenario: Scenario<unknown, unknown>;
  rules: Record<string, PreviewData>;
}

/** What the last move was, what came of it, and the rule it rests on. */
export function Narration({ locale, stand, tree, scenario, rules }: Props) {
  const t = SIMULATOR_WORDS[locale];
  const position = current(tree);
  const { step, refusal, events, rule } = position;
  const told = tellStep(locale, scenario, step);
  const happened = events.map((event) => typeset(stand.tellEvent(locale, event), locale));
  return (
    <div className="narration">
      <p className="narration-step">{whereIs(locale, tree, scenario)}</p>
      {position.parent === null ? (
        <p className="narration-say">{typeset(scenario.intro[locale], locale)}</p>
      ) : (
        <>
          {step === undefined && <p className="narration-move">{moveTold(locale, stand, tree)}</p>}
          {told && <p className="narration-say">{told}</p>}
          {refusal && (
            <p className="narration-refused">
              <strong>{t.refused}.</strong> {typeset(stand.tellRefusal(locale, refusal), locale)}
            </p>
          )}
          {happened.length > 0 && <Happened told={happened} label={t.happened} main={step === undefined} />}
        </>
      )}
      {rule && <RuleCard locale={locale} rule={rule} data={rules[rule]} />}
    </div>
  );
}

export function whereIs(
  locale: Locale,
  tree: PlayTree<unknown, unknown>,
  scenario: Scenario<unknown, unknown>,
): string {
  const t = SIMULATOR_WORDS[locale];
  const { step, parent } = current(tree);
  if (parent === null) return t.start;
  if (step !== undefined) return t.step(step, scenario.line.length);
  return t.ownMove(pathTo(tree).filter((position) => position.step === undefined).length);
}

const tellStep = (locale: Locale, { line }: Scenario<unknown, unknown>, step: number | undefined): string =>
  step === undefined ? '' : typeset(line[step - 1]?.say[locale] ?? '', locale);

function moveTold(locale: Locale, stand: AnyStand, tree: PlayTree<unknown, unknown>): string {
  const { parent, move } = current(tree);
  const before = tree.positions[parent ?? 0];
  if (!before) return '';
  const seat = stand.seatOf(move);
  const label = typeset(stand.tellMove(locale, before.state, move), locale);
  const { seats, colon } = SIMULATOR_WORDS[locale];
  return seat ? `${seats[seat]}${colon}${label}` : label;
}

/** The same for a screen reader, in one breath. */
export function spoken(props: Omit<Props, 'rules'>): string {
  const { locale, stand, tree, scenario } = props;
  const { step, refusal, events, parent } = current(tree);
  const words =
    parent === null
      ? scenario.intro[locale]
      : tellStep(locale, scenario, step) || events.map((event) => stand.tellEvent(locale, event)).join(' ');
  const refused = refusal ? `${SIMULATOR_WORDS[locale].refused}. ${stand.tellRefusal(locale, refusal)}` : '';
  const { opportunity } = stand.picture(locale, current(tree).state);
  return [`${whereIs(locale, tree, scenario)}.`, words, refused, opportunity.text].filter(Boolean).join(' ');
}
