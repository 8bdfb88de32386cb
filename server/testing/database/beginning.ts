export const BEGINNINGS = ['empty', 'lists'] as const;

/** What a test database begins with: its tables alone, or the look-up lists in them, too. */
export type Beginning = (typeof BEGINNINGS)[number];
