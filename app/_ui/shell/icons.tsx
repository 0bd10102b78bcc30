import type { ReactNode } from 'react';

/** Line icons, drawn on a 24-unit square in the text's own colour. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="icon"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
);
export const LinkIcon = () => (
  <Icon>
    <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1" />
    <path d="M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1" />
  </Icon>
);
export const EmbedIcon = () => (
  <Icon>
    <path d="M8 7l-5 5 5 5M16 7l5 5-5 5M13.500 5l-3 14" />
  </Icon>
);
export const PrintIcon = () => (
  <Icon>
    <path d="M7 8V3h10v5M7 17H4v-7h16v7h-3M7 14h10v7H7z" />
  </Icon>
);
export const PinIcon = () => (
  <Icon>
    <path d="M9 3h6l-1 6 4 4v2H6v-2l4-4zM12 15v6" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);
export const JudgeIcon = () => (
  <Icon>
    <path d="M12 4v16M7 20h10M5 8l7-2 7 2M5 8l-2.500 6h5zM19 8l-2.500 6h5z" />
  </Icon>
);
export const StackIcon = () => (
  <Icon>
    <path d="m12 3 9 5-9 5-9-5zM3 12.500l9 5 9-5M3 17l9 5 9-5" />
  </Icon>
);
export const ThemeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.500" />
    <path d="M12 3.500v17a8.500 8.500 0 0 0 0-17z" fill="currentColor" stroke="none" />
  </Icon>
);
export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400" />
  </Icon>
);
export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z" />
  </Icon>
);
export const FirstIcon = () => (
  <Icon>
    <path d="M6 5v14M19 5l-9 7 9 7z" />
  </Icon>
);
export const BackIcon = () => (
  <Icon>
    <path d="m15 5-8 7 8 7" />
  </Icon>
);
export const ForwardIcon = () => (
  <Icon>
    <path d="m9 5 8 7-8 7" />
  </Icon>
);
export const LastIcon = () => (
  <Icon>
    <path d="M18 5v14M5 5l9 7-9 7z" />
  </Icon>
);
export const PlayIcon = () => (
  <Icon>
    <path d="M4 6h9M4 12h6M4 18h9M15 9l6 5-6 5z" />
  </Icon>
);
export const UndoIcon = () => (
  <Icon>
    <path d="M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12" transform="translate(0 -3)" />
  </Icon>
);
export const RedoIcon = () => (
  <Icon>
    <path d="m15 6 5 5-5 5M20 11H10a6 6 0 0 0 0 12" transform="translate(0 -3)" />
  </Icon>
);
export const GamesIcon = () => (
  <Icon>
    <path d="M8 4h11v14H8zM8 7H5v14h11v-3" />
  </Icon>
);
export const ImageIcon = () => (
  <Icon>
    <path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4" />
    <circle cx="15" cy="9" r="1.200" />
  </Icon>
);
export const ShowIcon = () => (
  <Icon>
    <path d="M3 4h18v12H3zM8 21h8M12 16v5" />
  </Icon>
);
export const StartIcon = () => (
  <Icon>
    <path d="M7 4.500v15l12-7.500z" />
  </Icon>
);
export const PauseIcon = () => (
  <Icon>
    <path d="M8 5v14M16 5v14" />
  </Icon>
);
export const ClockIcon = () => (
  <Icon>
    <circle cx="12" cy="13" r="8" />
    <path d="M12 8.500V13l3 2M9.500 2h5" />
  </Icon>
);
export const NoteIcon = () => (
  <Icon>
    <path d="M5 4h14v10l-6 6H5zM13 20v-6h6M9 9h6" />
  </Icon>
);
export const SettingsIcon = () => (
  <Icon>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.500" />
    <circle cx="8" cy="17" r="2.500" />
  </Icon>
);
export const PracticeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.500" />
    <path d="m8.500 12 2.500 2.500 4.500-5" />
  </Icon>
);
export const OfflineIcon = () => (
  <Icon>
    <path d="M12 3v12M7 10.500l5 5 5-5M4 20h16" />
  </Icon>
);
export const ChooseIcon = () => (
  <Icon>
    <path d="m3.500 6 1.500 1.500L8 4.500M3.500 17l1.500 1.500 3-3M12 6h9M12 17h9" />
  </Icon>
);
export const GuessIcon = () => (
  <Icon>
    <path d="M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.01" />
    <circle cx="12" cy="12" r="9.500" />
  </Icon>
);
export const DeckIcon = () => (
  <Icon>
    <path d="M5 4h10v14H5zM15 7l4 1-3 13-8-2" />
    <path d="m7.500 11 2 2 3.500-4" />
  </Icon>
);
export const BranchIcon = () => (
  <Icon>
    <path d="M6 4v16M6 12c6 0 10-1 11-6M14 8l3-3 3 3" />
  </Icon>
);
/** A screen for the hall. */
export const HallIcon = () => (
  <Icon>
    <path d="M4 9V5h4M20 9V5h-4M4 15v4h4M20 15v4h-4" />
  </Icon>
);
