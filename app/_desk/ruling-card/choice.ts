import type { Bilingual, Locale } from '../../_i18n/locales';
import { withoutVerdict } from '../../_search/without-verdict';
import type { Part, PartKind } from './ruling';
import { sentencesOf } from './sentences';

/** What can be shown or left out: a part, or a sentence of one that both languages tell in as many. */
export interface Piece {
  id: string;
  part: Part;
  text: Partial<Bilingual>;
}

/** The pieces that are shown, by id. */
export type Choice = ReadonlySet<string>;

export function piecesOf(parts: readonly Part[]): Piece[] {
  return parts.flatMap((part): Piece[] => {
    const [fr, en] = [sentencesOf(part.text.fr ?? ''), sentencesOf(part.text.en ?? '')];
    if (part.kind === 'say' || fr.length === 1 || fr.length !== en.length)
      return [{ id: part.kind, part, text: part.text }];
    return fr.map((sentence, i) => ({
      id: `${part.kind}.${i + 1}`,
      part,
      text: { fr: sentence, en: en[i] ?? '' },
    }));
  });
}

/** The answer with its proof; where there is no answer, what stands first. */
export function firstChoice(pieces: readonly Piece[]): Choice {
  const first = pieces[0]?.part.kind;
  const kinds: (PartKind | undefined)[] = first === 'say' ? ['say', 'passage'] : [first];
  return new Set(pieces.filter(({ part }) => kinds.includes(part.kind)).map(({ id }) => id));
}

/** With these shown, or left out; a card that would be empty stays as it is. */
export function choose(choice: Choice, ids: readonly string[], isShown: boolean): Choice {
  const rest = [...choice].filter((id) => !ids.includes(id));
  if (isShown) return new Set([...rest, ...ids]);
  return rest.length > 0 ? new Set(rest) : choice;
}

/** One part as a language tells it. */
export interface Told extends Pick<Part, 'kind' | 'verdict'> {
  lead: string | undefined;
  text: string;
}

/** What a language tells of the choice; where it has nothing of that, the first thing it has. */
export function toldIn(pieces: readonly Piece[], choice: Choice, locale: Locale): Told[] {
  const told = tell(
    pieces.filter(({ id }) => choice.has(id)),
    locale,
  );
  return told.length > 0 ? told : tell(pieces, locale).slice(0, 1);
}

function tell(pieces: readonly Piece[], locale: Locale): Told[] {
  const parts = [...new Set(pieces.map(({ part }) => part))];
  return parts.flatMap((part) => {
    const { kind, verdict, lead } = part;
    const texts = pieces.filter((piece) => piece.part === part).flatMap(({ text }) => text[locale] ?? []);
    const text = texts.join(' ');
    if (!text) return [];
    return [{ kind, verdict, lead: lead?.[locale], text: verdict ? withoutVerdict(text) : text }];
  });
}
