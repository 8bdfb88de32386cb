import { isDay } from 'shared/ui';
import { today } from './today.ts';

/** What an address asks for, or what is typed. */
export interface StepsDays {
  stepsFrom: string;
  stepsTo: string;
}

/** The days on which steps were reached, both of them among them; null without a first or a last. */
export interface StepsPeriod {
  from: string | null;
  to: string | null;
}

/** The period that is counted. A day to come is none, and so is each of two that exclude each other. */
export function stepsPeriod({ stepsFrom, stepsTo }: StepsDays, now = today()): StepsPeriod {
  const from = pastDay(stepsFrom, now);
  const to = pastDay(stepsTo, now);
  return from !== null && to !== null && from > to ? { from: null, to: null } : { from, to };
}

function pastDay(text: string, now: string): string | null {
  return isDay(text) && text <= now ? text : null;
}

/** Why a day is not counted by; undefined where it is, and where there is none. */
export function dayProblem(text: string, now = today()): string | undefined {
  return isDay(text) && text > now ? 'This day is yet to come: the numbers are those without it.' : undefined;
}

/** The same of the last day, which can be before the first. */
export function lastDayProblem({ stepsFrom, stepsTo }: StepsDays, now = today()): string | undefined {
  const to = pastDay(stepsTo, now);
  const from = pastDay(stepsFrom, now);
  if (from !== null && to !== null && from > to)
    return 'This day is before the first one: the numbers are those of all time.';
  return dayProblem(stepsTo, now);
}

/** The period in words, behind what was reached in it; empty for all time. */
export function periodText({ from, to }: StepsPeriod): string {
  if (from === null) return to === null ? '' : `until ${to}`;
  if (to === null) return `since ${from}`;
  return from === to ? `on ${from}` : `from ${from} to ${to}`;
}
