import type { StatusStepsQuery } from 'shared/contract';
import { UserError } from '../../platform/http/errors/errors.ts';
import { readDay } from '../../platform/http/requests/read-day.ts';
import type { Days } from '../../tracker/usual-times/status-steps.ts';

/**
 * The days from one to another that were asked for, or up to one, or from one on; undefined where none was.
 *
 * @throws UserError for what is no day of the calendar, and for a first day behind the last
 */
export function requestedPeriod(query: StatusStepsQuery): Days | undefined {
  const from = dayOf('reachedFrom', query);
  const to = dayOf('reachedTo', query);
  if (from === null && to === null) return undefined;
  if (from !== null && to !== null && from > to)
    throw new UserError(`reachedFrom, ${from}, is behind reachedTo, ${to}.`);
  return { from, to };
}

function dayOf(name: keyof StatusStepsQuery, query: StatusStepsQuery): string | null {
  const text = query[name]?.trim() ?? '';
  return text === '' ? null : readDay(name, text);
}
