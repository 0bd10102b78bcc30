import { library } from '../_corpus/library';
import { llmsText } from '../_open-data/llms';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(llmsText(library()), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
