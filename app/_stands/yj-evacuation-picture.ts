import type { Locale } from '../_i18n/locales';
import { EVACUATION_WORDS, type EvacuationWords } from '../_i18n/rules/yj-evacuation';
import { otherSide, DARK_FIRST as SIDES, type Side } from '../_rules/core/sides';
import { totalOf } from '../_rules/young-jedi/evacuation/fight';
import { cubesOf, isPassenger, isUnique, powerOf, titleOf } from '../_rules/young-jedi/evacuation/fleet';
import { isPicking } from '../_rules/young-jedi/evacuation/outcome';
import { type EvacuationState, type Planet, STAGES } from '../_rules/young-jedi/evacuation/state';
import type { Figure, Mark, Picture, PictureCard, Place, Row, Stat, Zone } from './picture';

/** The planets and who is there, space and what flies in it, and behind them what each player has. */
export function drawEvacuation(locale: Locale, state: EvacuationState): Picture {
  const words = EVACUATION_WORDS[locale];
  const { attempt, edition } = state;
  const step = attempt ? words.stages[attempt.stage] : words.steps[state.step];
  return {
    moment: `${words.sides[state.turn]} · ${step} · ${words.editions[edition]}`,
    opportunity: opportunity(words, state),
    zones: [
      stageTrack(words, state),
      ...SIDES.flatMap((side) => [handOf(words, state, side), pilesOf(words, state, side)]),
      {
        id: 'places',
        title: words.picture.places,
        row: 'middle',
        form: 'places',
        places: [
          ...state.planets.map((planet) => planetPlace(words, state, planet)),
          ...orbit(words, state),
          ...hyperspace(words, state),
        ],
      },
      ...counted(words, state),
    ],
  };
}

/** The dark side sits opposite. */
const rowOf = (side: Side): Row => (side === 'dark' ? 'far' : 'near');

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

/** The first rulebook knows no declaration and no plan. While nobody evacuates all of it lies ahead. */
function stageTrack({ picture }: EvacuationWords, { edition, attempt, turn }: EvacuationState): Zone {
  const stages = STAGES.filter(
    (stage) => edition === 'hyperspace' || (stage !== 'declare' && stage !== 'plan'),
  );
  const now = attempt ? stages.indexOf(attempt.stage) : -1;
  return {
    id: 'stages',
    title: picture.stagesTitle,
    seat: turn,
    row: 'track',
    form: 'track',
    steps: stages.map((stage, i) => ({
      title: picture.track[stage],
      at: i < now ? 'done' : i === now ? 'now' : 'ahead',
    })),
  };
}

/** A planet with the cards on it; those that are being evacuated are marked. */
function planetPlace(words: EvacuationWords, state: EvacuationState, { id, title, cards }: Planet): Place {
  const { picture } = words;
  const { attempt } = state;
  const isLeft = attempt?.planet === id;
  const there = (side: Side): PictureCard[] => [
    ...(isLeft && attempt.by === side ? attempt.passengers : []).map(
      (card): PictureCard => ({
        ...cardOf(words, state, side, card),
        marks: [{ text: picture.aboard, tone: 'live' }],
      }),
    ),
    ...cards[side].map(({ card, faceDown }): PictureCard => {
      const marks: Mark[] = faceDown ? [{ text: picture.hidden, tone: 'weak' }] : [];
      if (!isPassenger(state.cards[card])) marks.push({ text: picture.stays, tone: 'weak' });
      return {
        ...cardOf(words, state, side, card),
        ...(faceDown && { faceDown }),
        ...(marks.length > 0 && { marks }),
      };
    }),
  ];
  return {
    id: `planet-${id}`,
    title,
    kind: 'planet',
    ...(isLeft && { marks: [{ text: picture.leaving, tone: 'live' }] }),
    far: there('dark'),
    near: there('light'),
  };
}

/** Above the planet that is evacuated: the starships that have set out, in the order of their plans. */
function orbit(words: EvacuationWords, state: EvacuationState): Place[] {
  const { attempt } = state;
  const planet = state.planets.find(({ id }) => id === attempt?.planet);
  if (!attempt || !planet) return [];
  return [
    {
      id: 'orbit',
      title: words.picture.orbit(planet.title),
      kind: 'space',
      marks: [{ text: words.picture.track[attempt.stage], tone: 'live' }],
      far: fleetOf(words, state, 'dark'),
      near: fleetOf(words, state, 'light'),
    },
  ];
}

