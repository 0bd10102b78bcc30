'use client';

import type { PointerEvent, ReactNode } from 'react';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SEARCH_WORDS } from '../../_i18n/search';
import type { Answer, Hit } from '../../_search/searcher';
import { type HitSection, inOrder } from './group-hits';
import { SearchHit } from './SearchHit';
import type { SearchNames } from './SearchPanel';
import { ToolHit } from './ToolHit';
import { optionId } from './use-walk';

interface Props {
  locale: Locale;
  names: SearchNames;
  answer: Answer;
  sections: readonly HitSection[];
  /** Id of the list. */
  id: string;
  active: number;
  onPointerMove(event: PointerEvent): void;
  onOpen(place: number): void;
}

/** The list that the search box walks: tools, then answers, under the names of games where several have some. */
export function SearchResults(props: Props) {
  const { locale, names, answer, sections, id, active, onPointerMove, onOpen } = props;
  const { tools, terms } = answer;
  const hits = inOrder(sections);
  const optionAt = (place: number) => ({
    place,
    id: optionId(id, place),
    active: place === active,
    onOpen: () => onOpen(place),
  });
  const hitAs = (hit: Hit, size: 'normal' | 'small') => {
    const number = hits.indexOf(hit);
    return (
      <SearchHit
        key={hit.id}
        {...optionAt(tools.length + number)}
        locale={locale}
        names={names}
        hit={hit}
        terms={terms}
        number={number}
        size={number === 0 ? 'lead' : size}
      />
    );
  };
  return (
    <div
      id={id}
      role="listbox"
      aria-label={dictionary(locale).searchResults}
      className="search-hits"
      onPointerMove={onPointerMove}
    >
      {tools.length > 0 && (
        <OptionGroup label={SEARCH_WORDS[locale].tools} className="search-tools">
          {tools.map((tool, place) => (
            <ToolHit key={tool.href} {...optionAt(place)} tool={tool} />
          ))}
        </OptionGroup>
      )}
      {sections.map(({ game, groups }) => {
        const found = groups.flatMap(({ lead, more }) => [
          hitAs(lead, 'normal'),
          ...more.map((hit) => hitAs(hit, 'small')),
        ]);
        if (!game) return found;
        return (
          <OptionGroup key={game} label={names.games[game]} className="hit-section">
            <span aria-hidden="true" className="hit-game eyebrow" data-game={game}>
              {names.games[game]}
            </span>
            {found}
          </OptionGroup>
        );
      })}
    </div>
  );
}

interface OptionGroupProps {
  label: string;
  className: string;
  children: ReactNode;
}

function OptionGroup({ label, className, children }: OptionGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, this is part of a list box
    <div role="group" aria-label={label} className={className}>
      {children}
    </div>
  );
}
