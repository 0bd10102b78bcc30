import type { Locale } from '../_i18n/locales';
import { BATTLE_WORDS } from '../_i18n/rules/swccg-battle';
import { BATTLE_PICTURE } from '../_i18n/rules/swccg-battle-picture';
import { PLAY_WORDS } from '../_i18n/rules/swccg-play';
import { swccgStackWords } from '../_i18n/rules/swccg-stack';
import { SIDES, type Side } from '../_rules/core/sides';
import { carryOut } from '../_rules/swccg/battle/carry-out';
import { wayArgs } from '../_rules/swccg/battle/label';
import type { Move as BattleMove } from '../_rules/swccg/battle/state';
import { owing, waysOutOf } from '../_rules/swccg/field/damage';
import { NAMELESS, viewOf } from '../_rules/swccg/field/view';
import { rulesOf } from '../_rules/swccg/play/rulebook';
import { PLAY_SCENARIOS } from '../_rules/swccg/play/scenarios';
import type { PlaySetup } from '../_rules/swccg/play/setup';
import { swccgPlay } from '../_rules/swccg/play/simulator';
import type { GameEvent } from '../_rules/swccg/stack/events';
import type { Move } from '../_rules/swccg/stack/moves';
import { refusals } from '../_rules/swccg/stack/options';
import type { Refusal } from '../_rules/swccg/stack/refusals';
import { cardOf, printOf, type State } from '../_rules/swccg/stack/state';
import { refusedOf } from './attempts';
import type { Attempt, Stand, WaysOut } from './stand';
import { drawPlay } from './swccg-play-picture';
import { stackTellers } from './swccg-stack';

/** So many ways are shown, the cheapest first. */
const MOST_SHOWN = 200;

/** What each player could think of now: cards in hand, weapons, reacts and rules; or, in the damage segment, forfeits. */
function attempts(state: State): Attempt<Move, Refusal>[] {
  if (state.over) return [];
  const debtors = owing(state);
  if (debtors.length > 0)
    return refusedOf(
      swccgPlay,
      state,
      debtors.flatMap((by) => thinkable(state, by)),
    );
  return refusals(state)
    .filter(({ by, card }) => {
      const { zone } = cardOf(state, card);
      if (zone === 'table') return printOf(state, card).text.some(({ from }) => from === 'table');
      // what the rules let a player do without a card is for the own turn
      return zone === 'hand' || (zone === 'rules' && by === state.turn);
    })
    .map(({ by, card, refusal }) => ({ move: { type: 'play', by, card }, refusal }));
}

function thinkable(state: State, by: Side): Move[] {
  const { table, cards } = viewOf(state);
  const own = Object.keys(table).filter((id) => cards[id]?.side === by);
  return [
    { type: 'finish', by },
    ...own.map((card): Move => ({ type: 'forfeit', by, card })),
    { type: 'lose', by, from: 'reserve' },
  ];
}

/** In the damage segment: every minimal legal way to satisfy what each player owes. */
function waysOut(locale: Locale, state: State): WaysOut<Move>[] {
  const { sides, way: tell } = BATTLE_WORDS[locale];
  return SIDES.flatMap((side) => {
    const { ways, more } = waysOutOf(state, side);
    if (ways.length === 0) return [];
    const view = viewOf(state);
    const title = BATTLE_PICTURE[locale].ways(sides[side]);
    return [
      {
        seat: side,
        title: more || ways.length > MOST_SHOWN ? `${title} (${BATTLE_PICTURE[locale].moreWays})` : title,
        ways: ways.slice(0, MOST_SHOWN).map((way) => ({
          text: tell(wayArgs(view, way)),
          moves: carryOut(view, side, way).flatMap(asMoves),
        })),
      },
    ];
  });
}

function asMoves(move: BattleMove): Move[] {
  if (move.type === 'forfeit') return [{ type: 'forfeit', by: move.player, card: move.card }];
  if (move.type !== 'lose') return [];
  const named = move.card !== undefined && !move.card.startsWith(NAMELESS);
  return [{ type: 'lose', by: move.player, from: move.from, ...(named && { card: move.card }) } as Move];
}

/** What each player may do without a card, by the title that the rules give it. */
const RULES = new Map(
  rulesOf('light').map(({ card: { title, text = [] } }) => [title, text[0]?.does ?? text[0]?.type ?? 'use']),
);

/** Why a move is refused; what the rules allow without a card goes by its name in the reader's language. */
function tellRefusal(locale: Locale, refusal: Refusal): string {
  const { args } = refusal;
  const rule = args && 'card' in args ? RULES.get(args.card ?? '') : undefined;
  if (rule === undefined) return stackTellers.tellRefusal(locale, refusal);
  const card = PLAY_WORDS[locale].ruleAsCard(swccgStackWords[locale].actions[rule]);
  const told = stackTellers.tellRefusal(locale, { ...refusal, args: { ...args, card } } as Refusal);
  return told.charAt(0).toUpperCase() + told.slice(1);
}

export const swccgPlayStand: Stand<State, Move, PlaySetup, GameEvent, Refusal> = {
  simulator: swccgPlay,
  title: { fr: PLAY_WORDS.fr.title, en: PLAY_WORDS.en.title },
  summary: { fr: PLAY_WORDS.fr.summary, en: PLAY_WORDS.en.summary },
  scenarios: PLAY_SCENARIOS,
  seatOf: ({ by }) => by,
  ...stackTellers,
  tellRefusal,
  attempts,
  waysOut,
  picture: drawPlay,
};
