import { useSearchParams } from 'shared/router';
import { EVERYTHING, type HistoryFilter } from './changes.ts';

/** The filter of a history, kept in the address (replaced, not pushed), so that what is found can be shared. */
export function useHistoryFilter(): [HistoryFilter, (filter: HistoryFilter) => void] {
  const [query, setQuery] = useSearchParams();
  const filter: HistoryFilter = {
    user: query.get('user') ?? '',
    field: query.get('field') ?? '',
    from: query.get('from') ?? '',
    to: query.get('to') ?? '',
  };
  const change = (next: HistoryFilter) => {
    const set = Object.entries({ ...EVERYTHING, ...next }).filter(([, value]) => value !== '');
    // What is not of the filter stays: the day as at which the record is shown.
    const others = [...query].filter(([name]) => !(name in EVERYTHING));
    setQuery([...others, ...set], { replace: true });
  };
  return [filter, change];
}
