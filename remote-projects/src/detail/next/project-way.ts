import type { Plan, Project, StatusOnPath, StatusPath, StatusStamp } from 'shared/contract';
import { mergedStamps, pathNamed, statusesOfPlan, wayOf, type WayStep } from 'shared/domain';
import type { PlanGroupName } from '../plans/plan-groups.ts';
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
      ? onFrom(ofPlan, hasPhenotyping(project, plans), paths)
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

/** Also by a plan that the person may not read. */
function hasPhenotyping(project: Project, plans: readonly Plan[]): boolean {
  return (
    plans.some(({ typeName }) => typeName === 'phenotyping') || unlistedPlans(project, plans).phenotyping > 0
  );
}

function onFrom(
  ofPlan: readonly StatusOnPath[],
  isPhenotyped: boolean,
  paths: readonly StatusPath[],
): readonly StatusOnPath[] {
  const confirms = ofPlan.some(({ statusName }) => statusName === 'Genotype Confirmed');
  return isPhenotyped || !confirms ? ofPlan : [...ofPlan, ...phenotypingOf(paths)];
}

function phenotypingOf(paths: readonly StatusPath[]): StatusOnPath[] {
  const [stage] = pathNamed(paths, PHENOTYPING)?.continuedBy ?? [];
  const statuses = stage ? (pathNamed(paths, stage.name)?.statuses ?? []) : [];
  return statuses.map((status, position) =>
    position === 0 ? reachedBy(status, 'add a phenotyping plan, and a stage to it', 'phenotyping') : status,
  );
}

/** A project without plans goes on with the first. */
function beginning(current: string, paths: readonly StatusPath[]): StatusOnPath[] {
  const [created] = pathNamed(paths, 'crispr')?.statuses ?? [];
  const now = { statusName: current, isOptional: false, steps: [] };
  return created ? [now, reachedBy(created, 'add a production plan', 'production')] : [];
}

/** @param group the plans of the page among which it is added */
function reachedBy(status: StatusOnPath, text: string, group: PlanGroupName): StatusOnPath {
  const needs = { text, fields: [group] };
  return { ...status, steps: [{ from: '', action: '', triggeredByUser: true, needs }] };
}
