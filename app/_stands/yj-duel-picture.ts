import type { Locale } from '../_i18n/locales';
import { DUEL_WORDS, type DuelWords, type PictureWords } from '../_i18n/rules/yj-duel';
import { otherSide, SIDES, type Side } from '../_rules/core/sides';
import { destiniesOf } from '../_rules/young-jedi/duel/facts';
import { nextHand } from '../_rules/young-jedi/duel/hands';
import { titleOf } from '../_rules/young-jedi/duel/match';
import { options } from '../_rules/young-jedi/duel/options';
import { powerOf } from '../_rules/young-jedi/duel/power';
import { type Attack, type Duel, type DuelState, STAGES } from '../_rules/young-jedi/duel/state';
import { characterOf, deckCard, deckSize, defenderOf, named } from '../_rules/young-jedi/duel/table';
import type { Blow, Picture, PictureCard, Pile, Row, TrackStep, Zone } from './picture';
import { duelCard, fighterCard, fighterOf, tableCards } from './yj-duel-cards';

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
  const { duel, result, step, battled, over } = state;
  const drawn = SIDES.some(
    (side) => characterOf(state, fighterOf(state, side)?.character ?? '')?.power === 'destiny',
  );
  const cutShort = result?.outcome === 'discarded';
  const shown = cutShort ? STAGES.slice(0, 1) : STAGES.filter((stage) => stage !== 'power' || drawn);
  const names = [words.initiate, ...shown.map((stage) => words.stages[stage]), words.aftermath, words.battle];
  const last = names.length - 1;
  const before = step === 'deploy' ? -1 : 0;
  const reached = duel ? shown.indexOf(duel.stage) + 1 : result ? last - 1 : before;
  const now = over ? names.length : battled ? last : reached;
  return names.map((title, i) => ({ title, at: i === now ? 'now' : i < now ? 'done' : 'ahead' }));
}

/** The dark side sits opposite. */
const rowOf = (side: Side): Row => (side === 'dark' ? 'far' : 'near');

/** The dueling hand, or the hand that lies aside as long as there is none. */
function handZone(state: DuelState, side: Side, words: Words): Zone {
  const { duel } = state;
  const zone = { id: `hand-${side}`, seat: side, row: rowOf(side), form: 'fan' as const };
  if (duel?.stage !== 'hands' && duel?.stage !== 'exchange') {
    const cards = Array.from({ length: state.players[side].hand }, (_, i): PictureCard => {
      return { id: `aside-${side}-${i}`, title: words.unknownCard, seat: side, faceDown: true };
    });
    return { ...zone, title: words.hand(side), cards };
  }
  const { attack } = duel;
  const answering = attack && attack.by !== side && !duel.text;
  const cards = state.players[side].duelingHand.map((id): PictureCard => {
    const facts = deckCard(state, id);
    const fits = answering && facts && destiniesOf(facts).includes(attack.destiny);
    const card = duelCard(state, id, side, words);
    return fits ? { ...card, marks: [{ text: words.parries, tone: 'live', tells: true }] } : card;
  });
  const empty = duel.handsDrawn.includes(side) ? words.emptyHand : words.notDrawn;
  return { ...zone, title: words.dueling[side], empty, cards };
}

function pilesZone(state: DuelState, side: Side, words: Words): Zone {
  const cards = state.players[side];
  const struck = new Set(state.duel?.played.map(({ card }) => card));
  const known = (ids: readonly string[]): string[] => ids.filter((id) => !struck.has(id));
  const fallen = [fighterOf(state, side)?.character, fighterOf(state, side)?.weapon];
  const inDuel = cards.duelingHand.length + cards.duelingPile.length;
  const piles: Pile[] = [
    {
      id: `draw-${side}`,
      title: words.drawDeck(side),
      short: words.short.draw,
      count: deckSize(cards) - inDuel,
      cards: cards.shuffled > 0 ? backInDeck(state, side) : known(cards.draw),
    },
    {
      id: `discard-${side}`,
      title: words.discard(side),
      short: words.short.discard,
      count: cards.discard.length + cards.lost,
      cards: known(cards.discard).filter((id) => !fallen.includes(id)),
      open: true,
    },
  ];
  return { id: `piles-${side}`, title: words.piles, seat: side, row: rowOf(side), form: 'piles', piles };
}

/** Once a deck is reshuffled nobody knows where in it a card lies, but it is there. */
function backInDeck(state: DuelState, side: Side): string[] {
  const { discard } = state.players[side];
  const nameless = new RegExp(`^${side}-\\d+$`);
  return Object.keys(state.deckCards).filter((id) => nameless.test(id) && !discard.includes(id));
}

/** Who stands on each side: the one who fights, and as long as that is open, everybody there. */
function sideZone(state: DuelState, side: Side, words: Words): Zone {
  const fights = fighterOf(state, side) !== undefined;
  const cards = fights ? fighterCard(state, side, words) : tableCards(state, side, words);
  return { id: `side-${side}`, title: words.onPlanet[side], row: 'middle', form: 'cards', cards };
}