/** Where starships wait; the first rulebook does not know it. */
// young-jedi/rulebook/starships#hyperspace
function hyperspace(words: EvacuationWords, state: EvacuationState): Place[] {
  if (state.edition === 'first') return [];
  const waiting = (side: Side) => state.players[side].hyperspace.map((id) => cardOf(words, state, side, id));
  return [
    {
      id: 'hyperspace',
      title: words.picture.hyperspace,
      kind: 'space',
      far: waiting('dark'),
      near: waiting('light'),
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

/** Damage owed; the totals of the fight; or the Battle cards declared, as far as they are. */
function counted({ picture }: EvacuationWords, state: EvacuationState): Zone[] {
  const { owed, attempt } = state;
  const both = (label: string, value: (side: Side) => string | number): Figure[] =>
    SIDES.map((seat) => ({ label, value: value(seat), seat }));
  const groups = attempt?.fight?.groups;
  const declaring = attempt?.stage === 'declare' || attempt?.stage === 'plan';
  const figures: Figure[] = owed
    ? [{ label: picture.owed, value: owed.count, seat: owed.player, tone: 'bad' }]
    : groups
      ? both(picture.total, (side) => totalOf(state, side, groups[side]))
      : declaring
        ? both(picture.declared, (side) => attempt.declared[side] ?? '?')
        : [];
  if (figures.length === 0) return [];
  return [{ id: 'counted', title: picture.counted, row: 'sum', form: 'figures', figures }];
}

function cardOf(words: EvacuationWords, state: EvacuationState, side: Side, id: string): PictureCard {
  const { picture, ships } = words;
  const card = state.cards[id] ?? {};
  const { destiny } = card;
  const number =
    destiny === undefined ? '?' : typeof destiny === 'number' ? `${destiny}` : destiny.join(' / ');
  const stat = (label: string, value: number | string): Stat => ({
    label,
    short: label.charAt(0).toUpperCase(),
    value,
  });
  if (card.title === undefined)
    return { id, title: picture.untitled(number), seat: side, kind: picture.destiny, figure: number };
  const base = { id, title: titleOf(state, id), seat: side };
  if (card.kind === 'starship') {
    const facts = [...(cubesOf(card) > 0 ? [picture.cube] : []), ...(isUnique(card) ? [picture.unique] : [])];
    return {
      ...base,
      art: 'starship',
      kind: ships[card.ship],
      stats: [stat(picture.power, powerOf(state, side, id)), stat(picture.damage, card.damage)],
      ...(facts.length > 0 && { facts }),
    };
  }
  if (card.kind === 'battle')
    return {
      ...base,
      art: 'battle',
      kind: picture.kinds.battle,
      ...(card.bonus && { stats: [stat(picture.bonus, `+${card.bonus}`)] }),
      ...(card.together && { facts: [picture.together(card.together)] }),
    };
  return { ...base, ...(card.kind && { art: card.kind, kind: picture.kinds[card.kind] }) };
}

function handOf(words: EvacuationWords, state: EvacuationState, side: Side): Zone {
  return {
    id: `held-${side}`,
    title: words.picture.hand(words.sides[side]),
    seat: side,
    row: rowOf(side),
    empty: words.picture.empty,
    form: 'fan',
    cards: state.players[side].hand.map((id) => cardOf(words, state, side, id)),
  };
}

function pilesOf({ picture, sides }: EvacuationWords, state: EvacuationState, side: Side): Zone {
  const { deck, discard } = state.players[side];
  const top = discard.at(-1);
  return {
    id: `rest-${side}`,
    title: picture.piles(sides[side]),
    seat: side,
    row: rowOf(side),
    form: 'piles',
    piles: [
      {
        id: `deck-${side}`,
        title: picture.deck,
        count: deck.cards.length,
        cards: deck.cards,
        ...(deck.cards.length === 0 && { tone: 'bad' }),
      },
      {
        id: `discard-${side}`,
        title: picture.discard,
        count: discard.length,
        cards: discard,
        open: true,
        ...(top !== undefined && state.cards[top]?.title !== undefined && { top: [titleOf(state, top)] }),
      },
    ],
  };
}
