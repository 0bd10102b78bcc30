import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { isStandId, loadStand } from '../../_stands/registry';
import { SimulatorEmbed } from './SimulatorEmbed';

/** `<Simulator id="swccg-stack" scenario="sense-alter-war" />` in a text. */
export async function SimulatorInText({
  locale,
  id,
  scenario,
}: {
  locale: Locale;
  id: string;
  scenario: string;
}) {
  const stand = isStandId(id) ? await loadStand(id) : undefined;
  const found = stand?.scenarios.find((one) => one.id === scenario);
  if (!isStandId(id) || !found)
    throw new Error(`<Simulator id="${id}" scenario="${scenario}" />: "npm run check" says what is wrong`);
  return (
    <SimulatorEmbed
      locale={locale}
      id={id}
      scenario={scenario}
      title={typeset(found.title[locale], locale)}
      steps={found.line.length}
    />
  );
}
