import type { Plan, Project, StatusOnPath, StatusPath } from 'shared/contract';
import { mergedStamps, pathNamed, statusesOfPlan, wayOf, type WayStep } from 'shared/domain';
import { stampsToPlan } from './stamps-to-plan.ts';

/** The way of a project, and the plan that is furthest on it. */
export interface ProjectWay {
  steps: WayStep[];
  leading: Plan | undefined;
}

const PHENOTYPING = 'adult and embryo phenotyping';

/**
 * Where a project comes from, where it stands, and what comes next: the statuses of its assignment, of the plan that is furthest and of
 * those that it starts from, then phenotyping, as long as nobody has planned it.
 */
export function projectWay(
  { assignmentStatusName, assignmentStatusStamps, summaryStatusName }: Project,
  plans: readonly Plan[],
  paths: readonly StatusPath[],
): ProjectWay {
  const leading = plans.find((plan) => plan.summaryStatusName === summaryStatusName);
  const current = (leading && summaryStatusName) ?? assignmentStatusName ?? '';
  const steps = wayOf({
    current,
    stamps: mergedStamps(assignmentStatusStamps, leading ? stampsToPlan(leading, plans) : []),
    statuses: leading ? onFrom(leading, plans, paths) : beginning(current, paths),
    transitions: [],
  });
  return { steps, leading };
}

function onFrom(leading: Plan, plans: readonly Plan[], paths: readonly StatusPath[]) {
  const own = statusesOfPlan(paths, leading.attemptTypeName, leading.summaryStatusName) ?? [];
  const hasPhenotyping = plans.some(({ typeName }) => typeName === 'phenotyping');
  const confirms = own.some(({ statusName }) => statusName === 'Genotype Confirmed');
  return hasPhenotyping || !confirms ? own : [...own, ...phenotypingOf(paths)];
}

function phenotypingOf(paths: readonly StatusPath[]): StatusOnPath[] {
  const [stage] = pathNamed(paths, PHENOTYPING)?.continuedBy ?? [];
  const statuses = stage ? (pathNamed(paths, stage.name)?.statuses ?? []) : [];
  return statuses.map((status, position) =>
    position === 0 ? reachedBy(status, 'add a phenotyping plan, and a stage to it') : status,
  );
}

/** A project without plans goes on with the first. */
function beginning(current: string, paths: readonly StatusPath[]): StatusOnPath[] {
  const [created] = pathNamed(paths, 'crispr')?.statuses ?? [];
  const now = { statusName: current, isOptional: false, steps: [] };
  return created ? [now, reachedBy(created, 'add a production plan')] : [];
}

function reachedBy(status: StatusOnPath, text: string): StatusOnPath {
  return { ...status, steps: [{ from: '', action: '', triggeredByUser: true, needs: { text, fields: [] } }] };
}
