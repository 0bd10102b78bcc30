import { isEdit } from '../_rules/core/edit';
import type { StandId } from '../_stands/registry';
import type { Opened } from './open-situation';

/** The file of an example of each engine: the type that it has, and where that stands. */
const FILES: Record<StandId, { folder: string; type: string; from: string }> = {
  'swccg-stack': { folder: 'swccg/stack', type: 'StackScenario', from: '../scenario' },
  'swccg-war': { folder: 'swccg/war', type: 'WarScenario', from: './scenario' },
  'swccg-battle': { folder: 'swccg/battle', type: 'BattleScenario', from: '../state' },
  'swccg-force': { folder: 'swccg/force', type: 'ForceScenario', from: '../state' },
  'swccg-play': { folder: 'swccg/play', type: 'PlayScenario', from: '../scenario' },
  'yj-battle': { folder: 'young-jedi/battle', type: 'BattleScenario', from: '../state' },
  'yj-duel': { folder: 'young-jedi/duel', type: 'DuelScenario', from: '../state' },
  'yj-planets': { folder: 'young-jedi/planets', type: 'PlanetsScenario', from: '../state' },
  'yj-evacuation': { folder: 'young-jedi/evacuation', type: 'EvacuationScenario', from: '../state' },
  'yj-podrace': { folder: 'young-jedi/podrace', type: 'PodraceScenario', from: '../state' },
  'gundam-attack': { folder: 'gundam/attack', type: 'AttackScenario', from: '../state' },
  'gundam-turn': { folder: 'gundam/turn', type: 'TurnScenario', from: '../state' },
  'gundam-play': { folder: 'gundam/play', type: 'PlayScenario', from: '../state' },
};

export interface ExampleFile {
  path: string;
  text: string;
}

/**
 * A situation as the file of a worked example. The position that was laid out has to be one that a set-up can say;
 * nothing comes back where it is not, or where the set-up would leave other moves than the table does.
 */
export function asExample({ situation, stand, workbench, setup }: Opened): ExampleFile | undefined {
  const laid = situation.line.findLastIndex((item) => isEdit(item)) + 1;
  let state: unknown = stand.simulator.start(setup);
  for (const item of situation.line.slice(0, laid)) {
    const made = stand.simulator.play(state, item);
    if (made.ok) state = made.state;
  }
  const said = laid === 0 ? setup : workbench.bench.setupOf?.(state);
  if (said === undefined || !isSaidRight(stand, said, state)) return undefined;
  const line = situation.line.slice(laid).map((move) => {
    const made = stand.simulator.play(state, move);
    const tell = (locale: 'fr' | 'en') =>
      (made.ok ? made.events.map((event) => stand.tellEvent(locale, event)).join(' ') : '') ||
      `${stand.tellMove(locale, state, move)}.`;
    const step = { move, say: { fr: tell('fr'), en: tell('en') } };
    if (made.ok) state = made.state;
    return step;
  });
  const title = situation.title ?? 'My example';
  const id = slug(title) || 'my-example';
  const { folder, type, from } = FILES[situation.engine];
  const intro = situation.note ?? title;
  const body = {
    id,
    title: { fr: title, en: title },
    intro: { fr: intro, en: intro },
    setup: said,
    line,
    sources: [] as string[],
  };
  return {
    path: `app/_rules/${folder}/scenarios/${id}.ts`,
    text: `import type { ${type} } from '${from}';\n\nexport const ${camel(id)}: ${type} = ${spell(body)};\n`,
  };
}

/** The set-up leads to a table with the same moves. */
function isSaidRight({ simulator }: Opened['stand'], setup: unknown, state: unknown): boolean {
  try {
    const options = (of: unknown) => JSON.stringify(simulator.options(of));
    return options(simulator.start(setup)) === options(state);
  } catch {
    // a set-up that cannot be laid out says nothing
    return false;
  }
}

const slug = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

const camel = (id: string): string => {
  const name = id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `example${name}` : name;
};

/** A value as TypeScript spells it: names without quotes where they need none. */
function spell(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => `${inner}${spell(item, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    if (entries.length === 0) return '{}';
    const named = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));
    return `{\n${entries.map(([name, part]) => `${inner}${named(name)}: ${spell(part, inner)},\n`).join('')}${indent}}`;
  }
  return typeof value === 'string' ? quote(value) : String(value);
}

const quote = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;
