import { FIELDS, type Field, type Wish } from '../../_desk/practice/address';
import type { Players } from '../../_desk/practice/progress';
import { LEVELS } from '../../_desk/practice/question';
import { type Results, resultKey } from '../../_desk/practice/results';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';

interface Props {
  locale: Locale;
  fields: Record<Field, string>;
  wish: Wish;
  players: Players;
  results: Results;
  isPreparing: boolean;
  onWish(wish: Wish): void;
  onPlayers(players: Players): void;
  onStart(): void;
}

/** Which game, how hard, and for how many. */
export function PracticeForm({
  locale,
  fields,
  wish,
  players,
  results,
  isPreparing,
  onWish,
  onPlayers,
  onStart,
}: Props) {
  const t = PRACTICE_WORDS[locale];
  const { seed, field, level } = wish;
  return (
    <form
      className="practice-form needs-script"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPreparing) onStart();
      }}
    >
      {seed !== undefined && (
        <p className="practice-shared">
          <span>{typeset(t.sharedRun(seed), locale)}</span>
          <button type="button" className="move" onClick={() => onWish({ field, level })}>
            {t.another}
          </button>
        </p>
      )}
      <fieldset>
        <legend>{t.game}</legend>
        <div className="flex flex-wrap gap-2">
          {FIELDS.map((each) => (
            <label key={each} className="choice">
              <input
                type="radio"
                name="game"
                value={each}
                checked={field === each}
                onChange={() => onWish({ ...wish, field: each })}
              />
              {fields[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t.level}</legend>
        <div className="practice-levels">
          {LEVELS.map((each) => {
            const last = results[resultKey(field, each)];
            return (
              <label key={each} className="choice practice-level">
                <input
                  type="radio"
                  name="level"
                  value={each}
                  checked={level === each}
                  onChange={() => onWish({ ...wish, level: each })}
                />
                <span className="practice-level-words">
                  <span className="practice-level-name">
                    {t.levels[each]}
                    {last && (
                      <span className="practice-last">
                        {typeset(t.lastResult(last.right, last.of), locale)}
                      </span>
                    )}
                  </span>
                  <span className="practice-level-hint">{typeset(t.levelHints[each], locale)}</span>
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t.players}</legend>
        <div className="flex flex-wrap gap-2">
          {([1, 2] as const).map((each) => (
            <label key={each} className="choice">
              <input
                type="radio"
                name="players"
                value={each}
                checked={players === each}
                onChange={() => onPlayers(each)}
              />
              {t.modes[each]}
            </label>
          ))}
        </div>
        {players === 2 && <p className="pt-2 text-sm text-muted">{typeset(t.boothHint, locale)}</p>}
      </fieldset>
      <p className="flex flex-wrap items-center gap-4">
        <button type="submit" className="open-simulator" aria-disabled={isPreparing || undefined}>
          {isPreparing ? t.preparing : t.start}
        </button>
        <span className="practice-keys">{t.keys}</span>
      </p>
    </form>
  );
}
