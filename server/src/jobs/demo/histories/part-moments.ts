import type { AuditTree } from '../../../platform/history/audit-tree.ts';
import type { DemoOutcome, DemoStage } from '../sources/model.ts';
import type { Moment } from './steps.ts';

/** A colony or specimen in each of its statuses, of which nothing else changes. */
export function outcomeMoments({ kind, stamps }: DemoOutcome): Moment[] {
  return stamps.map(({ status, date }) => ({ date, tree: { [kind]: { status: { name: status } } } }));
}

/**
 * A stage in each of its statuses. It has the day of its start, and the tissue that is kept from then on, since it was started.
 *
 * @param now what the history compares of the stage
 */
export function stageMoments({ stamps, startedOn }: DemoStage, now: AuditTree): Moment[] {
  return stamps.map(({ status, date }) => {
    const isStarted = startedOn !== null && date.slice(0, 10) >= startedOn;
    const work = isStarted ? now : { phenotypingExperimentsStarted: null, tissueDistributions: null };
    return { date, tree: { ...work, status: { name: status } } };
  });
}
