import type { ProductionNumbersQuery } from 'shared/contract';
import { monthInYear, yearOf } from '../months/month.ts';
import { producersOf, type ProductionFilters } from './filters.ts';

/** What both techniques are asked with; `attempt` makes it a request (spec part 1 §7, api-3 §7.1). */
export type ProductionQuestion = Omit<ProductionNumbersQuery, 'attempt'>;

/** The question that the filters ask; `null` when a work unit has to be chosen first. */
export function questionOf(filters: ProductionFilters): ProductionQuestion | null {
  const producers = producersOf(filters);
  if (producers === null) return null;
  const { workUnits, workGroup } = producers;
  const { from, to } = filters;
  return {
    reporttype: 'month',
    workunit: workUnits.length === 0 ? undefined : workUnits.join(','),
    workGroup: workGroup === '' ? undefined : workGroup,
    startyear: from === null ? undefined : String(yearOf(from)),
    startmonth: from === null ? undefined : String(monthInYear(from)),
    endyear: to === null ? undefined : String(yearOf(to)),
    endmonth: to === null ? undefined : String(monthInYear(to)),
  };
}
