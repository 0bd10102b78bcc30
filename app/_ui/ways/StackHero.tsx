import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { WAY_WORDS } from '../../_i18n/ways';
import { replay } from '../../_rules/core/replay';
import type { PictureCard } from '../../_stands/picture';
import { isStandId } from '../../_stands/registry';
import { biteHref, everyBite } from '../at-work/bites';

const SHOWN = { id: 'swccg-stack', scenario: 'sense-alter-war', step: 14 } as const;

/** On wide screens: an action stack at its highest, as the simulator has it, which opens there. */
export async function StackHero({ locale }: { locale: Locale }) {
  if (!isStandId(SHOWN.id)) return null;
  const bite = (await everyBite()).find(
    ({ id, scenario, step }) => id === SHOWN.id && scenario.id === SHOWN.scenario && step === SHOWN.step,
  );
  if (!bite) throw new Error('the example on the home page is gone');
  const { stand, scenario, step } = bite;
  const moves = scenario.line.slice(0, step).map(({ move }) => move);
  const state = replay<unknown, unknown, unknown>(stand.simulator, scenario.setup, moves).states.at(-1);
  const cards = stand
    .picture(locale, state)
    .zones.flatMap((zone): PictureCard[] => (zone.form === 'stack' ? zone.cards : []));
  return (
    <a className="stack-hero no-print" href={biteHref(locale, bite)}>
      <span className="sr-only">
        {typeset(`${WAY_WORDS[locale].stackOnTable} : ${scenario.title[locale]}`, locale)}
      </span>
      <span aria-hidden="true" className="stack-hero-cards">
        {cards.toReversed().map(({ id, title, seat }) => (
          <span key={id} className="stack-hero-card" data-seat={seat}>
            <span>{typeset(title, 'en')}</span>
          </span>
        ))}
      </span>
    </a>
  );
}
