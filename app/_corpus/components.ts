/** The components that MDX may use. */
export const COMPONENTS = ['Source'] as const;
