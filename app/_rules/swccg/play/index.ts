/**
 * A whole play of the Star Wars CCG: from the first Force to the last forfeit, and round the turn.
 *
 * The actions, their responses and the card language are those of the action stack (`../stack`); presence, power,
 * ability, weapons and debts are counted by the rules of battle (`../battle`) on the table as it stands (`../field`):
 *
 * - `field/view.ts`     the table as the rules of battle see it; `field/counted.ts` what texts make of its figures
 * - `field/presence.ts` occupying, controlling, draining; `field/reach.ts` adjacency, range, who is at the controls
 * - `field/why-not.ts`  why a battle, a drain, a move, a deployment, a shot or a react is refused
 * - `field/fight.ts`    from initiation to totals; `field/draws.ts` the destinies of the power segment
 * - `field/verbs.ts`    what cards do to a battle; `field/damage.ts` debts
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
 * in a row; sites of one whole (`of`) that lie side by side are adjacent. `underWay` (`what`, `at`, `segment`, `hit`, and
 * what each side owes) opens at a drain, in a battle's responses, in its weapons segment or in its damage segment.
 * `checkSetup` lists what is wrong with a set-up.
 *
 * Moves are those of the stack. What needs no card is played by the names `light-activate`, `light-drain`,
 * `light-battle` (`targets: { location }`), `light-move` (`targets: { card, to }`), `light-draw`, and `dark-` likewise. A
 * card of a hand deploys by its id (`targets: { to }`; a weapon, `{ bearer }`); so a weapon on table fires (`{ target }`).
 * Destinies are drawn by `draw` (value), or not by `decline`. In the damage segment `forfeit` (card, and `jumping` where
 * not every rider jumps off), `lose` (from, card) and `finish`, by either player; `choose` (`escape`, `stay`) for a captive
 * whose escort is gone, and, with `asksRiders` in the set-up, `choose` (`jump`, `remain`) for each rider of a creature
 * vehicle that is lost in another way than by being forfeited: without it they jump off. Whoever could do nothing but
 * pass is taken to pass; `patient: true` asks for every pass.
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
 * Star II sector nobody deploys, battles or drains; from there `dark-return` (`{ card, to }`) is mandatory in the dark
 * side's move phase while no light side starfighter is at any of these sectors. To locations of `Dagobah` only cards with
 * the tag `dagobah` deploy, those that a text lets, and weapons on what is there; nobody shuttles there or away from it.
 * A system that `orbits` another one at its parsec, the first Death Star, is reached from there without hyperspeed.
 *
 * A spy is `undercover` at a site in a set-up, by the Effect `playCards.UNDERCOVER`, or because its figures say that it
 * deploys so (`undercover`): it is inactive, its player may deploy where it is, the opponent does not drain there. It
 * moves in the opponent's move phase (`light-sneak`, `{ card, to }`); its player breaks its cover in a deploy phase
 * (`light-break-cover`, `{ card }`). Texts do both with `go-undercover` and `break-cover`.
 *
 * A location in hand (`location(title, facts)`) deploys right after the one that `targets: { beside }` names, with `text:
 * 'before'` right before the first of its planet, with `'over'` on top of the opponent's version, and with no target where
 * nothing of its planet lies. Sites keep their order: interior, docking bays, exterior, or the other way round; the system
 * at one end; those of `Death Star II` as its layout has them. The `side` of a location in a set-up says whose version it is.
 *
 * A card with the text `REACTS` reacts by its id, with `targets` for those who get on or off: `embarking`,
 * `disembarking`. A text with `field: 'react-by-deploying'` deploys its card as a react. `per: 'battle'` counts the uses
 * of a text by battle; `mandatory: true` keeps a phase or segment from ending before it is used. `settling: true` is for
 * between two losses of the damage segment, `instead` for a destiny about to be drawn: such cards are played as any other,
 * while the loss or the draw is waited for.
 *
 * A card of the kind `admirals-order` deploys where its player occupies a battleground system, and displaces the one on
 * table. Texts `capture` and `release`: a captive without an escort stays at the site; one set free at a system escapes.
 *
 * - `field/drains.ts` what a drain is for, what caps it, and what the opponent may not change
 * - `field/captives.ts` taking captives and setting them free; `field/admirals-order.ts` the one on table
 * - `field/boarding.ts` who goes aboard what, and off; `field/travel.ts` transit, shuttling, landing; `field/deploying.ts`
 * - `field/undercover.ts` spies on the opponent's side of the table; `field/death-star.ts` going into its sectors, and back
 * - `field/laying.ts` where locations go, and converting them
 * - `field/riding.ts` moving as a react; `field/docking.ts` from starship to starship, and from seat to seat
 * - `play/ways.ts`, `play/moving.ts` the same as texts; `field/release.ts` a captive without an escort
 *
 * Not modelled, and so refused or left out: moving the first Death Star; the Hoth energy shield, but for a text that
 * `forbids`; deploying vehicle sites, sites of `Endor` and sectors of anything but the second Death Star
 * (`locations-lie`), since the documents do not say where they go; Starting Interrupts (`starting-only`); a starfighter
 * with a spy as its pilot where there is no presence; escaping from the second Death Star, which goes by the text of an
 * Epic Event; what becomes of a vehicle site without its vehicle, of which the documents say nothing.
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
