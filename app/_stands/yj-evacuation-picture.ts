import type { Locale } from '../_i18n/locales';
import { EVACUATION_WORDS, type EvacuationWords } from '../_i18n/rules/yj-evacuation';
import { otherSide, SIDES, type Side } from '../_rules/swccg/force/piles';
import { totalOf } from '../_rules/young-jedi/evacuation/fight';
import { cubesOf, isPassenger, isUnique, powerOf, titleOf } from '../_rules/young-jedi/evacuation/fleet';
import { isPicking } from '../_rules/young-jedi/evacuation/outcome';
import { type EvacuationState, STAGES } from '../_rules/young-jedi/evacuation/state';
import type { Mark, Picture, PictureCard, Zone } from './picture';

export function drawEvacuation(locale: Locale, state: EvacuationState): Picture {
  const words = EVACUATION_WORDS[locale];
  const { attempt, edition } = state;
  const zones: Zone[] = [
    ...(attempt ? [stageTrack(words, state)] : []),
    { id: 'planets', title: words.picture.planets, form: 'cards', cards: planets(words, state) },
    ...SIDES.flatMap((side) => fleetZone(words, state, side)),
    ...(attempt?.fight ? [fightFigures(words, state)] : []),
    {
      id: 'hands',
      title: words.picture.hands,
      form: 'cards',
      empty: words.picture.empty,
      cards: SIDES.flatMap((side) => state.players[side].hand.map((id) => cardOf(words, state, side, id))),
    },
    {
      id: 'piles',
      title: words.picture.piles,
      form: 'piles',
      piles: SIDES.flatMap((side) => piles(words, state, side)),
    },
  ];
  const step = attempt ? words.stages[attempt.stage] : words.steps[state.step];
  return {
    moment: `${words.sides[state.turn]} · ${step} · ${words.editions[edition]}`,
    opportunity: opportunity(words, state),
    zones,
  };
}

function opportunity(words: EvacuationWords, state: EvacuationState): Picture['opportunity'] {
  const { sides } = words;
  const say = words.picture.opportunity;
  const { over, owed, attempt } = state;
  if (over) {
    if (over.reason === 'turns') return { text: say.over };
    return { seat: over.winner, text: say.won(sides[over.winner]) };
  }
  if (owed) return { seat: owed.player, text: say.lose(sides[owed.player], owed.count) };
  if (!attempt)
    return {
      seat: state.turn,
      text: (state.step === 'deploy' ? say.deploy : say.otherStep)(sides[state.turn]),
    };
  const { choice, fight, by, declared } = attempt;
  if (choice) return { seat: choice.player, text: say.choice(sides[choice.player]) };
  if (isPicking(state)) return { text: say.pick };
  const attacker = otherSide(by);
  if (attempt.stage === 'intercept') return { seat: attacker, text: say.intercept(sides[attacker]) };
  if (attempt.stage === 'declare') {
    const seat = declared[attacker] === undefined ? attacker : by;
    return { seat, text: say.declare(sides[seat]) };
  }
  const due = fight?.due[0];
  if (!due) return { text: say.plan };
  return { seat: due.player, text: say.draw(sides[due.player], titleOf(state, due.card)) };
}

/** The first rulebook knows no declaration and no plan. */
function stageTrack(words: EvacuationWords, state: EvacuationState): Zone {
  const stages = STAGES.filter(
    (stage) => state.edition === 'hyperspace' || (stage !== 'declare' && stage !== 'plan'),
  );
  const now = stages.indexOf(state.attempt?.stage ?? 'intercept');
  return {
    id: 'stages',
    title: words.picture.stagesTitle,
    form: 'track',
    steps: stages.map((stage, i) => ({
      title: words.stages[stage],
      at: i < now ? 'done' : i === now ? 'now' : 'ahead',
    })),
  };
}

/** Each planet with the cards on it; those that are being evacuated are marked. */
function planets(words: EvacuationWords, state: EvacuationState): PictureCard[] {
  const { attempt } = state;
  const { picture } = words;
  return state.planets.map(({ id, title, cards }) => {
    const leaving = attempt?.planet === id ? attempt.passengers : [];
    const aboard: PictureCard[] = leaving.map((card) => ({
      ...cardOf(words, state, attempt?.by ?? 'light', card),
      marks: [{ text: picture.aboard, tone: 'live' }],
    }));
    const staying = SIDES.flatMap((side) =>
      cards[side].map(({ card, faceDown }): PictureCard => {
        const marks: Mark[] = faceDown ? [{ text: picture.hidden, tone: 'weak' }] : [];
        if (!isPassenger(state.cards[card])) marks.push({ text: picture.stays, tone: 'weak' });
        return {
          ...cardOf(words, state, side, card),
          ...(faceDown && { faceDown }),
          ...(marks.length > 0 && { marks }),
        };
      }),
    );
    const holds = [...aboard, ...staying];
    return { id: `planet-${id}`, title, ...(holds.length > 0 && { holds }) };
  });
}

