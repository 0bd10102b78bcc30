import type { PictureWords } from '../_i18n/rules/yj-duel';
import { otherSide, type Side } from '../_rules/core/sides';
import { type CharacterFacts, destiniesOf } from '../_rules/young-jedi/duel/facts';
import { isDuelist, titleOf } from '../_rules/young-jedi/duel/match';
import { powerOf } from '../_rules/young-jedi/duel/power';
import type { Duel, DuelState, Fighter, Result } from '../_rules/young-jedi/duel/state';
import { characterOf, deckCard, named, weaponOf } from '../_rules/young-jedi/duel/table';
import type { Mark, PictureCard, Stat } from './picture';

type Words = PictureWords;

/** The two who fight, as long as there is a duel or what has come of it. */
export const fighterOf = ({ duel, result }: DuelState, side: Side): Fighter | undefined =>
  (duel ?? result)?.fighters[side];

function characterCard(state: DuelState, id: string, facts: CharacterFacts, words: Words): PictureCard {
  const power: Stat = { ...words.power, value: facts.power === 'destiny' ? '?' : facts.power };
  return {
    id,
    title: named(state, id),
    seat: facts.side,
    art: 'character',
    kind: isDuelist(facts) ? words.duelist : words.character,
    stats: [power, { ...words.damage, value: facts.damage }],
    ...(facts.subtitle !== undefined && { facts: [facts.subtitle] }),
  };
}

export function weaponCard(state: DuelState, id: string, words: Words): PictureCard {
  const facts = weaponOf(state, id);
  const kind = facts?.lightsaber ? words.lightsaber : words.weapon;
  return { id, title: facts?.title ?? id, kind, art: 'weapon', ...(facts && { seat: facts.side }) };
}

/** One of the two who fight: the weapon, what makes up the power, and the hits out of those that defeat. */
export function fighterCard(state: DuelState, side: Side, words: Words): PictureCard[] {
  const fighter = fighterOf(state, side);
  const facts = fighter && characterOf(state, fighter.character);
  if (!fighter || !facts) return [];
  const { duel, result } = state;
  const card = characterCard(state, fighter.character, facts, words);
  const total = duel?.power[side];
  const hits = facts.damage > 0 ? tokens(state)?.[side] : undefined;
  const marks = duel ? marksInDuel(state, duel, side, words) : result ? marksAfter(result, side, words) : [];
  return [
    {
      ...card,
      ...(total !== undefined && { stats: [{ ...words.power, value: total, tone: 'live' as const }] }),
      ...(hits !== undefined && { points: { label: words.hits, left: hits, of: facts.damage } }),
      facts: [...(card.facts ?? []), ...powerParts(state, side, words)],
      ...(marks.length > 0 && { marks }),
      ...(fighter.weapon !== undefined && { holds: [weaponCard(state, fighter.weapon, words)] }),
    },
  ];
}

/** Tokens lie there until something else than the duel happens. */
const tokens = ({ duel, result, battled, over }: DuelState): Record<Side, number> | undefined =>
  duel?.hits ?? (battled || over?.reason === 'step' ? undefined : result?.hits);

function powerParts(state: DuelState, side: Side, words: Words): string[] {
  if (!state.duel || state.duel.stage === 'defender') return [];
  const power = powerOf(state, side);
  const own = titleOf(state.cards[state.duel.fighters[side]?.character ?? ''] ?? NOBODY);
  return (power?.parts ?? []).map(({ amount, from }) =>
    words.powerPart(amount, from === own ? words.itsText : from),
  );
}

const NOBODY: CharacterFacts = { kind: 'character', side: 'light', name: '', power: 0, damage: 0 };

function marksInDuel(state: DuelState, duel: Duel, side: Side, words: Words): Mark[] {
  const marks: Mark[] = [];
  if (duel.stage !== 'exchange')
    marks.push({ text: side === duel.initiator ? words.attacker : words.defender });
  else if (duel.attack && !duel.text && duel.attack.by === otherSide(side))
    marks.push({ text: words.toAnswer, tone: 'live', tells: true });
  else if (!duel.attack && duel.lead === side) marks.push({ text: words.toLead, tone: 'live', tells: true });
  if (state.passed.includes(side)) marks.push({ text: words.passed, tone: 'weak' });
  return marks;
}

function marksAfter({ outcome, losers }: Result, side: Side, words: Words): Mark[] {
  if (!losers.includes(side)) return [];
  return [{ text: outcome === 'defeated' ? words.defeated : words.discarded, tone: 'bad' }];
}

/** Everybody of a side on the table, then everything, but for who fights and with what. */
export function tableCards(state: DuelState, side: Side, words: Words): PictureCard[] {
  const { character, weapon } = fighterOf(state, side) ?? {};
  const cards = Object.entries(state.table).flatMap(([id, place]): PictureCard[] => {
    const facts = state.cards[id];
    if (facts?.side !== side || id === character || id === weapon) return [];
    const marks: Mark[] = [];
    if (state.duel?.target === id)
      marks.push({ text: words.target, tone: state.duel.stage === 'defender' ? 'live' : 'weak' });
    if (place.hidden) marks.push({ text: words.hidden, tone: 'weak' });
    if (place.on !== state.planet) marks.push({ text: words.elsewhere(place.on), tone: 'weak' });
    const marked = { ...(marks.length > 0 && { marks }), ...(place.hidden && { faceDown: true as const }) };
    if (facts.kind === 'weapon') return [{ ...weaponCard(state, id, words), ...marked }];
    if (facts.kind === 'character') return [{ ...characterCard(state, id, facts, words), ...marked }];
    return [{ id, title: facts.title, seat: side, kind: words.effect, art: 'effect', ...marked }];
  });
  const isCharacter = ({ id }: PictureCard): boolean => characterOf(state, id) !== undefined;
  return [...cards.filter(isCharacter), ...cards.filter((card) => !isCharacter(card))];
}

/** A card of a dueling hand, or one played from it: its number counts, and one that nobody knows is a back. */
export function duelCard(
  state: DuelState,
  id: string,
  seat: Side,
  words: Words,
  destiny?: number,
): PictureCard {
  const card = deckCard(state, id);
  if (!card) return { id, title: words.unknownCard, seat, faceDown: true };
  const figure = destiny ?? destiniesOf(card).join('/');
  if (card.title === undefined) return { id, title: `${figure}`, seat, figure, kind: words.destiny };
  return { id, title: card.title, seat, figure, ...(card.text && { facts: [words.hasText] }) };
}
