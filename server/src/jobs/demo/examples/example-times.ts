import type { Machine } from '../../../catalogue/state-machines/machine.ts';
import type { Stamp } from '../sources/model.ts';
import { daysAfter, onDay } from '../sources/timeline.ts';
import { pathTo } from './status-path.ts';

/** All examples are later than the source data, so that these keep their numbers. */
const FIRST_DAY = '2023-01-09';
const DAYS_BETWEEN_EXAMPLES = 7;

/** Outcomes come once their plan has taken three steps, and are confirmed before it takes the fourth. */
const DAYS_UNTIL_OUTCOME = 85;
const DAYS_UNTIL_STAGE = 14;
const DAYS_BETWEEN_STEPS = { plan: 28, outcome: 21, stage: 28 };

/** The day on which the example of a row begins. */
export function firstDayOf(row: number): string {
  return daysAfter(FIRST_DAY, row * DAYS_BETWEEN_EXAMPLES);
}

/** The stamps of a plan on its way to a status, from the day on which it begins. */
export function planStamps(machine: Machine<never>, status: string, planDay: string): Stamp[] {
  return stampsTo(machine, status, planDay, DAYS_BETWEEN_STEPS.plan);
}

/** Those of a colony or specimen that came out of a plan. */
export function outcomeStamps(machine: Machine<never>, status: string, planDay: string): Stamp[] {
  return stampsTo(machine, status, daysAfter(planDay, DAYS_UNTIL_OUTCOME), DAYS_BETWEEN_STEPS.outcome);
}

/** Those of a stage of a plan. */
export function stageStamps(machine: Machine<never>, status: string, planDay: string): Stamp[] {
  return stampsTo(machine, status, daysAfter(planDay, DAYS_UNTIL_STAGE), DAYS_BETWEEN_STEPS.stage);
}

function stampsTo(machine: Machine<never>, status: string, day: string, days: number): Stamp[] {
  return pathTo(machine, status).map((name, step) => ({
    status: name,
    date: onDay(daysAfter(day, step * days), step === 0 ? 'morning' : 'afternoon'),
  }));
}
