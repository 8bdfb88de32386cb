import { useEffect, useState } from 'react';
import type { ProductionFilters } from './filters/filters.ts';
import { pauseBetween } from './filters/pause.ts';

/** The filters to ask with: they follow those of the controls after the pause that the changed field has (spec part 1 §9). */
export function useSettledFilters(wanted: ProductionFilters): ProductionFilters {
  const [settled, setSettled] = useState(wanted);
  const pause = pauseBetween(settled, wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted, pause]);
  return pause === 0 ? wanted : settled;
}
