import type { Locale } from '../_i18n/locales';
import { DUEL_WORDS, type DuelWords, type PictureWords } from '../_i18n/rules/yj-duel';
import {
  type CharacterFacts,
  destiniesOf,
  otherSide,
  SIDES,
  type Side,
} from '../_rules/young-jedi/duel/facts';
import { nextHand } from '../_rules/young-jedi/duel/hands';
import { isDuelist, titleOf } from '../_rules/young-jedi/duel/match';
import { options } from '../_rules/young-jedi/duel/options';
import { powerOf } from '../_rules/young-jedi/duel/power';
import { type Duel, type DuelState, STAGES } from '../_rules/young-jedi/duel/state';
import { characterOf, deckCard, deckSize, defenderOf, weaponOf } from '../_rules/young-jedi/duel/table';
import type { Figure, Mark, Picture, PictureCard, TrackStep, Zone } from './picture';

type Words = PictureWords;

/** Who has to act, or how it ended. */
function opportunity(state: DuelState, words: Words): Picture['opportunity'] {
  if (state.over)
    return { text: state.over.reason === 'deck' ? words.deckLost(state.over.loser) : words.stepOver };
  const { duel, turn } = state;
  if (!duel) {
    const moves = options(state);
    const can = (type: string): boolean => moves.some((move) => move.type === type);
    if (state.step === 'deploy') return { seat: turn, text: words.deploying(turn) };
    if (can('initiate')) return { seat: turn, text: words.mayInitiate(turn) };
    return { seat: turn, text: can('battle') ? words.mayBattle(turn) : words.maySomething(turn) };
  }
  const [seat, said] = awaited(state, duel, words);
  return { seat, text: said(seat) };
}

function awaited(state: DuelState, duel: Duel, words: Words): [Side, (player: Side) => string] {
  const { attack, lead } = duel;
  if (duel.stage === 'defender') return [defenderOf(duel), words.choosesDefender];
  if (duel.redraw) return [duel.redraw.player, words.mayRedraw];
  if (duel.stage === 'power') return [duel.toDraw[0] ?? lead, words.drawsPower];
  if (duel.stage === 'hands') return [nextHand(duel) ?? lead, words.drawsHand];
  if (!attack) return [lead, state.passed.includes(lead) ? words.mustPass : words.leads];
  if (duel.text) return [attack.by, words.mayUseText];
  return [otherSide(attack.by), (player) => words.answers(player, attack.destiny)];
}

// young-jedi/rulebook/duel#duel-outcome: the stages of the duel, and then its outcome
function stages(state: DuelState, words: Words): TrackStep[] {
  const drawn = SIDES.some(
    (side) => characterOf(state, state.duel?.fighters[side]?.character ?? '')?.power === 'destiny',
  );
  const cutShort = state.result?.outcome === 'discarded';
  const shown = cutShort ? STAGES.slice(0, 1) : STAGES.filter((stage) => stage !== 'power' || drawn);
  const now = state.duel ? shown.indexOf(state.duel.stage) : shown.length;
  const at = (i: number): TrackStep['at'] => (i === now ? 'now' : i < now ? 'done' : 'ahead');
  return [...shown.map((stage) => words.stages[stage]), words.aftermath].map((title, i) => ({
    title,
    at: at(i),
  }));
}

function characterFacts(facts: CharacterFacts, words: Words): string[] {
  return [words.power(facts.power === 'destiny' ? '?' : facts.power), words.damage(facts.damage)];
}

function weaponCard(state: DuelState, id: string, words: Words): PictureCard {
  const facts = weaponOf(state, id);
  const kind = facts?.lightsaber ? words.lightsaber : words.weapon;
  return { id, title: facts?.title ?? id, kind, ...(facts && { seat: facts.side }) };
}

/** One of the two who fight, with what makes up the power and how many hits it has. */
function fighterCard(state: DuelState, duel: Duel, side: Side, words: Words): PictureCard[] {
  const fighter = duel.fighters[side];
  const facts = fighter && characterOf(state, fighter.character);
  if (!fighter || !facts) return [];
  const title = titleOf(facts);
  const power = powerOf(state, side);
  const parts = duel.stage === 'defender' ? [] : (power?.parts ?? []);
  const total = duel.power[side];
  const marks: Mark[] = [{ text: side === duel.initiator ? words.attacker : words.defender }];
  if (state.passed.includes(side)) marks.push({ text: words.passed, tone: 'weak' });
  return [
    {
      id: fighter.character,
      title,
      seat: side,
      kind: isDuelist(facts) ? words.duelist : words.character,
      facts: [
        words.power(power?.basic ?? '?'),
        ...parts.map(({ amount, from }) => words.from(amount, from === title ? words.itsText : from)),
        ...(total === undefined ? [] : [words.total(total)]),
        words.damage(facts.damage),
      ],
      marks,
      ...(fighter.weapon !== undefined && { holds: [weaponCard(state, fighter.weapon, words)] }),
    },
  ];
}

