import { notFound } from 'next/navigation';
import { LOCALES, type Locale } from '../../_i18n/locales';
import type { Scenario } from '../../_rules/core/contract';
import { everyScenario, isStandId, loadStand, type StandId } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';
import { atLeastOne, NONE, readLocale } from '../params';

export interface ExampleParams {
  params: Promise<{ locale: string; simulator: string; scenario: string }>;
}

/** The addresses of every worked example, in each language. */
export async function everyExample(): Promise<{ locale: Locale; simulator: string; scenario: string }[]> {
  const scenarios = await everyScenario();
  const examples = scenarios.map(({ id, scenario }) => ({ simulator: id as string, scenario: scenario.id }));
  return LOCALES.flatMap((locale) =>
    atLeastOne(examples, { simulator: NONE, scenario: NONE }).map((example) => ({ locale, ...example })),
  );
}

export async function readExample({ params }: ExampleParams): Promise<{
  locale: Locale;
  id: StandId;
  stand: AnyStand;
  scenario: Scenario<unknown, unknown>;
}> {
  const { simulator, scenario: wanted, ...rest } = await params;
  if (!isStandId(simulator)) notFound();
  const stand = await loadStand(simulator);
  const scenario = stand.scenarios.find(({ id }) => id === wanted);
  if (!scenario) notFound();
  return { locale: readLocale(rest), id: simulator, stand, scenario };
}
