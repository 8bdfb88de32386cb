import { useEffect, useState } from 'react';
import type { ProductionFilters } from './filters/filters.ts';

/** Pauses between a change of a field and the request that it causes, in ms (spec part 1 §9). */
const PAUSE_AFTER_UNIT_MS = 300;
const PAUSE_AFTER_UNITS_MS = 500;

/**
 * How long to wait before asking with the changed filters, in ms. Another scope and another month are requested at
 * once.
 */
export function pauseBetween(asked: ProductionFilters, wanted: ProductionFilters): number {
  if (asked.scope !== wanted.scope) return 0;
  if (asked.workUnit !== wanted.workUnit || asked.workGroup !== wanted.workGroup) return PAUSE_AFTER_UNIT_MS;
  return sameNames(asked.workUnits, wanted.workUnits) ? 0 : PAUSE_AFTER_UNITS_MS;
}

function sameNames(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, index) => name === others[index]);
}

/** The filters to ask with: they follow those of the controls after the pause that the changed field has (spec part 1 §9). */
export function useRequestedFilters(wanted: ProductionFilters): ProductionFilters {
  const [requested, setRequested] = useState(wanted);
  const pause = pauseBetween(requested, wanted);
  useEffect(() => {
    const timer = setTimeout(() => setRequested(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted, pause]);
  return pause === 0 ? wanted : requested;
}
