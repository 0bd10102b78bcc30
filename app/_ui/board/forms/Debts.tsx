import type { CSSProperties } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../../_i18n/simulators';
import { typeset } from '../../../_i18n/typeset';
import type { Debt } from '../../../_stands/picture';
import { SeatSign } from '../../simulators/SeatSign';

/** More points than these are told by a bar. */
const MOST_POINTS = 14;

/** What is owed, as so many points that fill up as it is paid; what is paid beyond it is crossed out. */
export function Debts({ debts, locale }: { debts: readonly Debt[]; locale: Locale }) {
  return (
    <ul className="debts">
      {debts.map((debt) => (
        <DebtView key={`${debt.seat ?? ''} ${debt.label}`} debt={debt} locale={locale} />
      ))}
    </ul>
  );
}

function DebtView({ debt, locale }: { debt: Debt; locale: Locale }) {
  const { label, seat, owed, paid, note } = debt;
  const isSettled = paid >= owed || note !== undefined;
  return (
    <li data-settled={isSettled || undefined}>
      <span className="debt-name">
        {seat && <SeatSign seat={seat} locale={locale} />}
        {typeset(label, locale)}
        <b key={paid} role="img" aria-label={SIMULATOR_WORDS[locale].paidOf(paid, owed)}>
          {paid}/{owed}
        </b>
      </span>
      {Math.max(owed, paid) > MOST_POINTS ? (
        <span
          className="debt-bar"
          aria-hidden="true"
          style={{ '--paid': Math.min(1, paid / owed) } as CSSProperties}
        />
      ) : (
        <span className="debt-points" aria-hidden="true">
          {Array.from({ length: Math.max(owed, paid) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points have no names
            <i key={i} data-is={i >= owed ? 'over' : i < paid ? 'paid' : 'due'} />
          ))}
        </span>
      )}
      {note && <small>{typeset(note, locale)}</small>}
    </li>
  );
}
