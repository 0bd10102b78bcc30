import { BATTLE_BENCH } from '../../_i18n/benches/swccg-battle';
import { TABLE_WORDS } from '../../_i18n/benches/swccg-table';
import type { Locale } from '../../_i18n/locales';
import { BATTLE_WORDS } from '../../_i18n/rules/swccg-battle';
import { BATTLE_PICTURE } from '../../_i18n/rules/swccg-battle-picture';
import { swccgStackWords } from '../../_i18n/rules/swccg-stack';
import type { BenchPlace } from '../../_rules/core/bench';
import { isSide, SIDES, type Side } from '../../_rules/core/sides';
import { battleBench } from '../../_rules/swccg/battle/bench';
import { newBattle } from '../../_rules/swccg/battle/initiate';
import { type Contender, certainly, type Odds, UNKNOWN_DESTINY } from '../../_rules/swccg/battle/odds';
import type { BattleSetup, BattleState } from '../../_rules/swccg/battle/state';
import { ableToBattle, locationOf, presenceAt, titleOf } from '../../_rules/swccg/battle/where';
import { contender, tellBattle } from './swccg-chances';
import type { Chances, Workbench } from './workbench';

function tellPlace(locale: Locale, state: BattleState, { id, on }: BenchPlace): string {
  const words = TABLE_WORDS[locale];
  if (id === 'row') return words.row;
  if (on !== undefined) {
    const role = id.slice(`on.${on}.`.length) as keyof typeof words.roles;
    const host = titleOf(state, on);
    return Object.hasOwn(words.roles, role) ? words.roles[role](host) : words.on(host);
  }
  const [, where = '', at] = /^[a-z]+\.([a-z]+)(?:\.(.*))?$/.exec(id) ?? [];
  if (at !== undefined) return locationOf(state, at)?.title ?? at;
  return BATTLE_WORDS[locale].piles[where as 'hand'];
}

function tellChoice(locale: Locale, state: BattleState, choice: string): string {
  if (isSide(choice)) return BATTLE_WORDS[locale].sides[choice];
  const at = /^battle (.*)$/.exec(choice)?.[1];
  const { battleAt, choices } = TABLE_WORDS[locale];
  if (at !== undefined) return battleAt(locationOf(state, at)?.title ?? at);
  return choice === 'end' ? BATTLE_BENCH[locale].end : (choices[choice] ?? choice);
}

/** What the next cards of a Reserve Deck show; none once it is empty. */
const drawsFrom = (state: BattleState, side: Side, count: number): Odds[] =>
  state.piles[side].reserve.slice(0, count).map((id) => {
    const known = state.destinies[id];
    return known === undefined ? UNKNOWN_DESTINY : certainly(known);
  });

/** What destinies make of the battle under way, or of each battle that could be initiated now. */
function* chances(locale: Locale, state: BattleState): Generator<number, Chances[]> {
  yield 0;
  if (state.over || (state.battle && state.battle.segment !== 'weapons')) return [];
  const found: Chances[] = [];
  const places = state.battle
    ? [state.battle.location]
    : state.locations
        .map(({ id }) => id)
        .filter((id) => SIDES.every((side) => presenceAt(state, side, id) >= 1));
  for (const at of places) {
    const battle = state.battle ?? newBattle(at, state.turn, ableToBattle(state, at));
    const fought: BattleState = { ...state, battle };
    const of = (side: Side): Contender => contender(fought, side, (count) => drawsFrom(state, side, count));
    const title = locationOf(state, at)?.title ?? at;
    found.push(...(yield* tellBattle(locale, title, { light: of('light'), dark: of('dark') })));
  }
  return found;
}

export const swccgBattleBench: Workbench<BattleState, BattleSetup> = {
  bench: battleBench,
  tellPlace,
  tellKind: (locale, kind) =>
    kind === 'location'
      ? swccgStackWords[locale].kinds.location
      : BATTLE_PICTURE[locale].kinds[kind as 'droid'],
  tellFigure: (locale, figure) =>
    BATTLE_BENCH[locale].figures[figure] ?? TABLE_WORDS[locale].figures[figure] ?? figure,
  tellTrait: (locale, trait) =>
    BATTLE_BENCH[locale].traits[trait] ?? TABLE_WORDS[locale].traits[trait] ?? trait,
  tellSwitch: (locale, state, { id, among }) => {
    const label = TABLE_WORDS[locale].switches[id] ?? id;
    if (typeof among === 'string' || 'least' in among) return { label };
    const told = among.map((choice) => [choice, tellChoice(locale, state, choice)]);
    return { label, choices: Object.fromEntries(told) };
  },
  tellOddity: (locale, _, { code, args = {} }) =>
    (BATTLE_BENCH[locale].odd[code] ?? TABLE_WORDS[locale].odd[code])?.(args) ?? code,
  chances,
};
