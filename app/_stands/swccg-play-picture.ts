import type { Locale } from '../_i18n/locales';
import { BATTLE_WORDS } from '../_i18n/rules/swccg-battle';
import { BATTLE_PICTURE } from '../_i18n/rules/swccg-battle-picture';
import { PLAY_WORDS } from '../_i18n/rules/swccg-play';
import { swccgStackWords } from '../_i18n/rules/swccg-stack';
import { STACK_PICTURE } from '../_i18n/rules/swccg-stack-picture';
import { SIDES } from '../_rules/core/sides';
import { owing } from '../_rules/swccg/field/damage';
import { controls, occupies } from '../_rules/swccg/field/presence';
import { placeFacts } from '../_rules/swccg/field/reach';
import { viewOf } from '../_rules/swccg/field/view';
import { awaited } from '../_rules/swccg/stack/awaited';
import { battleOf, type CardId, cardOf, printOf, type State } from '../_rules/swccg/stack/state';
import { PHASES } from '../_rules/swccg/stack/timing';
import type { Clash, Mark, Picture, PictureCard, Zone } from './picture';
import { clashes, debts } from './swccg-battle-picture';
import { plainCard } from './swccg-stack-cards';
import { drawStack } from './swccg-stack-picture';

/** A whole play: hands, piles and stack as on the action stack, the table and the debts as in a battle. */
export function drawPlay(locale: Locale, state: State): Picture {
  const drawn = drawStack(locale, state);
  const view = viewOf(state);
  const rest = drawn.zones.filter(({ id }) => id !== 'table');
  const middle = rest.findIndex(({ id }) => id === 'stack') + 1;
  return {
    ...drawn,
    opportunity: opportunity(locale, state) ?? drawn.opportunity,
    zones: [
      phases(locale, state),
      ...rest.slice(0, middle),
      {
        id: 'places',
        title: BATTLE_PICTURE[locale].places,
        row: 'middle',
        form: 'clash',
        clashes: clashes(locale, view, false).map((clash) =>
          withMarks(locale, state, acrossTheTable(locale, state, clash)),
        ),
      },
      ...aside(locale, state),
      ...rest.slice(middle),
      ...(view.battle?.debts ? debts(BATTLE_PICTURE[locale], view) : []),
    ],
  };
}

/** In the damage segment each player pays as he likes, neither before the other. */
function opportunity(locale: Locale, state: State): Picture['opportunity'] | undefined {
  if (awaited(state)?.what !== 'satisfy') return undefined;
  const debtors = owing(state);
  const [only] = debtors.length === 1 ? debtors : [];
  const text = BATTLE_PICTURE[locale].satisfy(
    debtors.map((side) => BATTLE_WORDS[locale].sides[side]).join(', '),
  );
  return { ...(only && { seat: only }), text };
}

/** An undercover spy lies on the opponent's side. To the rules of battle it is no more there than a captive is. */
// swccg/card-states
function acrossTheTable(locale: Locale, state: State, clash: Clash): Clash {
  const isSpy = ({ id }: PictureCard) => state.cards[id]?.undercover === true;
  const { captive } = BATTLE_PICTURE[locale].marks;
  const undercover: Mark = { text: STACK_PICTURE[locale].undercover, tone: 'weak' };
  const spies = (cards: readonly PictureCard[]) =>
    cards.filter(isSpy).map(({ marks = [], ...card }) => ({
      ...card,
      marks: [...marks.filter(({ text }) => text !== captive), undercover],
    }));
  const others = (cards: readonly PictureCard[]) => cards.filter((card) => !isSpy(card));
  const { far, near } = clash;
  return {
    ...clash,
    far: { ...far, cards: [...others(far.cards), ...spies(near.cards)] },
    near: { ...near, cards: [...others(near.cards), ...spies(far.cards)] },
  };
}

const TOLD = PHASES.filter((phase) => phase !== 'start' && phase !== 'end');

function phases(locale: Locale, state: State): Zone {
  const words = swccgStackWords[locale];
  const now = PHASES.indexOf(state.phase);
  const segment = battleOf(state)?.battle?.segment;
  return {
    id: 'phases',
    title: words.turnOf(state.turn),
    row: 'track',
    form: 'track',
    steps: TOLD.map((phase) => {
      const i = PHASES.indexOf(phase);
      return {
        title: PLAY_WORDS[locale].phases[phase],
        at: i < now || state.over ? 'done' : i === now ? 'now' : 'ahead',
        ...(i === now && segment && { note: words.segments[segment] }),
      };
    }),
  };
}

/** Who holds a location, what it is worth in a drain, and what it has seen this turn. */
function withMarks(locale: Locale, state: State, clash: Clash): Clash {
  const words = PLAY_WORDS[locale];
  const { id } = clash;
  const holder = SIDES.find((side) => controls(state, side, id));
  const icons = placeFacts(state, id)?.icons ?? { light: 0, dark: 0 };
  const marks: Mark[] = [
    ...(clash.marks ?? []),
    ...(holder ? [{ text: words.controls(holder), tells: true as const }] : []),
    ...(!holder && occupies(state, 'light', id) ? [{ text: words.contested, tells: true as const }] : []),
    ...(state.field?.drained.includes(id) ? [{ text: words.drained, tone: 'weak' as const }] : []),
    {
      text: words.icons(icons.light, icons.dark),
      tone: 'weak',
      counts: SIDES.map((seat) => ({ seat, count: icons[seat] })),
    },
  ];
  return { ...clash, marks };
}

/** What lies on the table and has no part in battles: Effects, and what is on them. */
function aside(locale: Locale, state: State): Zone[] {
  const isAside = (id: CardId): boolean => {
    const { figures, place } = printOf(state, id);
    return ['table', 'on'].includes(cardOf(state, id).zone) && !figures && !place;
  };
  const cards = state.ids.filter(isAside).map((id) => plainCard(locale, state, id));
  if (cards.length === 0) return [];
  const { table: title } = swccgStackWords[locale];
  return [{ id: 'aside', title, row: 'middle', beside: true, form: 'cards', cards }];
}
