import type { Side } from '../../_rules/core/sides';
import type { Role } from '../../_rules/swccg/battle/state';
import { type EventArgs, OF_BATTLES } from '../../_rules/swccg/stack/events';
import { AS_IN_BATTLES, AS_IN_THE_FORCE, type RefusalArgs } from '../../_rules/swccg/stack/refusals';
import type { Phase } from '../../_rules/swccg/stack/timing';
import type { Locale } from '../locales';
import type { Said } from './said';
import { BATTLE_WORDS } from './swccg-battle';
import { FORCE_WORDS } from './swccg-force';

/** The codes that only a whole play tells or refuses by. */
type OwnEvents = Pick<
  EventArgs,
  | 'converted'
  | 'undercover'
  | 'cover-broken'
  | 'joined'
  | 'out-of-battle'
  | 'worth-changed'
  | 'immunity-granted'
  | 'immunity-lost'
  | 'power-changed'
  | 'ability-unapplied'
  | 'kept'
  | 'battle-ended'
>;
type OwnRefusals = Pick<
  RefusalArgs,
  | 'damage-first'
  | 'drained-elsewhere'
  | 'no-drain-here'
  | 'aboard-moves-along'
  | 'not-driven'
  | 'out-of-range'
  | 'wrong-place'
  | 'no-deployment-here'
  | 'closed-planet'
  | 'sector-closed'
  | 'other-death-star'
  | 'already-lies'
  | 'has-its-place'
  | 'out-of-order'
  | 'no-version'
  | 'version-unknown'
  | 'may-remain'
  | 'undercover'
  | 'not-undercover'
  | 'not-a-spy'
  | 'spied-upon'
  | 'no-presence-to-deploy'
  | 'no-pilot-to-deploy'
  | 'persona-on-table'
  | 'no-battleground-system'
  | 'no-such-seat'
  | 'not-a-pilot'
  | 'may-not-drive'
  | 'no-room'
  | 'pilot-not-needed'
  | 'not-together'
  | 'not-aboard'
  | 'cannot-get-off'
  | 'cannot-dock'
  | 'sits-there'
  | 'no-docking-bay'
  | 'not-outdoors'
  | 'no-ship-docking'
  | 'not-related'
  | 'no-starfighter'
  | 'needs-docking-bay'
  | 'only-bay-327'
  | 'cannot-carry'
  | 'not-alone'
  | 'not-aimed-at'
  | 'spared'
  | 'kept-from-moving'
>;