/** Everybody and everything else on the table. */
function tableCards(state: DuelState, words: Words): PictureCard[] {
  const fighting = new Set(
    Object.values(state.duel?.fighters ?? {}).flatMap(({ character, weapon }) => [character, weapon]),
  );
  const ids = Object.keys(state.table).filter((id) => !fighting.has(id));
  return SIDES.flatMap((side) => ids.filter((id) => state.cards[id]?.side === side)).flatMap((id) => {
    const facts = state.cards[id];
    const place = state.table[id];
    if (!facts || !place) return [];
    const marks: Mark[] = [];
    if (state.duel?.target === id) marks.push({ text: words.target, tone: 'live' });
    if (place.hidden) marks.push({ text: words.hidden, tone: 'weak' });
    if (place.on !== state.planet) marks.push({ text: words.elsewhere(place.on), tone: 'weak' });
    const marked = { ...(marks.length > 0 && { marks }), ...(place.hidden && { faceDown: true as const }) };
    if (facts.kind === 'weapon') return [{ ...weaponCard(state, id, words), ...marked }];
    const card: PictureCard = { id, title: titleOf(facts), seat: facts.side, ...marked };
    if (facts.kind === 'effect') return [{ ...card, kind: words.effect }];
    const kind = isDuelist(facts) ? words.duelist : words.character;
    return [{ ...card, kind, facts: characterFacts(facts, words) }];
  });
}

/** A card of a dueling hand or pile: a bare number, a card with a title, or one nobody knows. */
function duelCard(state: DuelState, id: string, seat: Side, words: Words, marks: Mark[]): PictureCard {
  const card = deckCard(state, id);
  const marked = marks.length > 0 ? { marks } : {};
  if (!card) return { id, title: '?', seat, kind: words.unknownCard, ...marked };
  const destiny = destiniesOf(card).join(' / ');
  if (card.title === undefined) return { id, title: destiny, seat, ...marked };
  return {
    id,
    title: card.title,
    seat,
    facts: [words.destiny(destiny), ...(card.text ? [words.hasText] : [])],
    ...marked,
  };
}

function handZone(state: DuelState, duel: Duel, side: Side, words: Words): Zone {
  const { attack } = duel;
  const answering = attack && attack.by !== side && !duel.text;
  const cards = state.players[side].duelingHand.map((id) => {
    const card = deckCard(state, id);
    const fits = answering && card && destiniesOf(card).includes(attack.destiny);
    return duelCard(state, id, side, words, fits ? [{ text: words.parries, tone: 'live', tells: true }] : []);
  });
  const empty = duel.handsDrawn.includes(side) ? words.emptyHand : words.notDrawn;
  return { id: `hand-${side}`, title: words.dueling[side], seat: side, empty, form: 'cards', cards };
}

/** The cards played, the last one on top. */
function playedZone(state: DuelState, duel: Duel, words: Words): Zone {
  const ownerOf = (id: string): Side | undefined =>
    SIDES.find((side) => state.players[side].duelingPile.includes(id));
  const cards = duel.played.toReversed().flatMap((id) => {
    const owner = ownerOf(id);
    if (!owner) return [];
    const marks: Mark[] =
      duel.attack?.card === id ? [{ text: duel.text ? words.playedNow : words.attacks, tone: 'live' }] : [];
    return [duelCard(state, id, owner, words, marks)];
  });
  return { id: 'played', title: words.lastPlayed, empty: words.nothingPlayed, form: 'stack', cards };
}

/** Hits of each side out of its damage number; after the duel also the damage that was taken. */
function score(state: DuelState, words: Words): Figure[] {
  const { duel, result } = state;
  const fighters = duel?.fighters ?? result?.fighters ?? {};
  const tokens = duel?.hits ?? result?.hits;
  if (!tokens || result?.outcome === 'discarded') return [];
  const figures = SIDES.flatMap((side): Figure[] => {
    const facts = characterOf(state, fighters[side]?.character ?? '');
    if (!facts) return [];
    const value = words.hits(tokens[side], facts.damage);
    const defeated = result?.losers.includes(side) ?? false;
    return [{ label: words.hitsOf(side), value, seat: side, ...(defeated && { tone: 'bad' as const }) }];
  });
  if (!result) return figures;
  const damage = SIDES.map((side): Figure => {
    const value = result.damage[side];
    return { label: words.damageOf(side), value, seat: side, ...(value > 0 && { tone: 'bad' as const }) };
  });
  return [...figures, ...damage];
}

function pilesZone(state: DuelState, words: Words): Zone {
  return {
    id: 'piles',
    title: words.piles,
    form: 'piles',
    piles: SIDES.flatMap((side) => {
      const cards = state.players[side];
      const inDuel = cards.duelingHand.length + cards.duelingPile.length;
      return [
        { id: `draw-${side}`, title: words.drawDeck(side), count: deckSize(cards) - inDuel },
        { id: `discard-${side}`, title: words.discard(side), count: cards.discard.length + cards.lost },
      ];
    }),
  };
}

/** A position of the duel, drawn. */
export function drawDuel(locale: Locale, state: DuelState): Picture {
  const { picture: words }: DuelWords = DUEL_WORDS[locale];
  const { duel } = state;
  const zones: Zone[] = [];
  if (duel || state.result)
    zones.push({ id: 'stages', title: words.stagesTitle, form: 'track', steps: stages(state, words) });
  const figures = score(state, words);
  if (figures.length > 0) zones.push({ id: 'score', title: words.score, form: 'figures', figures });
  if (duel) {
    const sides = [duel.initiator, otherSide(duel.initiator)];
    const fighters = sides.flatMap((side) => fighterCard(state, duel, side, words));
    zones.push({ id: 'fighters', title: words.fighters, form: 'cards', cards: fighters });
    if (duel.stage === 'exchange') zones.push(playedZone(state, duel, words));
    if (duel.stage === 'hands' || duel.stage === 'exchange')
      for (const side of sides) zones.push(handZone(state, duel, side, words));
  }
  const table = tableCards(state, words);
  if (table.length > 0) zones.push({ id: 'table', title: words.table, form: 'cards', cards: table });
  zones.push(pilesZone(state, words));
  return {
    moment: words.moment(state.step, state.turn, state.planet, state.location),
    opportunity: opportunity(state, words),
    zones,
  };
}
