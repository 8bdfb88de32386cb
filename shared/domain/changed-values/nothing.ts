/** What tables show for nothing. */
export const NOTHING = '—';
