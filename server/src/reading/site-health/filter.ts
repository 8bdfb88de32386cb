import { sql, type RawBuilder } from 'kysely';
import type { SiteHealthQuery } from 'shared/contract';
import { UserError } from '../../platform/http/errors/errors.ts';

const USUAL_DAYS = 7;
const MOST_DAYS = 365;

/** A query about the site's health: the days until today, and one area or (null) all. */
export interface HealthFilter {
  days: number;
  area: string | null;
}

/** @throws UserError for days that are no number or too many */
export function readFilter({ days = '', area = '' }: SiteHealthQuery): HealthFilter {
  const number = days.trim() === '' ? USUAL_DAYS : Number(days);
  if (!Number.isInteger(number) || number < 1 || number > MOST_DAYS)
    throw new UserError(
      `The parameter 'days' must be a whole number from 1 to ${MOST_DAYS}, but it is '${days}'.`,
    );
  return { days: number, area: area.trim() === '' ? null : area.trim() };
}

/** Rows of days in the period, of a table that the statement calls `counted`. */
export function inPeriod({ days }: HealthFilter): RawBuilder<boolean> {
  return sql<boolean>`counted.day > current_date - ${days}::int`;
}

/** Rows of the requested area. */
export function ofArea({ area }: HealthFilter, table: 'counted' | 'error'): RawBuilder<boolean> {
  return sql<boolean>`(${area}::text is null or ${sql.ref(`${table}.area`)} = ${area}::text)`;
}