/** Each card played is a blow; the last one stands with the blow that it has parried. */
function blowsOf(state: DuelState, duel: Duel, words: Words): Blow[] {
  const { played, attack, text } = duel;
  const draw = ({ card, by, destiny }: Attack): PictureCard => {
    const drawn = duelCard(state, card, by, words, destiny);
    const gone = state.players[by].discard.includes(card);
    return gone ? { ...drawn, marks: [{ text: words.discarded, tone: 'weak' }] } : drawn;
  };
  const open = attack !== null && !text;
  const last = played.at(-1);
  const blows = played.map((blow, i): Blow => {
    const parried = played[i + 1]?.parries;
    return { id: blow.card, by: blow.by, card: draw(blow), outcome: parried ? 'parried' : 'hit' };
  });
  if (!last) return [];
  const parried = last.parries ? blows.at(-2) : undefined;
  const final: Blow = {
    ...(parried ?? { id: last.card, by: last.by, card: draw(last) }),
    ...(parried && { parry: draw(last) }),
    outcome: open ? 'open' : 'hit',
    text: open ? words.toParry(last.destiny) : text ? `${words.hit} ${words.textNow}` : words.hit,
  };
  return [...blows.slice(0, parried ? -2 : -1), final];
}

function blowsZone(state: DuelState, words: Words): Zone {
  return {
    id: 'blows',
    title: words.stages.exchange,
    row: 'middle',
    beside: true,
    empty: outcome(state, words),
    form: 'blows',
    blows: state.duel ? blowsOf(state, state.duel, words) : [],
  };
}

/** What stands between the two when no blow does: what has come of the duel, or where it is. */
function outcome(state: DuelState, words: Words): string {
  const { result } = state;
  if (!result) return state.location;
  if (result.outcome === 'drawn') return words.outcome.drawn;
  const names = result.losers.map((side) => named(state, result.fighters[side]?.character ?? ''));
  return words.outcome[result.outcome](names.join(', '));
}

/** How each side comes to so many cards, until the hands are drawn. */
function powerZones(state: DuelState, words: Words): Zone[] {
  const { duel } = state;
  if (duel?.stage !== 'power' && duel?.stage !== 'hands') return [];
  return (['dark', 'light'] as const).flatMap((side, i): Zone[] => {
    const power = powerOf(state, side);
    const facts = characterOf(state, duel.fighters[side]?.character ?? '');
    if (!power || !facts) return [];
    const isDrawn = facts.power === 'destiny';
    const own = titleOf(facts);
    return [
      {
        id: `power-${side}`,
        title: words.powerOf[side],
        row: 'middle',
        seat: side,
        ...(i > 0 && { beside: true as const }),
        form: 'draw',
        draw: {
          seat: side,
          cards: isDrawn
            ? [{ id: `destiny-${side}`, ...(power.basic !== undefined && { value: power.basic }) }]
            : [],
          terms: [
            ...(isDrawn ? [] : [{ label: words.printed, value: power.basic ?? 0 }]),
            ...power.parts.map(({ from, amount }) => ({
              label: from === own ? words.itsText : from,
              value: amount,
            })),
          ],
          ...(power.basic !== undefined && { total: power.total, against: words.cards(power.total) }),
        },
      },
    ];
  });
}

/** Whoever only looks on. */
function bystanders(state: DuelState, words: Words): Zone[] {
  const cards = (['dark', 'light'] as const).flatMap((side) =>
    fighterOf(state, side) ? tableCards(state, side, words) : [],
  );
  if (cards.length === 0) return [];
  return [{ id: 'bystanders', title: words.bystanders, row: 'middle', form: 'cards', cards }];
}

function damage({ result }: DuelState, words: Words): Zone[] {
  if (!result || result.outcome === 'discarded') return [];
  const figures = (['dark', 'light'] as const).map((side) => {
    const value = result.damage[side];
    return { label: words.damage.label, value, seat: side, ...(value > 0 && { tone: 'bad' as const }) };
  });
  return [{ id: 'damage', title: words.score, row: 'sum', form: 'figures', figures }];
}

/** A position of the duel, drawn: the two who fight left and right, the blows between them. */
export function drawDuel(locale: Locale, state: DuelState): Picture {
  const { picture: words }: DuelWords = DUEL_WORDS[locale];
  return {
    moment: words.moment(state.step, state.turn, state.planet, state.location),
    opportunity: opportunity(state, words),
    zones: [
      { id: 'stages', title: words.stagesTitle, row: 'track', form: 'track', steps: stages(state, words) },
      ...SIDES.flatMap((side) => [handZone(state, side, words), pilesZone(state, side, words)]),
      sideZone(state, 'dark', words),
      blowsZone(state, words),
      { ...sideZone(state, 'light', words), beside: true },
      ...powerZones(state, words),
      ...bystanders(state, words),
      ...damage(state, words),
    ],
  };
}
