/**
 * A whole play of the Star Wars CCG: from the first Force to the last forfeit, and round the turn.
 *
 * The actions, their responses and the card language are those of the action stack (`../stack`); presence, power,
 * ability, weapons and debts are counted by the rules of battle (`../battle`) on the table as it stands (`../field`):
 *
 * - `field/view.ts`     the table as the rules of battle see it; `field/counted.ts` what texts make of its figures
 * - `field/presence.ts` occupying, controlling, draining; `field/reach.ts` adjacency, range, who is at the controls
 * - `field/why-not.ts`  why a battle, a drain, a move, a deployment, a shot or a react is refused
 * - `field/fight.ts`    from initiation to totals; `field/verbs.ts` what cards do to a battle; `field/damage.ts` debts
 * - `play/rulebook.ts`  what the rules let a player do without a card; `play/from-figures.ts` cards made of figures
 *
 * ## Driving it
 *
 *     let state = swccgPlay.start({
 *       turn: 'dark',
 *       phase: 'battle',
 *       locations: [
 *         { id: 'cantina', title: 'Tatooine: Cantina', kind: 'site', of: 'Tatooine', icons: { light: 2, dark: 2 } },
 *       ],
 *       dark: { table: [{ card: 'darth-vader', id: 'vader', at: 'cantina' }], force: 3, reserve: 10 },
 *       light: { table: [{ card: 'luke-skywalker', id: 'luke', at: 'cantina' }], reserve: [5, 2, null] },
 *     });
 *
 * A card is a name of `CARDS`, its figures typed in, or a card of the stack's language with `figures`. It is `at` a
 * location or `at` the card it is aboard (`as` pilot, driver, passenger), on, or escorted by (`captive`). Locations lie
 * in a row; sites of one whole (`of`) that lie side by side are adjacent. `underWay` opens at a drain, in a battle's
 * responses, in its weapons segment or in its damage segment. `checkSetup` lists what is wrong with a set-up.
 *
 * Moves are those of the stack. What needs no card is played by the names `light-activate`, `light-drain`,
 * `light-battle` (`targets: { location }`), `light-move` (`targets: { card, to }`), `light-draw`, and `dark-` likewise; a
 * weapon by its id (`targets: { target }`). In the damage segment `forfeit` (card, and `jumping` where not every rider
 * jumps off), `lose` (from, card) and `finish`, by either player; `choose` (`escape`, `stay`) for a captive whose escort is
 * gone. Whoever could do nothing but pass is taken to pass; `patient: true` asks for every pass.
 *
 * Other ways are meant by their names and listed last: a card deploys aboard with `text: 'pilot'`, `driver`, `passenger`
 * or `cargo` (`targets: { aboard }`), a starfighter `with-pilot` (`targets: { pilot, to }`); `light-embark` (text as
 * before, `targets: { card, aboard }`), `light-disembark` (`{ card }`), `light-enter` a vehicle site (`{ card, to }`),
 * `light-transfer` (text as before, `{ cards, aboard }`), `light-transit` (`{ cards, to }`), `light-shuttle`
 * (`pilot`, `passenger`, `cargo` with `{ card, aboard }`, or `down` with `{ card, to }`), `light-land` and
 * `light-take-off` (`{ card, to }`). They count with what the figures say: `pilots`, `passengers`, `pilotsOrPassengers`,
 * `vehicles`, `starfighters`, `ties`, `shipDocking`, `tie`, and the `dockingBay` of a location. `light-crew` (`pilot`,
 * `driver`, `passenger` with `{ card }`, and `instead` whoever changes places) says anew who is at the controls; it is no
 * action. A `spy` deploys without presence, a `jediMaster` adds 1 to the Force that may be activated, and at a Death
 * Star II sector nobody deploys, battles or drains.
 *
 * A card with the text `REACTS` reacts by its id, with `targets` for those who get on or off: `embarking`,
 * `disembarking`. A text with `field: 'react-by-deploying'` deploys its card as a react. `per: 'battle'` counts the uses
 * of a text by battle; `mandatory: true` keeps a phase or segment from ending before it is used. `settling: true` is for
 * between two losses of the damage segment, `instead` for a destiny about to be drawn: such cards are played as any other,
 * while the loss or the draw is waited for.
 *
 * - `field/boarding.ts` who goes aboard what, and off; `field/travel.ts` transit, shuttling, landing; `field/deploying.ts`
 * - `field/riding.ts` moving as a react; `field/docking.ts` from starship to starship, and from seat to seat
 * - `play/ways.ts`, `play/moving.ts` the same as texts; `field/release.ts` a captive without an escort
 *
 * Not modelled, and so refused or left out: riders who would rather not jump off what is lost other than by being
 * forfeited; deploying and converting locations (`locations-lie`), and Starting Interrupts (`starting-only`); undercover
 * spies, and a starfighter with a spy as its pilot where there is no presence; dark side starfighters that have to head
 * back from the sectors of the second Death Star, and escaping from it; what becomes of a vehicle site without its vehicle.
 */
export { CARDS, type CardName } from '../battle/cards';
export type { CardFacts } from '../battle/facts';
export { waysOutOf } from '../field/damage';
export { controls, occupies } from '../field/presence';
export { areAdjacent, isInRange } from '../field/reach';
export type { PlaceFacts, Worth } from '../field/state';
export { type Awaited, awaited } from '../stack/awaited';
export { bothPass, draw, lose, type Move, pass, play } from '../stack/moves';
export { refusals } from '../stack/options';
export type { Card } from '../stack/schema';
export type { State } from '../stack/state';
export * as playCards from './cards';
export { checkSetup, SETUP_FLAWS, type SetupFlaw } from './check-setup';
export { cardOfFigures, location, REACTS } from './from-figures';
export { type PlayExpected, type PlayScenario, playDifferences } from './scenario';
export { PLAY_SCENARIOS as playScenarios } from './scenarios';
export type { AnyCard, PlayLocation, PlayPut, PlaySetup, PlaySide, UnderWay } from './setup';
export { swccgPlay } from './simulator';
