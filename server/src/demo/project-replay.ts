import { statusDefinition } from '../state-machines/statuses.ts';
import { decideAssignment, type AssignmentStatus, type PlanState } from './assignment-rules.ts';
import type { Stamp } from './model.ts';
import { statusAt } from './summary-status.ts';

/** What the replay needs of a project; plans with their own and their summary series, oldest first. */
export interface ReplayedProject {
  readonly geneId: number;
  readonly intendsDeletion: boolean;
  readonly createdAt: string;
  readonly plans: readonly { readonly stamps: readonly Stamp[]; readonly summaryStamps: readonly Stamp[] }[];
}

/** The status series of a project that come out of the replay. */
export interface ProjectSeries {
  readonly assignment: readonly Stamp[];
  readonly summary: readonly Stamp[];
}

interface State {
  readonly project: ReplayedProject;
  /** Other projects on the gene that want a `Deletion`. */
  readonly competitors: State[];
  readonly assignment: Stamp[];
  readonly summary: Stamp[];
  plans: readonly PlanState[];
}

/**
 * Replays the life of all projects in order of time through the assignment engine (api-1 section 14.3) and
 * the project summary (section 15), and answers each project's stamps.
 *
 * @param projects in the order in which those of the same moment were created
 */
export function replayProjects(projects: readonly ReplayedProject[]): ProjectSeries[] {
  const states = projects.map((project): State => ({
    project,
    competitors: [],
    assignment: [],
    summary: [],
    plans: [],
  }));
  linkCompetitors(states);
  for (const { date, state } of eventsOf(states)) {
    if (state.assignment.length === 0) assign(state, decide(state), date);
    changePlans(state, date);
  }
  return states.map(({ assignment, summary }) => ({ assignment, summary }));
}

function linkCompetitors(states: readonly State[]): void {
  const byGene = new Map<number, State[]>();
  for (const state of states) {
    const onGene = byGene.get(state.project.geneId) ?? [];
    for (const other of onGene) {
      if (other.project.intendsDeletion) state.competitors.push(other);
      if (state.project.intendsDeletion) other.competitors.push(state);
    }
    byGene.set(state.project.geneId, [...onGene, state]);
  }
}

/** The moments at which a project is created or one of its plans changes, in order of time. */
function eventsOf(states: readonly State[]): { date: string; state: State }[] {
  return states
    .flatMap((state) => {
      const stamps = state.project.plans.flatMap((plan) => [...plan.stamps, ...plan.summaryStamps]);
      const dates = new Set([state.project.createdAt, ...stamps.map((stamp) => stamp.date)]);
      return [...dates].map((date) => ({ date, state }));
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** The steps of a plan event, in the engine's order. */
function changePlans(state: State, date: string): void {
  state.plans = plansAt(state.project, date);
  if (state.plans.length > 0 && state.plans.every((plan) => statusDefinition(plan.status).isAbortion)) {
    assign(state, 'Inactive', date);
  } else if (currentAssignment(state) === 'Inactive') {
    assign(state, decide(state), date);
  }
  for (const competitor of state.competitors) {
    const assignment = currentAssignment(competitor);
    if (assignment !== null && assignment !== 'Inactive' && assignment !== 'Assigned') {
      assign(competitor, decide(competitor), date);
    }
  }
  const summary = summaryOf(state);
  if (summary !== null && state.summary.at(-1)?.status !== summary) {
    state.summary.push({ status: summary, date });
  }
}

function plansAt(project: ReplayedProject, date: string): PlanState[] {
  return project.plans.flatMap((plan) => {
    const status = statusAt(plan.stamps, date);
    const summary = statusAt(plan.summaryStamps, date);
    return status === null || summary === null ? [] : [{ status, summary }];
  });
}

function decide(state: State): AssignmentStatus {
  const competitors = state.competitors.flatMap((competitor) => {
    const assignment = currentAssignment(competitor);
    return assignment === null ? [] : [{ assignment, plans: competitor.plans }];
  });
  return decideAssignment(state.project.intendsDeletion, competitors);
}

function assign(state: State, status: AssignmentStatus, date: string): void {
  if (currentAssignment(state) !== status) state.assignment.push({ status, date });
}

const ASSIGNMENTS: readonly AssignmentStatus[] = [
  'Assigned',
  'Inspect - Conflict',
  'Inspect - Attempt',
  'Inspect - GLT Mouse',
  'Inactive',
];

/** Null before the project exists. */
function currentAssignment(state: State): AssignmentStatus | null {
  const name = state.assignment.at(-1)?.status;
  return ASSIGNMENTS.find((status) => status === name) ?? null;
}

/** Null leaves the summary as it was. */
function summaryOf(state: State): string | null {
  if (currentAssignment(state) === 'Inactive') return 'Inactive';
  const summaries = state.plans
    .filter((plan) => !statusDefinition(plan.status).isAbortion)
    .map((plan) => statusDefinition(plan.summary));
  const [highest] = summaries.toSorted((one, other) => other.ordering - one.ordering);
  return highest?.name ?? null;
}
