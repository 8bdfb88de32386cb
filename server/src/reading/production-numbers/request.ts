import type { ProductionNumbersQuery } from 'shared/contract';
import { UserError } from '../../platform/http/errors/errors.ts';

/** What a table of production numbers counts, and over what time (api-3 §7.1). */
export interface ProductionRequest {
  step: 'month' | 'year';
  attemptTypeName: string;
  /** Names in small letters; none means the whole consortium. */
  workUnits: readonly string[];
  /** In small letters. */
  workGroup: string | null;
  /** First day, `yyyy-MM-dd`. */
  from: string;
  /** The day after the last. */
  before: string;
}

/** A month or a whole year. */
type Step = ProductionRequest['step'];

const FIRST_DAY = '1000-01-01';
const LAST_DAY = '3001-01-01';

/**
 * The parameters of a request.
 *
 * @throws UserError for an unknown step, and an invalid year or month
 */
export function readRequest(query: ProductionNumbersQuery): ProductionRequest {
  const step = readStep(query.reporttype);
  const workUnits = namesOf(query.workunit);
  return {
    step,
    attemptTypeName: attemptTypeName(query.attempt),
    workUnits,
    // A group alone would count the same plans under two names.
    workGroup: workUnits.length > 0 ? (namesOf(query.workGroup, false)[0] ?? null) : null,
    from: dayOf(query.startyear, query.startmonth, { step, without: FIRST_DAY }),
    before: dayAfter(query.endyear, query.endmonth, step),
  };
}

function readStep(text: string): Step {
  const step = text.trim().toLowerCase();
  if (step === 'month' || step === 'year') return step;
  throw new UserError(`The reporttype is 'month' or 'year', not '${text}'.`);
}

/** Names of attempt types as requests shorten them. */
const SHORT_NAMES = new Map([
  ['escell', 'es cell'],
  ['escellallelemodification', 'es cell allele modification'],
  ['crisprallelemodification', 'crispr allele modification'],
]);

/** The attempt type that a request means, in small letters (api-3 §7.1 and §8.3.1). */
export function attemptTypeName(text: string): string {
  const name = text.trim().toLowerCase();
  return SHORT_NAMES.get(name) ?? name;
}

function namesOf(text: string | undefined, isList = true): string[] {
  return (isList ? (text ?? '').split(',') : [text ?? ''])
    .map((name) => name.replaceAll('\0', '').trim().toLowerCase())
    .filter((name) => name !== '');
}

/** The first day of the period that begins with this year, or month of it. */
function dayOf(
  yearText: string | undefined,
  monthText: string | undefined,
  { step, without }: { step: Step; without: string },
): string {
  const year = readNumber(yearText, 'year', 1000, 2999);
  const month = readNumber(monthText, 'month', 1, 12);
  if (year === null) return without;
  return isoDay(year, step === 'month' ? (month ?? 1) : 1);
}

/** The first day after the period that ends with this year, or month of it. */
function dayAfter(yearText: string | undefined, monthText: string | undefined, step: Step): string {
  const year = readNumber(yearText, 'year', 1000, 2999);
  const month = readNumber(monthText, 'month', 1, 12);
  if (year === null) return LAST_DAY;
  const last = step === 'month' ? (month ?? 12) : 12;
  return last === 12 ? isoDay(year + 1, 1) : isoDay(year, last + 1);
}

function isoDay(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

function readNumber(text: string | undefined, what: string, least: number, most: number): number | null {
  const digits = text?.trim() ?? '';
  if (digits === '') return null;
  const value = /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UserError(`The ${what} '${digits}' is not a number from ${least} to ${most}.`);
}
