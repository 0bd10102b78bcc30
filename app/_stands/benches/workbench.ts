import type { Locale } from '../../_i18n/locales';
import type { Bench, BenchPlace, Oddity, Switch } from '../../_rules/core/bench';
import type { Seat } from '../picture';

/** What chance makes of a position: each outcome with its odds, which add up to 1. */
export interface Chances {
  title: string;
  /** What was taken for granted: who does what, which cards may be drawn. */
  given: string;
  rows: { outcome: string; odds: number; seat?: Seat }[];
}

/** A bench as it is shown. Words are in the reader's language; nothing here knows React. */
export interface Workbench<State, Setup> {
  bench: Bench<State, Setup>;
  /** The name of a place, without its owner: "main", "pile de réserve", "à bord de l'Executor". */
  tellPlace(locale: Locale, state: State, place: BenchPlace): string;
  tellKind(locale: Locale, kind: string): string;
  tellFigure(locale: Locale, figure: string): string;
  tellTrait(locale: Locale, trait: string): string;
  /** What is switched ("phase", "déjà combattu"), and each choice of a list of choices in words. */
  tellSwitch(
    locale: Locale,
    state: State,
    which: Switch,
  ): { label: string; choices?: Record<string, string> };
  tellOddity(locale: Locale, state: State, oddity: Oddity): string;
  /**
   * Where chance decides: yields how far it has come, from 0 to 1, and returns what it found; nothing where chance has
   * no part. It runs in a worker, which may be ended at any moment.
   */
  chances?(locale: Locale, state: State): Generator<number, Chances[]>;
}

/** A workbench whose types only it knows. */
// biome-ignore lint/suspicious/noExplicitAny: each workbench is consistent in itself; a registry cannot say so
export type AnyWorkbench = Workbench<any, any>;
