/** Who it is beside their roles; under each other where there is no room. */
export const ACCOUNT_COLUMNS = {
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: '4',
  alignItems: 'start',
} as const;
