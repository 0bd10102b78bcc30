import type { Refusal as Forbidden } from '../play/refusals';
import { type Refusal, refuse } from './refusals';
import { nameOf, type TurnState } from './state';

/** Whether only Lv. or Cost is in the way. */
export const isUnpaid = ({ code }: Forbidden): boolean =>
  code === 'lv-not-met' || code === 'cost-not-met' || code === 'ex-too-few' || code === 'ex-too-many';

/** What the play forbids to do with this card, in the words of the turn. */
export function worded(
  state: TurnState,
  card: string,
  forbidden: Forbidden | undefined,
): Refusal | undefined {
  switch (forbidden?.code) {
    case undefined:
      return undefined;
    case 'not-your-turn':
    case 'not-your-opportunity':
      return refuse(forbidden.code, forbidden.args);
    case 'wrong-moment':
      return refuse('wrong-moment', forbidden.args);
    case 'top-card-known':
    case 'not-in-pool':
    case 'not-your-unit':
      return refuse(forbidden.code, forbidden.args);
    case 'lv-not-met':
      return refuse('lv-not-met', forbidden.args);
    case 'cost-not-met': {
      const { have, ...asked } = forbidden.args;
      return refuse('cannot-pay', { ...asked, active: have });
    }
    case 'ex-too-few':
      return refuse('payment-too-small', forbidden.args);
    case 'ex-too-many':
      return refuse('payment-too-large', forbidden.args);
    case 'wrong-timing':
      return refuse(forbidden.args.timing === 'main' ? 'needs-main-timing' : 'needs-action-timing', {
        card: nameOf(state, card),
      });
    case 'not-in-hand':
      return refuse('not-in-hand', { card: nameOf(state, card) });
    case 'not-deployable':
    case 'not-a-pilot':
    case 'not-a-command':
      // nobody has said which card it is, so this one is not known to be there
      return refuse(state.cards[card] ? forbidden.code : 'not-in-hand', forbidden.args);
    case 'nothing-to-replace':
      return refuse('no-room-needed', { card: nameOf(state, card) });
    default:
      // everything else that the play says of these moves is that the main phase is not yet there, or over
      return refuse('only-in-main-phase');
  }
}
