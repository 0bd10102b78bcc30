/** The components that MDX may use. */
export const COMPONENTS = ['Source', 'Simulator'] as const;
