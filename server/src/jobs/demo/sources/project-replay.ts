import type { PlanProgress } from '../../../tracker/projects/assignment/assignment-decision.ts';
import {
  afterPlanChange,
  assignmentOf,
  type ProjectState,
} from '../../../tracker/projects/assignment/project-evaluation.ts';
import type { Stamp } from './model.ts';
import { statusAt } from './summary-stamps.ts';

/** What the replay needs of a project; plans with their own and their summary series, oldest first. */
export interface ReplayedProject {
  readonly geneId: number;
  readonly intendsDeletion: boolean;
  readonly createdAt: string;
  readonly plans: readonly { readonly stamps: readonly Stamp[]; readonly summaryStamps: readonly Stamp[] }[];
}

/** Both statuses of a project at a moment. */
export type ProjectStatuses = Pick<ProjectState, 'assignment' | 'summary'>;

/** A change of a project's statuses by its plans, which its history has; those by the plans of a neighbour it has not. */
export interface ProjectChange {
  readonly date: string;
  readonly before: ProjectStatuses;
  readonly after: ProjectStatuses;
}

/** The status series of a project that come out of the replay. */
export interface ProjectSeries {
  readonly assignment: readonly Stamp[];
  readonly summary: readonly Stamp[];
  /** Since its creation. */
  readonly changes: readonly ProjectChange[];
}

/** A project on its way through time. */
interface Replay {
  readonly project: ReplayedProject;
  readonly assignment: Stamp[];
  readonly summary: Stamp[];
  readonly changes: ProjectChange[];
  state: ProjectState;
}

/**
 * Replays the history of all projects in order of time through the engine of the server (api-1 section 14.3 and 15), and
 * returns each project's stamps.
 *
 * @param projects in the order in which those of the same moment were created
 */
export function replayProjects(projects: readonly ReplayedProject[]): ProjectSeries[] {
  const replays = projects.map(begin);
  const onGene = byGene(replays);
  for (const { date, replay } of eventsOf(replays)) {
    const others = (onGene.get(replay.project.geneId) ?? []).filter((other) => other !== replay);
    replayMoment(replay, others, date);
  }
  return replays.map(({ assignment, summary, changes }) => ({ assignment, summary, changes }));
}

function begin(project: ReplayedProject, id: number): Replay {
  const { geneId, intendsDeletion } = project;
  const state = {
    id,
    geneIds: [geneId],
    deletesGene: intendsDeletion,
    intendsDeletion,
    plans: [],
    assignment: null,
    summary: null,
  };
  return { project, assignment: [], summary: [], changes: [], state };
}

function byGene(replays: readonly Replay[]): Map<number, Replay[]> {
  const groups = new Map<number, Replay[]>();
  for (const replay of replays) {
    const group = groups.get(replay.project.geneId);
    if (group === undefined) groups.set(replay.project.geneId, [replay]);
    else group.push(replay);
  }
  return groups;
}

/** The moments at which a project is created or one of its plans changes, in order of time. */
function eventsOf(replays: readonly Replay[]): { date: string; replay: Replay }[] {
  return replays
    .flatMap((replay) => {
      const stamps = replay.project.plans.flatMap((plan) => [...plan.stamps, ...plan.summaryStamps]);
      const dates = new Set([replay.project.createdAt, ...stamps.map((stamp) => stamp.date)]);
      return [...dates].map((date) => ({ date, replay }));
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** One moment of a project: its creation, if it is the first, and what its plans have come to. */
function replayMoment(replay: Replay, others: readonly Replay[], date: string): void {
  const neighbours = others.map(({ state }) => state);
  if (replay.state.assignment === null)
    enter(replay, { ...replay.state, assignment: assignmentOf(replay.state, neighbours) }, date);
  replay.state = { ...replay.state, plans: plansAt(replay.project, date) };
  for (const after of afterPlanChange(replay.state, neighbours)) {
    const changed = [replay, ...others].find(({ state }) => state.id === after.id);
    if (changed === undefined) continue;
    if (changed === replay && date !== replay.project.createdAt)
      replay.changes.push({ date, before: replay.state, after });
    enter(changed, after, date);
  }
}

function plansAt(project: ReplayedProject, date: string): PlanProgress[] {
  return project.plans.flatMap((plan) => {
    const status = statusAt(plan.stamps, date);
    const summary = statusAt(plan.summaryStamps, date);
    return status === null || summary === null ? [] : [{ status, summary }];
  });
}

/** Puts a project into a state, with a stamp for each status that is new. */
function enter(replay: Replay, state: ProjectState, date: string): void {
  const { assignment, summary } = replay.state;
  if (state.assignment !== null && state.assignment !== assignment)
    replay.assignment.push({ status: state.assignment, date });
  if (state.summary !== null && state.summary !== summary)
    replay.summary.push({ status: state.summary, date });
  replay.state = state;
}
