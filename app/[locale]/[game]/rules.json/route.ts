import { citedRules } from '../../../_corpus/cited-rules';
import { previewsOf } from '../../../_ui/article/preview-data';
import { everyLocaleAndGame, readParams } from '../../params';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = everyLocaleAndGame;

/** The rules that the game's simulators cite, as previews. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string; game: string }> },
): Promise<Response> {
  const { locale, game } = readParams(await params);
  return Response.json(previewsOf(locale, citedRules(game)));
}
