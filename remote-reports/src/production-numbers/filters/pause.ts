import type { ProductionFilters } from './filters.ts';

/** Pauses between a change of a field and the request that it causes, in ms (spec part 1 §9). */
export const PAUSE_AFTER_UNIT_MS = 300;
export const PAUSE_AFTER_UNITS_MS = 500;

/** How long to wait before asking with the changed filters, in ms. Another scope and another month are asked for at once. */
export function pauseBetween(asked: ProductionFilters, wanted: ProductionFilters): number {
  if (asked.scope !== wanted.scope) return 0;
  if (asked.workUnit !== wanted.workUnit || asked.workGroup !== wanted.workGroup) return PAUSE_AFTER_UNIT_MS;
  return sameNames(asked.workUnits, wanted.workUnits) ? 0 : PAUSE_AFTER_UNITS_MS;
}

function sameNames(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, index) => name === others[index]);
}