/** A player's starships: the hyperspace pile, or those that have set out, in the order of the plan. */
function fleetZone(words: EvacuationWords, state: EvacuationState, side: Side): Zone[] {
  const { picture, sides } = words;
  const out = fleetOf(words, state, side);
  const waiting = state.players[side].hyperspace.map((id) => cardOf(words, state, side, id));
  if (out.length === 0 && state.edition === 'first') return [];
  const { stage } = state.attempt ?? {};
  const planned = state.edition === 'hyperspace' && (stage === 'plan' || stage === 'fight');
  const title = out.length === 0 ? picture.hyperspace : planned ? picture.plan : picture.committed;
  return [
    {
      id: `fleet-${side}`,
      title: title(sides[side]),
      seat: side,
      form: 'cards',
      empty: picture.empty,
      cards: [...out, ...waiting],
    },
  ];
}

function fleetOf(words: EvacuationWords, state: EvacuationState, side: Side): PictureCard[] {
  const { attempt } = state;
  if (!attempt) return [];
  const { picture } = words;
  const marked = (ids: readonly string[], mark?: Mark) =>
    ids.map((id) => ({ ...cardOf(words, state, side, id), ...(mark && { marks: [mark] }) }));
  const group = attempt.fight?.groups[side];
  const chosen = attempt.choice?.player === side ? attempt.choice.ships : [];
  const now = [...(group?.battle === undefined ? [] : [group.battle]), ...(group?.ships ?? []), ...chosen];
  const planning = attempt.stage === 'plan';
  return [
    ...marked(now, { text: picture.fighting, tone: 'live' }),
    ...marked(attempt.plans[side]),
    ...marked(attempt.ships[side], planning ? { text: picture.toPlace, tone: 'weak' } : undefined),
    ...marked(attempt.survivors[side], { text: picture.survived, tone: 'weak' }),
  ];
}

/** The totals of the fight so far. */
function fightFigures({ picture, sides }: EvacuationWords, state: EvacuationState): Zone {
  const groups = state.attempt?.fight?.groups;
  return {
    id: 'fight',
    title: picture.fight,
    form: 'figures',
    figures: groups
      ? SIDES.map((side) => ({
          label: picture.total(sides[side]),
          value: totalOf(state, side, groups[side]),
          seat: side,
        }))
      : [],
  };
}

function cardOf(words: EvacuationWords, state: EvacuationState, side: Side, id: string): PictureCard {
  const { picture, ships } = words;
  const card = state.cards[id] ?? {};
  const { destiny } = card;
  const number =
    destiny === undefined ? '?' : typeof destiny === 'number' ? `${destiny}` : destiny.join(' / ');
  const base = {
    id,
    title: card.title === undefined ? picture.untitled(number) : titleOf(state, id),
    seat: side,
  };
  if (card.kind === 'starship') {
    const facts = [picture.power(powerOf(state, side, id)), picture.damage(card.damage)];
    if (cubesOf(card) > 0) facts.push(picture.cube);
    if (isUnique(card)) facts.push(picture.unique);
    return { ...base, kind: ships[card.ship], facts };
  }
  if (card.kind === 'battle') {
    const facts = card.bonus ? [picture.bonus(card.bonus)] : [];
    if (card.together) facts.push(picture.together(card.together));
    return { ...base, kind: picture.kinds.battle, ...(facts.length > 0 && { facts }) };
  }
  return { ...base, ...(card.kind && { kind: picture.kinds[card.kind] }) };
}

function piles({ picture, sides }: EvacuationWords, state: EvacuationState, side: Side) {
  const { deck, discard } = state.players[side];
  return [
    {
      id: `deck-${side}`,
      title: picture.deck(sides[side]),
      count: deck.cards.length,
      ...(deck.cards.length === 0 && { tone: 'bad' as const }),
    },
    {
      id: `discard-${side}`,
      title: picture.discard(sides[side]),
      count: discard.length,
      tone: 'weak' as const,
    },
  ];
}
