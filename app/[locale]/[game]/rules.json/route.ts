import { citedRules } from '../../../_corpus/cited-rules';
import { previewsOf } from '../../../_ui/article/preview-data';
import { cardNames } from '../../../_ui/simulators/card-names';
import type { RulesData } from '../../../_ui/simulators/fetch-rules';
import { everyLocaleAndGame, readParams } from '../../params';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = everyLocaleAndGame;

/** The rules that the game's simulators cite and those of their cards, as previews. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string; game: string }> },
): Promise<Response> {
  const { locale, game } = readParams(await params);
  const names = await cardNames(locale, game);
  const rules = previewsOf(locale, new Set([...citedRules(game), ...Object.values(names)]));
  return Response.json({ rules, names } satisfies RulesData);
}
