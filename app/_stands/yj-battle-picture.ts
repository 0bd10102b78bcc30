import type { Locale } from '../_i18n/locales';
import { BATTLE_WORDS } from '../_i18n/rules/yj-battle';
import { BATTLE_PICTURE } from '../_i18n/rules/yj-battle-picture';
import { hasFighter, lineupOf, sideIn, titleOf } from '../_rules/young-jedi/battle/facts';
import { drawsFor, powerOf } from '../_rules/young-jedi/battle/power';
import { announcing } from '../_rules/young-jedi/battle/prepare';
import {
  type BattleState,
  FIGHT_STEPS,
  type Lineup,
  otherSide,
  SIDES,
  type Side,
  STAGES,
} from '../_rules/young-jedi/battle/state';
import type { Figure, Mark, Picture, PictureCard, Zone } from './picture';

type Words = (typeof BATTLE_PICTURE)[Locale];

/** The attacker first, as the reader follows the battle. */
const attackerFirst = (state: BattleState): Side[] => [state.attacker, otherSide(state.attacker)];

export function drawBattle(locale: Locale, state: BattleState): Picture {
  const words = BATTLE_PICTURE[locale];
  const { sides, stages } = BATTLE_WORDS[locale];
  const where = state.fight
    ? words.fightNumber(state.results.length + 1)
    : state.stage === 'fights'
      ? words.between(state.results.length)
      : stages[state.stage];
  return {
    moment: `${words.attacks(sides[state.attacker])} · ${where}`,
    opportunity: opportunity(locale, state),
    zones: [
      track(locale, state),
      ...(state.fight ? [inFight(locale, state), power(words, state)] : lastFight(words, state)),
      ...(state.stage === 'plans' || state.stage === 'fights'
        ? attackerFirst(state).map((side) => planOf(locale, state, side))
        : []),
      onPlanet(locale, state),
      ...attackerFirst(state).map((side) => pilesOf(locale, state, side)),
    ],
  };
}

function opportunity(locale: Locale, state: BattleState): Picture['opportunity'] {
  const words = BATTLE_PICTURE[locale];
  const { sides } = BATTLE_WORDS[locale];
  const { over, waiting, attacker } = state;
  if (over?.reason === 'battle-over') return { text: words.over['battle-over'](over.breakthrough) };
  if (over?.reason === 'deck') return { text: words.over.deck(sides[over.loser]) };
  if (over) return { text: words.over[over.reason] };
  if (waiting) {
    const { player: seat } = waiting;
    if (waiting.for === 'defeated') return { seat, text: words.waiting.defeated(sides[seat]) };
    return { seat, text: words.waiting[waiting.for](sides[seat], titleOf(state, waiting.card)) };
  }
  if (state.stage === 'declare') return { seat: attacker, text: words.declare(sides[attacker]) };
  if (state.stage === 'battle-cards') {
    const seat = announcing(state);
    return { seat, text: words.announce(sides[seat]) };
  }
  if (state.stage === 'plans') return { text: words.place };
  if (state.fight) return { text: words.compare };
  return { text: SIDES.every((side) => hasFighter(state, side)) ? words.reveal : words.end };
}

function track(locale: Locale, state: BattleState): Zone {
  const words = BATTLE_PICTURE[locale];
  const { fight, over } = state;
  if (!fight) {
    const now = STAGES.indexOf(state.stage);
    return {
      id: 'stages',
      title: words.stages,
      form: 'track',
      steps: STAGES.map((stage, i) => ({
        title: BATTLE_WORDS[locale].stages[stage],
        at: i < now || over ? 'done' : i === now ? 'now' : 'ahead',
      })),
    };
  }
  return {
    id: 'steps',
    title: words.steps,
    form: 'track',
    steps: FIGHT_STEPS.map(({ role, does }, i) => {
      const side = sideIn(state, role);
      const values = fight.drawn[side].filter((drawn) => drawn.for === does).map(({ value }) => value);
      const draws =
        does === 'resolve' ? (lineupOf(state, side).battle ? 1 : 0) : drawsFor(state, side, does).length;
      const note = values.length > 0 ? values.join(' + ') : draws === 0 ? '–' : undefined;
      return {
        title: `${words.step[does]} · ${words.roles[role]}`,
        at: i < fight.step ? 'done' : i === fight.step ? 'now' : 'ahead',
        ...(note !== undefined && { note }),
      };
    }),
  };
}

function inFight(locale: Locale, state: BattleState): Zone {
  const cards = attackerFirst(state).flatMap((side) =>
    lineupCards(locale, state, side, lineupOf(state, side)),
  );
  return { id: 'fight', title: BATTLE_PICTURE[locale].fight, form: 'cards', cards };
}

/** The characters of a fight; the first holds the weapon and the Battle card. */
function lineupCards(locale: Locale, state: BattleState, side: Side, lineup: Lineup): PictureCard[] {
  const { characters, weapons, battle } = lineup;
  return characters.map((id, i) => {
    const holds = i > 0 ? [] : [...(battle === undefined ? [] : [battle]), ...weapons];
    const card = cardOf(locale, state, side, id);
    return holds.length === 0
      ? card
      : { ...card, holds: holds.map((held) => cardOf(locale, state, side, held)) };
  });
}

