import type { Locale } from '../../_i18n/locales';
import type { StandId } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';
import { ExampleCard } from '../ways/ExampleCard';

interface Props {
  locale: Locale;
  id: StandId;
  stand: AnyStand;
}

/** The worked examples of a simulator: a row to be pushed along on a phone, all of them on wide screens. */
export function ScenarioLinks({ locale, id, stand }: Props) {
  return (
    <ul className="examples">
      {stand.scenarios.map((scenario) => (
        <ExampleCard key={scenario.id} locale={locale} id={id} stand={stand} scenario={scenario} />
      ))}
    </ul>
  );
}
