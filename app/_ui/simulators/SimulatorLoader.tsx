'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { rulesHref, simulatorHref } from '../../_corpus/addresses';
import { embeddedExampleHref } from '../../_corpus/embed-addresses';
import type { Locale } from '../../_i18n/locales';
import { OPENING_WORDS } from '../../_i18n/simulator-opening';
import { writeState } from '../../_leaf/address-state';
import { gameOfStand, loadStand, type StandId } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';
import { PartFailed } from '../on-demand/PartFailed';
import { useAddressState } from '../use-address-state';
import { fetchRules, type RulesData } from './fetch-rules';
import type { StepperProps } from './Stepper';

interface Loaded {
  stand: AnyStand;
  rules: RulesData;
  Stepper: (props: StepperProps) => ReactNode;
}

const POSITION = ['path', 'theme'] as const;
/** Within a text the address is the text's. */
const NOTHING: readonly (typeof POSITION)[number][] = [];

interface Props {
  locale: Locale;
  id: StandId;
  scenario: string;
  alone: boolean;
  /** In a frame of another site. */
  embedded?: boolean;
}

/** Fetches the engine, the stepper and the rules they cite, and only then shows them. */
export function SimulatorLoader({ locale, id, scenario: wanted, alone, embedded = false }: Props) {
  const t = OPENING_WORDS[locale];
  const { loaded, failed, retry } = useLoaded(locale, id);
  const visit = useAddressState(alone ? POSITION : NOTHING);
  const scenario = loaded?.stand.scenarios.find((one) => one.id === wanted);
  if (failed)
    return <PartFailed locale={locale} message={t.loadFailed} className="stepper-notice" onRetry={retry} />;
  if (!loaded || !scenario || !visit)
    return (
      <p className="stand-waiting" role="status">
        {t.loading}
      </p>
    );
  const { Stepper, stand, rules } = loaded;
  const home = simulatorHref(locale, id, wanted);
  const frame = embeddedExampleHref(locale, id, wanted);
  const { path, theme } = visit.state;
  const at = (page: string, position: string, more: Record<string, string> = {}) => {
    const state = { ...(!position.startsWith('0-') && { path: position }), ...more };
    return Object.keys(state).length > 0 ? page + writeState(state) : page;
  };
  return (
    <Stepper
      key={visit.number}
      locale={locale}
      stand={stand}
      scenario={scenario}
      rules={rules}
      alone={alone}
      embedded={embedded}
      opening={path ?? null}
      addressOf={(position) => at(home, position)}
      frameAddressOf={(position) => at(frame, position, embedded && theme ? { theme } : {})}
    />
  );
}

export function useLoaded(locale: Locale, id: StandId): { loaded?: Loaded; failed: boolean; retry(): void } {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const [stand, { Stepper }, rules] = await Promise.all([
        loadStand(id),
        import('./Stepper'),
        fetchRules(rulesHref(locale, gameOfStand(id))),
      ]);
      setLoaded({ stand, Stepper, rules });
    } catch (error) {
      console.warn('The simulator could not be loaded.', error);
      setFailed(true);
    }
  }, [locale, id]);
  useEffect(() => {
    load();
  }, [load]);
  return { ...(loaded && { loaded }), failed, retry: load };
}
