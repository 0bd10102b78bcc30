import type {
  CardFacts,
  Choice,
  Constant,
  Need,
  Effect as Part,
  Ability as PrintedAbility,
  Text,
} from '../printed/schema';
import {
  type Ability,
  ACTIVATED,
  type Condition,
  type Effect,
  type Standing,
  type Target,
  TRIGGERED,
  type TurnCard,
  type When,
} from './cards';

const WHENS: ReadonlySet<string> = new Set([...ACTIVATED, ...TRIGGERED]);

const isTurns = (when: string): when is When => WHENS.has(when);

/** Only what is said, so that nothing stands there without a value. */
function said<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value;
}

/** Whom a text speaks of, as the turn has it: nobody has a teammate here, so what is friendly is one's own. */
function targetOf(choice: Choice): Target {
  const { whose, rested, damaged, link, keyword, traits, minLv, maxLv, minAp, maxAp, maxHp, count, other } =
    choice;
  return said<Target>({
    whose: whose === 'enemy' || whose === 'any' ? whose : 'own',
    rested,
    damaged: damaged || undefined,
    link: link || undefined,
    blocker: keyword === 'blocker' || undefined,
    trait: traits?.[0],
    lvAtLeast: minLv,
    lvAtMost: maxLv,
    apAtLeast: minAp,
    apAtMost: maxAp,
    hpAtMost: maxHp,
    count: typeof count === 'number' ? count : count?.[1],
    upTo: typeof count === 'object' || undefined,
    other,
  } as Target);
}

function needOf({ trash }: Need): Condition {
  return trash ? { commandsInTrash: trash.count } : {};
}

/** What a part of a text does in a turn without attacks; what bears on an attack alone only happens. */
function effectOf(part: Part, { choose }: Text): Effect {
  const to = (): Target => {
    const on = 'on' in part ? part.on : undefined;
    if (typeof on === 'object') return { ...targetOf(on.every), all: true };
    return choose && on !== 'this' ? targetOf(choose) : { self: true };
  };
  switch (part.does) {
    case 'draw':
    case 'discard':
      return { does: part.does, amount: part.count };
    case 'shield-to-hand':
      return { does: 'shield-to-hand', amount: 1 };
    case 'place-resource':
    case 'place-ex-resource':
      return said<Effect>({ does: part.does, amount: part.count, rested: part.rested } as Effect);
    case 'set-resource-active':
      return { does: 'set-resource-active', amount: part.count };
    case 'token': {
      const tokens = 'type' in part.unit ? [part.unit] : part.unit;
      return said<Effect>({
        does: 'deploy-token',
        tokens,
        amount: part.count,
        rested: part.rested,
      } as Effect);
    }
    case 'damage':
    case 'recover':
      return { does: part.does, amount: part.amount, to: to() };
    case 'gain':
      if (part.lasts === 'turn' && part.ap !== undefined) return { does: 'ap', amount: part.ap, to: to() };
      if (part.lasts === 'turn' && part.hp !== undefined) return { does: 'hp', amount: part.hp, to: to() };
      return { does: 'other' };
    case 'rest':
    case 'set-active':
    case 'destroy':
      return { does: part.does, to: to() };
    case 'return':
      return { does: 'return-to-hand', to: to() };
    default:
      return { does: 'other' };
  }
}

const effectsOf = (text: Text): Effect[] => text.effects.map((part) => effectOf(part, text));

const duringOf = (conditions: readonly string[] = []): 'pair' | 'link' | undefined =>
  conditions.includes('linked') ? 'link' : conditions.includes('paired') ? 'pair' : undefined;

function abilityOf(ability: PrintedAbility & { when: When }): Ability {
  const { when, pilot, cost, restThis, oncePerTurn, may } = ability;
  return said<Ability>({
    when,
    during: duringOf(ability.while),
    pilot: pilot && said({ traits: pilot.traits, lvAtLeast: pilot.minLv }),
    cost,
    rest: restThis,
    oncePerTurn,
    may,
    if: ability.if && needOf(ability.if),
    effects: effectsOf(ability),
  } as Ability);
}

const standingOf = ({ while: conditions, if: need, for: whom, ap, hp }: Constant): Standing =>
  said<Standing>({
    during: duringOf(conditions),
    if:
      need || conditions?.includes('your-turn')
        ? { ...(need && needOf(need)), ...(conditions?.includes('your-turn') && { yourTurn: true as const }) }
        : undefined,
    all: whom === 'yours' || undefined,
    ap,
    hp,
  } as Standing);

/** A printed card as the turn reads it: without Burst, and without what works only in attacks. */
export function fromPrinted(card: CardFacts): TurnCard {
  const { burst: _, less, ...rest } = card;
  const cheaper = less && {
    less: said({ cost: less.cost, lv: less.lv, if: needOf(less.if) }) as NonNullable<TurnCard['less']>,
  };
  if (rest.type === 'command') {
    const { choose: __, effects: ___, ...printed } = rest;
    return { ...printed, ...cheaper, effects: effectsOf(rest) };
  }
  const { constants = [], abilities = [], ...printed } = rest;
  const standing = constants.filter(({ ap, hp }) => ap !== undefined || hp !== undefined).map(standingOf);
  const turns = abilities.filter((each): each is PrintedAbility & { when: When } => isTurns(each.when));
  return {
    ...printed,
    ...cheaper,
    ...(standing.length > 0 && { standing }),
    ...(turns.length > 0 && { abilities: turns.map(abilityOf) }),
  };
}
