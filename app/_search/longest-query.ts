/** Longer questions are cut: nobody types more, and the search must stay quick. */
export const LONGEST_QUERY = 600;
