/**
 * Longest list of terms that an address carries, in characters as the address has them; servers and proxies refuse from 8,000. Longer
 * lists are searched as a file.
 */
export const LONGEST_TERMS_IN_ADDRESS = 6000;

/** Names with wildcards that one search may have: each is compared with every name that there is. */
export const MOST_PATTERNS = 20;

/** Fewer letters of a gene's symbol would suggest genes at random. */
export const SHORTEST_SUGGESTED_TEXT = 2;
