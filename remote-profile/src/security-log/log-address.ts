import type { QueryParams } from 'shared/api';
import { meaningfulFilters, type ListAddress, type ListAddressRules } from 'shared/ui';

/** What the log can be narrowed by; the names are those of the call. */
export const LOG_RULES: ListAddressRules = {
  filters: [
    { name: 'person', kind: 'text' },
    { name: 'kind', kind: 'options' },
    { name: 'from', kind: 'text' },
    { name: 'to', kind: 'text' },
  ],
  sortKeys: [],
  // The server orders the events: latest first.
  defaultSort: { key: 'happenedAt', direction: 'desc' },
};

/** The question for one page of the log. */
export function logQuery({ filters, page, size }: ListAddress): QueryParams {
  return { ...meaningfulFilters(filters), page, size };
}
