/** Reads that one call brings: no screen begins with more. */
export const MOST_READS = 12;
