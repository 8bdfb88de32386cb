import { DAY_MS } from '../../../platform/time/durations.ts';

/**
 * The source dates one event of an attempt, the micro-injection. Every other date of the demo is that day
 * (or the day of genotype confirmation) plus a fixed number of days, at a fixed hour. docs/demo-data.md
 * lists them.
 */

/** Days from the micro-injection. */
export const DAYS_FROM_INJECTION = {
  planCreated: -28,
  attemptInProgress: 0,
  embryosObtained: 1,
  founderObtained: 56,
  chimerasObtained: 60,
  abortedWithoutFounder: 120,
  colonyRegistered: 120,
  abortedWithFounder: 210,
  genotypeConfirmed: 168,
} as const;

/** Days from the genotype confirmation of the colony that a phenotyping plan starts from. */
export const DAYS_FROM_CONFIRMATION = {
  phenotypingPlanCreated: 14,
  phenotypingStarted: 90,
  allDataSent: 240,
  allDataProcessed: 255,
  phenotypingFinished: 300,
  lateAdultRegistered: 200,
  lateAdultStarted: 400,
  lateAdultAllDataSent: 520,
  lateAdultAllDataProcessed: 540,
  lateAdultFinished: 580,
} as const;

/**
 * @param day `yyyy-MM-dd`
 * @returns the day so many days later (earlier when negative)
 */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A local date-time on a day; plans are made in the morning, results come in the afternoon. */
export function onDay(day: string, part: 'morning' | 'afternoon'): string {
  return `${day}T${part === 'morning' ? '09:30:00' : '15:00:00'}`;
}