function power(words: Words, state: BattleState): Zone {
  const figures = attackerFirst(state).flatMap((seat): Figure[] => {
    const { total, ...parts } = powerOf(state, seat);
    const shown = (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => parts[part] !== 0);
    const ahead = total > powerOf(state, otherSide(seat)).total;
    return [
      ...shown.map((part): Figure => ({ label: words.parts[part], value: parts[part], seat })),
      { label: words.total, value: total, seat, ...(ahead && { tone: 'live' as const }) },
    ];
  });
  return { id: 'power', title: words.totals, form: 'figures', figures };
}

function lastFight(words: Words, state: BattleState): Zone[] {
  const last = state.results.at(-1);
  if (!last) return [];
  const figures = attackerFirst(state).map(
    (seat): Figure => ({
      label: words.total,
      value: last.totals[seat],
      seat,
      ...(last.winner && { tone: last.winner === seat ? ('live' as const) : ('bad' as const) }),
    }),
  );
  return [{ id: 'power', title: words.lastFight, form: 'figures', figures }];
}

function planOf(locale: Locale, state: BattleState, side: Side): Zone {
  const words = BATTLE_PICTURE[locale];
  return {
    id: `plan-${side}`,
    title: words.plan(BATTLE_WORDS[locale].sides[side]),
    seat: side,
    form: 'cards',
    empty: words.empty,
    cards: state.sides[side].plan.map((id) => cardOf(locale, state, side, id)),
  };
}

function onPlanet(locale: Locale, state: BattleState): Zone {
  const words = BATTLE_PICTURE[locale];
  const cards = attackerFirst(state).flatMap((side) => {
    const { table, aside, hidden, effects } = state.sides[side];
    const waiting = [state.stays[side], state.ready[side]].flatMap((lineup) =>
      lineup ? lineupCards(locale, state, side, lineup) : [],
    );
    return [
      ...effects.map((id) => cardOf(locale, state, side, id)),
      ...waiting,
      ...[...table, ...aside, ...hidden].map((id) => cardOf(locale, state, side, id)),
    ];
  });
  return {
    id: 'planet',
    title: words.planet(state.location.title),
    form: 'cards',
    empty: words.nobody,
    cards,
  };
}

function cardOf(locale: Locale, state: BattleState, side: Side, id: string): PictureCard {
  const words = BATTLE_PICTURE[locale];
  const card = state.cards[id];
  const facts: string[] = [];
  if (card?.kind === 'character') {
    facts.push(card.power === 'destiny' ? words.drawnPower : words.power(card.power));
    const dots = card.locations?.[state.location.title] ?? 0;
    if (dots > 0) facts.push(words.here(dots));
    facts.push(words.damage(card.damage));
    if (card.builtIn) facts.push(card.builtIn.title);
  }
  const marks = marksOf(words, state, side, id);
  return {
    id,
    title: titleOf(state, id),
    seat: side,
    kind: words.kinds[card?.kind ?? 'other'],
    ...(facts.length > 0 && { facts }),
    ...(marks.length > 0 && { marks }),
    ...(marks.some(({ text }) => text === words.marks.hidden) && { faceDown: true as const }),
  };
}

function marksOf(words: Words, state: BattleState, side: Side, id: string): Mark[] {
  const { marks } = words;
  const { hidden, table, aside } = state.sides[side];
  const found: Mark[] = [];
  if (state.fight?.stopped.includes(id)) found.push({ text: marks.ignored, tone: 'bad' });
  if (hidden.includes(id))
    found.push({ text: state.sittingOut.includes(id) ? marks.sitsOut : marks.hidden, tone: 'weak' });
  if (state.stage === 'plans' && table.includes(id)) found.push({ text: marks.toPlace, tone: 'live' });
  if (state.stays[side]?.characters.includes(id)) found.push({ text: marks.next, tone: 'live' });
  if (state.leftover.includes(id)) found.push({ text: marks.leftover, tone: 'live' });
  else if (aside.includes(id) && state.fought.includes(id)) found.push({ text: marks.fought, tone: 'weak' });
  return found;
}

function pilesOf(locale: Locale, state: BattleState, side: Side): Zone {
  const words = BATTLE_PICTURE[locale];
  const { deck, hand, discard } = state.sides[side];
  const piles = { deck, hand, discard: discard.toReversed() };
  return {
    id: `piles-${side}`,
    title: words.piles(BATTLE_WORDS[locale].sides[side]),
    seat: side,
    form: 'piles',
    piles: (['deck', 'hand', 'discard'] as const).map((pile) => {
      const known = pile === 'deck' ? piles.deck.slice(0, 1) : piles[pile];
      const top = known.filter((id) => state.cards[id]).map((id) => titleOf(state, id));
      return {
        id: `${side}-${pile}`,
        title: words.pile[pile],
        count: piles[pile].length,
        ...(top.length > 0 && { top: top.slice(0, pile === 'hand' ? 6 : 3) }),
        ...(pile === 'deck' && deck.length < 4 && { tone: 'bad' as const }),
      };
    }),
  };
}
