import type { Side } from '../../core/sides';
import { asksWhere, fits } from './patterns';
import { placeOf } from './place';
import { type Refusal, refuse } from './refusals';
import { standingOf } from './roster';
import { type CardId, type PrintedText, printOf, type State, topmost } from './state';
import type { Targets } from './targets';

/** Where an action is, or starts from, and where it leads. */
interface Where {
  at?: string;
  to?: string;
}

/** Whether an action is where its targets say. */
const choosesPlace = ({ atTarget, on, type }: PrintedText): boolean =>
  atTarget !== undefined || on !== undefined || type === 'move';

const known = (at: string | undefined, to = at): Where => ({
  ...(at !== undefined && { at }),
  ...(to !== undefined && { to }),
});

function whereOf(state: State, text: PrintedText, targets: Targets): Where {
  const [target] = targets[text.atTarget ?? text.on ?? 'to'] ?? targets.aboard ?? [];
  const place = target === undefined ? undefined : placeOf(state, target);
  const [mover] = targets.card ?? targets.cards ?? [];
  if (text.type !== 'move' || mover === undefined) return known(place);
  return known(placeOf(state, mover), place);
}

/** Why a card on table forbids an action: that kind of action altogether or, once its targets are chosen, at that place. */
// swccg/actions-step-1a
export function whyForbidden(
  state: State,
  by: Side,
  card: CardId,
  text: PrintedText,
  targets?: Targets,
): Refusal | undefined {
  for (const { owner, title: source, standing } of standingOf(state, 'forbids')) {
    const { forbids } = standing;
    const isLater = !targets && choosesPlace(text);
    if (isLater && asksWhere(forbids)) continue;
    const { title, kind } = printOf(state, card);
    const where = targets
      ? whereOf(state, text, targets)
      : known(text.answers ? topmost(state)?.at : text.at);
    if (fits(state, forbids, { by, type: text.type, card, name: title, kind, ...where }, owner))
      return refuse('forbidden', { card: title, by: source });
  }
  return undefined;
}

/** The ways to choose targets that no card on table forbids, or why it forbids them all. */
export function unforbidden(
  state: State,
  by: Side,
  card: CardId,
  text: PrintedText,
  ways: Targets[],
): Targets[] | Refusal {
  const asks = standingOf(state, 'forbids').some(({ standing }) => asksWhere(standing.forbids));
  if (!asks || !choosesPlace(text)) return ways;
  const open = ways.filter((way) => !whyForbidden(state, by, card, text, way));
  const [first] = ways;
  return open.length > 0 ? open : (whyForbidden(state, by, card, text, first) ?? ways);
}
