import type { Tool } from '../../_search/find-tools';
import {
  ClockIcon,
  JudgeIcon,
  NoteIcon,
  OfflineIcon,
  PlayIcon,
  PracticeIcon,
  SettingsIcon,
} from '../shell/icons';

interface Props {
  tool: Tool;
  place: number;
  active: boolean;
  id: string;
  onOpen(): void;
}

/** The first that the end of an address fits. */
const ICONS: [RegExp, () => React.ReactNode][] = [
  [/#clock$/, ClockIcon],
  [/#log$/, NoteIcon],
  [/#ready$/, OfflineIcon],
  [/\/judge\/$/, JudgeIcon],
  [/\/settings\/$/, SettingsIcon],
  [/\/practice\/$/, PracticeIcon],
];

/** Something to do that was called by its name. */
export function ToolHit({ tool: { href, title, hint, game }, place, active, id, onOpen }: Props) {
  const Icon = ICONS.find(([end]) => end.test(href))?.[1] ?? PlayIcon;
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      href={href}
      data-game={game}
      data-place={place}
      data-active={active || undefined}
      onClick={onOpen}
      className="search-hit tool-hit"
    >
      <Icon />
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="line-clamp-1 text-sm text-muted">{hint}</span>
      </span>
    </a>
  );
}
