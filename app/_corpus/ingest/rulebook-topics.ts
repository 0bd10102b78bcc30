import { ASIDE_LEVEL, type Aside, Errata, Example, Question } from './asides';
import { type Block, type Remark, type StyleAt, type Topic, textOf } from './document';
import { RulebookHeads, splitHeads, type Turn } from './rulebook-heads';
import { withNext } from './segment';

const AHEAD = 14;

type NextHead = Pick<Extract<Turn, { as: 'head' }>, 'level' | 'isSeries'>;

/** The topics of a rulebook: sections, questions with their answers, worked examples, errata. */
export function* rulebookTopics(
  blocks: Iterable<Block>,
  styleAt: StyleAt,
  remark: (remark: Remark) => void,
): Generator<Topic> {
  const heads = new RulebookHeads(styleAt);
  let section: Topic | undefined;
  let aside: Aside | undefined;
  /** Asides of the open section: they come after it, though they end before it does. */
  let asides: Topic[] = [];
  const closeSection = function* (next: NextHead): Generator<Topic> {
    if (section) yield settled(section, next, asides.length > 0);
    yield* asides;
    asides = [];
  };
  for (const { item: block, next } of withNext(splitHeads(blocks, styleAt), AHEAD)) {
    const turn = heads.read(block, next);
    if (aside?.takes(block, turn)) {
      aside.add(block, turn);
      continue;
    }
    if (aside) asides.push(aside.close(remark));
    aside = opened(block, turn);
    if (turn.as === 'head') {
      yield* closeSection(turn);
      const { kind, head, title, level, gathers } = turn;
      section = { kind, head, title, line: block.line, level, gathers, blocks: [] };
    } else if (!aside && section && turn.as !== 'title') {
      section.blocks.push(turn.as === 'sub-head' ? { ...block, kind: 'heading' } : block);
    }
  }
  if (aside) asides.push(aside.close(remark));
  yield* closeSection({ level: 0 });
}

function opened(block: Block, turn: Turn): Aside | undefined {
  if (turn.as === 'question') return new Question(block, turn.text);
  if (turn.as === 'example') return new Example(block);
  return turn.as === 'errata' ? new Errata(block, turn) : undefined;
}

/** A longer paragraph says something of its own. */
const ANNOUNCEMENT = 120;
const IN_BRACKETS = /^\([^()]*\)$/;

/**
 * A head with no more than an announcement between it and the heads below it only gathers them: `… :`, or one short
 * sentence before a series of headings. One with no more than a remark in brackets labels a place on a picture.
 */
function settled(section: Topic, { level, isSeries = false }: NextHead, interrupted: boolean): Topic {
  const [first, ...others] = section.blocks.filter((block) => block.kind !== 'heading');
  const only = first?.kind === 'text' && others.length === 0 ? textOf(first) : undefined;
  const announces = !first || /:$/.test(only ?? '');
  const isShort = isSeries && only !== undefined && only.length <= ANNOUNCEMENT && !/[.!?]\s/.test(only);
  const gathers = interrupted
    ? announces && ASIDE_LEVEL > section.level
    : (announces || isShort) && level > section.level;
  return { ...section, gathers: section.gathers || gathers || IN_BRACKETS.test(only ?? '') };
}
