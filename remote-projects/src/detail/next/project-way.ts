import type { Plan, Project, StatusOnPath, StatusPath, StatusStamp } from 'shared/contract';
import { mergedStamps, pathNamed, statusesOfPlan, wayOf, type WayStep } from 'shared/domain';
import { unlistedPlans } from '../plans/unlisted-plans.ts';
import { summaryStatusSince } from '../summary-status-since.ts';
import { stampsToPlan } from './stamps-to-plan.ts';

/** The way of a project, and the plan that is furthest on it. */
export interface ProjectWay {
  steps: WayStep[];
  leading: Plan | undefined;
  /** What comes next is entered at that plan. */
  isNextOfPlan: boolean;
}

const PHENOTYPING = 'adult and embryo phenotyping';

/**
 * Where a project comes from, where it stands, and what comes next: the statuses of its assignment, of the plan that is furthest and of
 * those that it starts from, then phenotyping, as long as nobody has planned it.
 */
export function projectWay(
  project: Project,
  plans: readonly Plan[],
  paths: readonly StatusPath[],
): ProjectWay {
  const { assignmentStatusName, assignmentStatusStamps, summaryStatusName } = project;
  const leading = plans.find((plan) => plan.summaryStatusName === summaryStatusName);
  const current = summaryStatusName ?? assignmentStatusName ?? '';
  const stamps = mergedStamps(assignmentStatusStamps, leading ? stampsToPlan(leading, plans) : []);
  const ofPlan = leading
    ? (statusesOfPlan(paths, leading.attemptTypeName, leading.summaryStatusName) ?? [])
    : [];
  const steps = wayOf({
    current,
    stamps: reachedLast(stamps, current, summaryStatusSince(project, plans)),
    statuses: leading
      ? [...ofPlan, ...(leading.typeName === 'phenotyping' ? [] : onFrom(ofPlan, project, plans, paths))]
      : hasBegun(project)
        ? []
        : beginning(current, paths),
    transitions: [],
  });
  const place = ofPlan.findIndex(({ statusName }) => statusName === current);
  const isNextOfPlan = place !== -1 && place < ofPlan.length - 1;
  return { steps, leading, isNextOfPlan };
}

/** The project may have fallen back to a status that one of its plans reached long ago. */
function reachedLast(
  stamps: readonly StatusStamp[],
  statusName: string,
  date: string | undefined,
): readonly StatusStamp[] {
  if (date === undefined) return stamps;
  const last = stamps.findLastIndex((stamp) => stamp.statusName === statusName);
  return [...stamps.filter((_stamp, position) => position !== last), { statusName, date }];
}

/** Its status is that of a plan, also of one that the person may not read. */
function hasBegun({ summaryStatusName, assignmentStatusName }: Project): boolean {
  return summaryStatusName !== null && summaryStatusName !== assignmentStatusName;
}

/** From production to phenotyping: at a plan that waits for its first stage, else at one that is to be added. */
function onFrom(
  ofPlan: readonly StatusOnPath[],
  project: Project,
  plans: readonly Plan[],
  paths: readonly StatusPath[],
): StatusOnPath[] {
  // A stage that goes on would be further than production; a plan that was stopped stands at no status of its path.
  const waiting = plans.find(
    ({ typeName, attemptTypeName, statusName }) =>
      typeName === 'phenotyping' &&
      pathNamed(paths, attemptTypeName)?.statuses.some((status) => status.statusName === statusName),
  );
  if (waiting)
    return stagesOf(waiting.attemptTypeName, paths, `add a stage to plan ${waiting.pin}`, waiting.pin);
  const confirms = ofPlan.some(({ statusName }) => statusName === 'Genotype Confirmed');
  // One that the person may not read may wait, too.
  if (!confirms || unlistedPlans(project, plans).phenotyping > 0) return [];
  return stagesOf(PHENOTYPING, paths, 'add a phenotyping plan, and a stage to it', 'phenotyping');
}

function stagesOf(attemptTypeName: string, paths: readonly StatusPath[], text: string, place: string) {
  const [stage] = pathNamed(paths, attemptTypeName)?.continuedBy ?? [];
  const statuses = stage ? (pathNamed(paths, stage.name)?.statuses ?? []) : [];
  return statuses.map((status, position) => (position === 0 ? reachedBy(status, text, place) : status));
}

/** A project without plans goes on with the first. */
function beginning(current: string, paths: readonly StatusPath[]): StatusOnPath[] {
  const [created] = pathNamed(paths, 'crispr')?.statuses ?? [];
  const now = { statusName: current, isOptional: false, steps: [] };
  return created ? [now, reachedBy(created, 'add a production plan', 'production')] : [];
}

/** @param place the plans of the page among which something is added, or the pin of a plan */
function reachedBy(status: StatusOnPath, text: string, place: string): StatusOnPath {
  const needs = { text, fields: [place] };
  return { ...status, steps: [{ from: '', action: '', triggeredByUser: true, needs }] };
}
