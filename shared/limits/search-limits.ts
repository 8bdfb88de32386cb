/** Fewer letters of a gene's symbol would suggest genes at random. */
export const SHORTEST_SUGGESTED_TEXT = 2;
