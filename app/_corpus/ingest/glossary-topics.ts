import type { Block, StyleAt, Topic } from './document';
import { endsQuotation, glossaryHead, glossaryKind, isBareHead } from './glossary-heads';
import { withNext } from './segment';

const AHEAD = 4;

/** The entries of a glossary, each with the blocks below its head. */
export function* glossaryTopics(blocks: Iterable<Block>, styleAt: StyleAt): Generator<Topic> {
  let topic: Topic | undefined;
  /** The entry that quotes the open one, and goes on after it. */
  let host: Topic | undefined;
  let bare = 0;
  const close = function* (): Generator<Topic> {
    for (const done of [host, topic]) if (done) yield { ...done, kind: glossaryKind(done.head, done.blocks) };
    host = undefined;
    topic = undefined;
  };
  for (const { item: block, next } of withNext(blocks, AHEAD)) {
    const found = glossaryHead(block, next, bare, styleAt(block.line));
    bare = isBareHead(block) ? bare + 1 : 0;
    if (found) {
      const quoting: Topic | undefined = found.quoted && !host ? topic : undefined;
      if (!quoting) yield* close();
      host = quoting;
      const { head, rest } = found;
      topic = {
        kind: 'term',
        head,
        title: head.fr || head.en,
        line: block.line,
        level: 1,
        gathers: false,
        blocks: [],
      };
      if (rest.length > 0) topic.blocks.push({ ...block, kind: 'text', lines: rest });
      continue;
    }
    if (host && topic && endsQuotation(block)) {
      const quoted: Topic = topic;
      const goesOn: Topic = host;
      host = undefined;
      yield { ...quoted, kind: glossaryKind(quoted.head, quoted.blocks) };
      topic = goesOn;
    }
    topic?.blocks.push(block);
  }
  yield* close();
}
