import { useSearchParams } from 'shared/router';

/** The day as at whose end a record is shown, in the address: `?at=2025-12-31`. Each day is a step that "back" takes back. */
export function useDayInAddress(): [day: string, setDay: (day: string) => void] {
  const [query, setQuery] = useSearchParams();
  const setDay = (day: string) => {
    const next = new URLSearchParams(query);
    if (day === '') next.delete('at');
    else next.set('at', day);
    setQuery(next);
  };
  return [query.get('at') ?? '', setDay];
}
