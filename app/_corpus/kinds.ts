export const KINDS = ['term', 'card', 'ruling'] as const;
export type Kind = (typeof KINDS)[number];
