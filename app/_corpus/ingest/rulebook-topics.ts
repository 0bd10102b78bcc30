import { ASIDE_LEVEL, type Aside, Errata, Example, Question } from './asides';
import { type Block, type HeadStyle, type Remark, type Topic, textOf } from './document';
import { RulebookHeads, splitHeads, type Turn } from './rulebook-heads';
import { withNext } from './segment';

const AHEAD = 14;

/** The topics of a rulebook: sections, questions with their answers, worked examples, errata. */
export function* rulebookTopics(
  blocks: Iterable<Block>,
  style: HeadStyle,
  remark: (remark: Remark) => void,
): Generator<Topic> {
  const heads = new RulebookHeads(style);
  let section: Topic | undefined;
  let aside: Aside | undefined;
  /** Asides of the open section: they come after it, though they end before it does. */
  let asides: Topic[] = [];
  const closeSection = function* (nextLevel: number): Generator<Topic> {
    if (section) yield settled(section, nextLevel, asides.length > 0);
    yield* asides;
    asides = [];
  };
  for (const { item: block, next } of withNext(splitHeads(blocks, style), AHEAD)) {
    const turn = heads.read(block, next);
    if (aside?.takes(block, turn)) {
      aside.add(block, turn);
      continue;
    }
    if (aside) asides.push(aside.close(remark));
    aside = opened(block, turn);
    if (turn.as === 'head') {
      yield* closeSection(turn.level);
      const { kind, head, title, level, gathers } = turn;
      section = { kind, head, title, line: block.line, level, gathers, blocks: [] };
    } else if (!aside && section && turn.as !== 'title') {
      section.blocks.push(turn.as === 'sub-head' ? { ...block, kind: 'heading' } : block);
    }
  }
  if (aside) asides.push(aside.close(remark));
  yield* closeSection(0);
}

function opened(block: Block, turn: Turn): Aside | undefined {
  if (turn.as === 'question') return new Question(block, turn.text);
  if (turn.as === 'example') return new Example(block);
  return turn.as === 'errata' ? new Errata(block, turn) : undefined;
}

/** A head with no more than an announcement (`… :`) between it and the heads below it only gathers them. */
function settled(section: Topic, nextLevel: number, interrupted: boolean): Topic {
  const [first, ...others] = section.blocks.filter((block) => block.kind !== 'heading');
  const announces = !first || (others.length === 0 && first.kind === 'text' && /:$/.test(textOf(first)));
  const below = interrupted ? ASIDE_LEVEL : nextLevel;
  return { ...section, gathers: section.gathers || (announces && below > section.level) };
}
