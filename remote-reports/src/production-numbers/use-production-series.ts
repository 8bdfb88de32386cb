import { useMemo, useState } from 'react';
import { useResource, type ApiError, type Resource } from 'shared/api';
import type { ProductionNumber } from 'shared/contract';
import type { ProductionRequest } from './filters/filters.ts';
import { NUMBERS } from './production-calls.ts';
import type { Month } from './months/month.ts';
import { newByMonth, type NewInMonth } from './series/bars.ts';
import { monthlySeries, type MonthOfSeries } from './series/series.ts';

/** Empty while nothing is known; while another request is under way, of the response to the one before. */
interface Figures {
  /** What was reached by the end of each month. */
  series: readonly MonthOfSeries[];
  /** What is new in each month. */
  news: readonly NewInMonth[];
}

export interface ProductionSeries extends Figures {
  isLoading: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

type Records = Resource<ProductionNumber[]>;

const NOTHING: Figures = { series: [], news: [] };

/**
 * The series of both techniques, requested in parallel (spec part 1 §7). A query that has not changed is not sent
 * again (ui-screens 4.1).
 *
 * @param request null requests nothing
 * @param from the first month to show; null leaves it to the data
 */
export function useProductionSeries(request: ProductionRequest | null, from: Month | null): ProductionSeries {
  const path = request === null ? null : NUMBERS;
  const escell: Records = useResource(path, { ...request, attempt: 'escell' });
  const crispr: Records = useResource(path, { ...request, attempt: 'crispr' });
  const both = [escell, crispr];
  const answered = useLastPair(escell, crispr, from);
  const error = escell.error ?? crispr.error;
  return {
    ...(path === null || error !== undefined ? NOTHING : answered),
    isLoading: both.some(isAwaited),
    error,
    retry: () => both.forEach((records) => records.error !== undefined && void records.reload()),
  };
}

function isAwaited({ isLoading, isPrevious, isValidating, error }: Records): boolean {
  return error === undefined ? isLoading || isPrevious : isValidating;
}

/**
 * The figures of the last two responses that belong together: never one technique of this request and one of the last.
 */
function useLastPair(escell: Records, crispr: Records, from: Month | null): Figures {
  const [last, setLast] = useState(NOTHING);
  const isPair = !escell.isPrevious && !crispr.isPrevious;
  const records = { escell: isPair ? escell.data : undefined, crispr: isPair ? crispr.data : undefined };
  const paired = useMemo(() => {
    if (!records.escell || !records.crispr) return undefined;
    const responses = { escell: records.escell, crispr: records.crispr };
    return { series: monthlySeries(responses, from), news: newByMonth(responses) };
  }, [records.escell, records.crispr, from]);
  if (paired !== undefined && paired !== last) setLast(paired);
  return paired ?? last;
}
