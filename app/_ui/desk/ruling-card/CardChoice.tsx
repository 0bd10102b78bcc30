'use client';

import type { ReactNode } from 'react';
import { type Choice, choose, type Piece } from '../../../_desk/ruling-card/choice';
import { RULING_CARD_WORDS } from '../../../_i18n/desk/ruling-card';
import type { Locale } from '../../../_i18n/locales';

interface Choosing {
  choice: Choice;
  onChoose(choice: Choice): void;
}

interface Props extends Choosing {
  id: string;
  locale: Locale;
  pieces: readonly Piece[];
}

/** Which parts the card shows, down to the sentence; the last one cannot be taken off. */
export function CardChoice({ id, locale, pieces, ...choosing }: Props) {
  const t = RULING_CARD_WORDS[locale];
  const parts = [...new Set(pieces.map(({ part }) => part))];
  return (
    <fieldset id={id} className="ruling-card-choice no-print">
      <legend>{t.chooseWhat}</legend>
      {parts.map((part) => {
        const own = pieces.filter((piece) => piece.part === part);
        return (
          <div key={part.kind}>
            {parts.length > 1 && (
              <Box pieces={own} {...choosing}>
                <strong>{t.parts[part.kind]}</strong> {own.length === 1 && part.text[locale]}
              </Box>
            )}
            {own.length > 1 &&
              own.map((piece) => (
                <Box key={piece.id} pieces={[piece]} {...choosing}>
                  {piece.text[locale]}
                </Box>
              ))}
          </div>
        );
      })}
    </fieldset>
  );
}

interface BoxProps extends Choosing {
  pieces: readonly Piece[];
  children: ReactNode;
}

function Box({ pieces, choice, onChoose, children }: BoxProps) {
  const ids = pieces.map(({ id }) => id);
  const shown = ids.filter((id) => choice.has(id)).length;
  const isWhole = shown === ids.length;
  return (
    <label>
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = shown > 0 && !isWhole;
        }}
        checked={isWhole}
        disabled={isWhole && shown === choice.size}
        onChange={() => onChoose(choose(choice, ids, !isWhole))}
      />
      <span>{children}</span>
    </label>
  );
}
