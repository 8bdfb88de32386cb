import type { ListAddressRules } from 'shared/ui';

/** Which part of the site's health is seen; the names are those of the call. */
export const HEALTH_RULES: ListAddressRules = {
  filters: [
    { name: 'days', kind: 'text' },
    { name: 'area', kind: 'text' },
  ],
  sortKeys: [],
  // The server orders areas and errors.
  defaultSort: { key: 'lastSeenAt', direction: 'desc' },
};

export const USUAL_DAYS = '7';

/** Periods to choose from, until today. */
export const PERIODS = [
  { value: '1', label: 'Today' },
  { value: USUAL_DAYS, label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];
