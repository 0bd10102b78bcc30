import { z } from 'zod';
import { GAMES } from '../_corpus/games';
import { LOCALES, type Locale } from '../_i18n/locales';
import type { Searcher } from '../_search/searcher';
import type { Shelf } from './shelf';

/** What the tools answer from; each part is fetched when it is first wanted. */
export interface World {
  shelf(): Promise<Shelf>;
  searcher(locale: Locale): Promise<Searcher>;
}

/** A call that cannot be answered as it was made: the message says what to change. */
export class WrongCall extends Error {}

/** One thing that an assistant can ask for. What it gives back is plain data of at most `MOST_SIGNS`. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  name: string;
  title: string;
  about: string;
  input: Shape;
  call(world: World, given: z.infer<z.ZodObject<Shape>>): Promise<object>;
}

/** Keeps the types of a tool's input together; a list of tools cannot. */
export const tool = <Shape extends z.ZodRawShape>(one: Tool<Shape>): Tool => one as unknown as Tool;

export const locale = z.enum(LOCALES).default('fr').describe('Language of the answer');
export const game = z.enum(GAMES).optional().describe('Only this game');
export const from = z
  .number()
  .int()
  .min(0)
  .max(100_000)
  .default(0)
  .describe('Go on from here: `next` of the answer before');