interface PlayWords {
  title: string;
  summary: string;
  events: Said<OwnEvents>;
  refusals: Said<OwnRefusals>;
  /** The phases as the track of the turn names them. */
  phases: Record<Exclude<Phase, 'start' | 'end'>, string>;
  drained: string;
  /** What the rules let a player do without a card, where a sentence speaks of a card. */
  ruleAsCard: (action: string) => string;
  controls: (side: Side) => string;
  contested: string;
  icons: (light: number, dark: number) => string;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const cote = (side: Side): string => (side === 'light' ? 'le côté lumineux' : 'le côté obscur');

const FR_ROLES: Record<Role, string> = {
  pilot: 'pilote',
  driver: 'conducteur',
  passenger: 'passager',
  cargo: 'cargaison',
};
const EN_ROLES: Record<Role, string> = {
  pilot: 'a pilot',
  driver: 'a driver',
  passenger: 'a passenger',
  cargo: 'cargo',
};

export const PLAY_WORDS: Record<Locale, PlayWords> = {
  fr: {
    title: 'La partie entière',
    summary:
      'De la première Force activée au dernier sacrifice : phases, drainages, réactions, batailles et dommages, sur une seule table, chaque action ouverte aux réponses.',
    events: {
      joined: ({ card }) => `${card} prend part à la bataille.`,
      'out-of-battle': ({ card }) => `Exclusion : ${card} ne participe plus à la bataille.`,
      'worth-changed': ({ card, value }) => `${card} : la valeur de perte est maintenant ${value}.`,
      'immunity-granted': ({ card, below }) => `${card} : immunité à l’attrition de moins de ${below}.`,
      'immunity-lost': ({ card }) => `${card} : plus aucune immunité à l’attrition.`,
      'power-changed': ({ card, add }) => `${card} : puissance ${signed(add)}.`,
      'ability-unapplied': ({ card }) => `${card} n’applique plus son habileté à la destinée de bataille.`,
      kept: ({ card, from }) =>
        from === 'battling' ? `${card} ne se bat plus ce tour-ci.` : `${card} ne se déplace plus ce tour-ci.`,
      converted: ({ location }) => `${location} est convertie : l’autre version est dessous.`,
      undercover: ({ card }) => `${card} passe du côté adverse de la table : espion clandestin.`,
      'cover-broken': ({ card }) => `${card} n’est plus clandestin et revient de son côté de la table.`,
      'battle-ended': ({ location }) => `La bataille est annulée : ${location}.`,
    },
    refusals: {
      'damage-first': ({ side }) => `D’abord, ${cote(side)} doit satisfaire ce qu’il doit à la bataille.`,
      'drained-elsewhere': ({ card, location }) =>
        `${card} a déjà participé à un drainage ce tour-ci : pas de drainage ici (${location}).`,
      'no-drain-here': ({ location }) => `Aucun drainage n’est permis ici : ${location}.`,
      'aboard-moves-along': ({ card }) => `${card} se déplace avec ce qui la porte.`,
      'not-driven': ({ card }) => `${card} : un pilote ou un conducteur doit être à bord.`,
      'out-of-range': ({ card, location }) => `${card} n’atteint pas cet endroit : ${location}.`,
      'wrong-place': ({ card, location }) => `${card} ne se déploie pas ici : ${location}.`,
      'no-deployment-here': ({ card, location }) =>
        `Personne ne se déploie à un secteur de la seconde Étoile de la mort : ${card}, ${location}.`,
      'closed-planet': ({ card, location }) =>
        `${card} : Dagobah n’est ouvert qu’à ce qu’un texte y autorise, et à aucune navette (${location}).`,
      'sector-closed': ({ card, location }) =>
        `${card} n’entre pas ici (${location}) : seuls les chasseurs entrent, ceux du côté obscur à la suite d’un chasseur lumineux.`,
      'other-death-star': ({ card }) =>
        `${card} : vous avez déjà déployé une localisation de l’autre Étoile de la mort.`,
      'already-lies': ({ location }) =>
        `${location} est déjà sur la table : on ne convertit que la version adverse.`,
      'has-its-place': ({ card }) => `${card} va à côté des localisations de sa planète.`,
      'out-of-order': ({ card, location }) =>
        `${card} ne va pas là (${location}) : les sites intérieurs restent d’un côté, les extérieurs de l’autre, le système à un bout.`,
      'no-version': ({ card, location }) => `${card} n’est pas une version de ${location}.`,
      'version-unknown': ({ location }) =>
        `La mise en place ne dit pas de quel côté est cette version (${location}).`,
      'may-remain': ({ card }) =>
        `${card} n’a pas à revenir : seul un chasseur obscur sans chasseur lumineux dans ces secteurs doit repartir.`,
      undercover: ({ card }) =>
        `${card} est un espion clandestin : il ne se déplace que par sa vitesse terrestre, pendant le tour adverse.`,
      'not-undercover': ({ card }) => `${card} n’est pas un espion clandestin.`,
      'not-a-spy': ({ card }) => `${card} n’est pas un espion à découvert sur un site.`,
      'spied-upon': ({ location }) =>
        `Un espion clandestin adverse est ici (${location}) : pas de drainage de Force.`,
      'no-presence-to-deploy': ({ card, location }) =>
        `${card} : vous n’avez ici ni présence ni icône de Force (${location}).`,
      'no-pilot-to-deploy': ({ card, location }) =>
        `${card} n’a pas de pilote permanent et ne se déploie pas seul à un système (${location}).`,
      'persona-on-table': ({ card, other }) =>
        `${card} : une version de ce personnage est déjà sur la table (${other}).`,
      'no-battleground-system': ({ card }) =>
        `${card} : vous n’occupez aucun système qui soit un terrain de bataille.`,
      'no-such-seat': ({ card, host, as }) => `${card} ne monte pas à bord de ${host} comme ${FR_ROLES[as]}.`,
      'not-a-pilot': ({ card }) => `${card} n’est pas pilote.`,
      'may-not-drive': ({ card }) =>
        `${card} ne conduit pas : il faut un personnage qui n’est pas un droïde, ou un droïde de véhicule.`,
      'no-room': ({ card, host }) => `Il n’y a plus de place pour ${card} à bord de ${host}.`,
      'pilot-not-needed': ({ card, location }) =>
        `${card} n’a pas besoin ici d’un pilote déployé avec lui (${location}).`,
      'not-together': ({ card, host }) => `${card} et ${host} ne sont pas au même endroit.`,
      'not-aboard': ({ card }) => `${card} n’est à bord de rien.`,
      'cannot-get-off': ({ card, location }) => `${card} ne peut pas débarquer ici : ${location}.`,
      'cannot-dock': ({ card }) =>
        `Pas de transfert depuis ${card} : il faut ici deux vaisseaux, dont un piloté et doté de la capacité d’amarrage.`,
      'sits-there': ({ card }) => `${card} occupe déjà cette place.`,
      'no-docking-bay': ({ card, location }) =>
        `Pas de transit pour ${card} : ${location} n’est pas une aire de mise à quai qui lui serve.`,
      'not-outdoors': ({ card, location }) =>
        `${card} : il faut pour cela un site extérieur, et ${location} n’en est pas un.`,
      'no-ship-docking': ({ card }) => `${card} n’est pas un vaisseau capital avec capacité d’amarrage.`,
      'not-related': ({ location, other }) => `${location} et ${other} ne sont pas connexes.`,
      'no-starfighter': ({ card }) =>
        `${card} n’est pas un chasseur : seuls les chasseurs atterrissent et décollent.`,
      'needs-docking-bay': ({ card, location }) =>
        `Un TIE n’atterrit et ne décolle qu’aux aires de mise à quai : ${card}, ${location}.`,
      'only-bay-327': ({ card, location }) =>
        `Les navettes de Death Star ne passent que par Docking Bay 327 : ${card}, ${location}.`,
      'cannot-carry': ({ card, weapon }) => `${card} ne porte pas ${weapon}.`,
      spared: ({ card, by }) => `${by} : les armes ne peuvent pas viser ${card}.`,
      'kept-from-moving': ({ card, by }) => `${by} : ${card} ne se déplace pas ce tour-ci.`,
      'not-aimed-at': ({ card }) => `Le tir ne vise pas ${card}.`,
      'not-alone': ({ card }) => `${card} n’est pas seule de son camp et présente ici.`,
    },
    phases: {
      activate: 'activation',
      control: 'contrôle',
      deploy: 'déploiement',
      battle: 'bataille',
      move: 'déplacement',
      draw: 'tirage',
    },
    drained: 'drainée',
    ruleAsCard: (action) => `l’action « ${action} »`,
    controls: (side) => (side === 'light' ? 'contrôle lumineux' : 'contrôle obscur'),
    contested: 'occupée par les deux',
    icons: (light, dark) => `icônes : ${light} lumineux, ${dark} obscur`,
  },
  en: {
    title: 'The whole play',
    summary:
      'From the first Force activated to the last forfeit: phases, drains, reacts, battles and damage on one table, every action open to responses.',
    events: {
      joined: ({ card }) => `${card} takes part in the battle.`,
      'out-of-battle': ({ card }) => `${card} is excluded from the battle.`,
      'worth-changed': ({ card, value }) => `${card}: the forfeit value is now ${value}.`,
      'immunity-granted': ({ card, below }) => `${card}: immune to attrition of less than ${below}.`,
      'immunity-lost': ({ card }) => `${card}: no immunity to attrition any more.`,
      'power-changed': ({ card, add }) => `${card}: power ${signed(add)}.`,
      'ability-unapplied': ({ card }) => `${card} no longer applies ability toward battle destiny.`,
      kept: ({ card, from }) =>
        from === 'battling' ? `${card} does not battle this turn.` : `${card} does not move this turn.`,
      converted: ({ location }) => `${location} is converted: the other version lies below.`,
      undercover: ({ card }) => `${card} crosses to the opponent’s side of the table: an undercover spy.`,
      'cover-broken': ({ card }) => `${card} is undercover no more, and back on its own side of the table.`,
      'battle-ended': ({ location }) => `The battle is canceled: ${location}.`,
    },
    refusals: {
      'damage-first': ({ side }) => `First the ${side} side has to satisfy what it owes to the battle.`,
      'drained-elsewhere': ({ card, location }) =>
        `${card} has taken part in a drain this turn already: no drain here (${location}).`,
      'no-drain-here': ({ location }) => `No Force drain is allowed here: ${location}.`,
      'aboard-moves-along': ({ card }) => `${card} moves with what carries it.`,
      'not-driven': ({ card }) => `${card}: a pilot or driver must be aboard.`,
      'out-of-range': ({ card, location }) => `${card} does not get there: ${location}.`,
      'wrong-place': ({ card, location }) => `${card} does not deploy here: ${location}.`,
      'no-deployment-here': ({ card, location }) =>
        `Nobody deploys to a sector of the second Death Star: ${card}, ${location}.`,
      'closed-planet': ({ card, location }) =>
        `${card}: Dagobah is open only to what a text allows there, and to no shuttle (${location}).`,
      'sector-closed': ({ card, location }) =>
        `${card} does not go in here (${location}): only starfighters do, those of the dark side after one of the light side.`,
      'other-death-star': ({ card }) =>
        `${card}: you have already deployed a location of the other Death Star.`,
      'already-lies': ({ location }) =>
        `${location} is on the table already: only the opponent’s version is converted.`,
      'has-its-place': ({ card }) => `${card} goes beside the locations of its planet.`,
      'out-of-order': ({ card, location }) =>
        `${card} does not go there (${location}): interior sites stay on one side, exterior ones on the other, the system at one end.`,
      'no-version': ({ card, location }) => `${card} is no version of ${location}.`,
      'version-unknown': ({ location }) => `The set-up does not say whose version that is (${location}).`,
      'may-remain': ({ card }) =>
        `${card} does not have to head back: only a dark side starfighter does, with none of the light side at these sectors.`,
      undercover: ({ card }) =>
        `${card} is an undercover spy: it moves only by landspeed, during the opponent’s turn.`,
      'not-undercover': ({ card }) => `${card} is no undercover spy.`,
      'not-a-spy': ({ card }) => `${card} is no spy at a site who could go undercover.`,
      'spied-upon': ({ location }) =>
        `An undercover spy of the opponent’s is here (${location}): no Force drain.`,
      'no-presence-to-deploy': ({ card, location }) =>
        `${card}: you have neither presence nor a Force icon here (${location}).`,
      'no-pilot-to-deploy': ({ card, location }) =>
        `${card} has no permanent pilot and does not deploy alone to a system (${location}).`,
      'persona-on-table': ({ card, other }) =>
        `${card}: a version of this persona is on table already (${other}).`,
      'no-battleground-system': ({ card }) => `${card}: you occupy no battleground system.`,
      'no-such-seat': ({ card, host, as }) => `${card} does not go aboard ${host} as ${EN_ROLES[as]}.`,
      'not-a-pilot': ({ card }) => `${card} is no pilot.`,
      'may-not-drive': ({ card }) =>
        `${card} does not drive: only a character who is not a droid, or a vehicle droid.`,
      'no-room': ({ card, host }) => `There is no room for ${card} aboard ${host}.`,
      'pilot-not-needed': ({ card, location }) => `${card} needs no pilot along with it here (${location}).`,
      'not-together': ({ card, host }) => `${card} and ${host} are not at the same place.`,
      'not-aboard': ({ card }) => `${card} is not aboard anything.`,
      'cannot-get-off': ({ card, location }) => `${card} cannot get off here: ${location}.`,
      'cannot-dock': ({ card }) =>
        `No transfer from ${card}: it takes two starships here, one of them piloted and with ship-docking capability.`,
      'sits-there': ({ card }) => `${card} already has that place.`,
      'no-docking-bay': ({ card, location }) =>
        `No docking bay transit for ${card}: ${location} is not a docking bay that it can use.`,
      'not-outdoors': ({ card, location }) => `${card} needs an exterior site for this: ${location} is none.`,
      'no-ship-docking': ({ card }) => `${card} is no capital starship with ship-docking capability.`,
      'not-related': ({ location, other }) => `${location} and ${other} are not related.`,
      'no-starfighter': ({ card }) => `${card} is no starfighter: only starfighters land and take off.`,
      'needs-docking-bay': ({ card, location }) =>
        `A TIE lands and takes off only at docking bays: ${card}, ${location}.`,
      'only-bay-327': ({ card, location }) =>
        `Shuttles of the Death Star go only by way of Docking Bay 327: ${card}, ${location}.`,
      'cannot-carry': ({ card, weapon }) => `${card} does not carry ${weapon}.`,
      spared: ({ card, by }) => `${by}: weapons may not target ${card}.`,
      'kept-from-moving': ({ card, by }) => `${by}: ${card} does not move this turn.`,
      'not-aimed-at': ({ card }) => `The shot is not aimed at ${card}.`,
      'not-alone': ({ card }) => `${card} is not alone of its side and present there.`,
    },
    phases: {
      activate: 'activate',
      control: 'control',
      deploy: 'deploy',
      battle: 'battle',
      move: 'move',
      draw: 'draw',
    },
    drained: 'drained',
    ruleAsCard: (action) => `the action “${action}”`,
    controls: (side) => `${side} controls`,
    contested: 'both occupy',
    icons: (light, dark) => `icons: ${light} light, ${dark} dark`,
  },
};

const pick = <Table, Code extends keyof Table>(table: Table, codes: readonly Code[]): Pick<Table, Code> =>
  Object.fromEntries(codes.map((code) => [code, table[code]])) as Pick<Table, Code>;

/** What a whole play tells as battles do, and of its own. */
export const playEvents = (locale: Locale) => ({
  ...pick(BATTLE_WORDS[locale].events, OF_BATTLES),
  ...PLAY_WORDS[locale].events,
});

export const playRefusals = (locale: Locale) => ({
  ...pick(BATTLE_WORDS[locale].refusals, AS_IN_BATTLES),
  ...pick(FORCE_WORDS[locale].refusals, AS_IN_THE_FORCE),
  ...PLAY_WORDS[locale].refusals,
});
