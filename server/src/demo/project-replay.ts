import type { PlanProgress } from '../projects/assignment-decision.ts';
import { afterPlanChange, assignmentOf, type ProjectState } from '../projects/project-evaluation.ts';
import type { Stamp } from './model.ts';
import { statusAt } from './summary-stamps.ts';

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

/** A project on its way through time. */
interface Life {
  readonly project: ReplayedProject;
  readonly assignment: Stamp[];
  readonly summary: Stamp[];
  state: ProjectState;
}

/**
 * Replays the life of all projects in order of time through the engine of the server (api-1 section 14.3 and 15), and
 * answers each project's stamps.
 *
 * @param projects in the order in which those of the same moment were created
 */
export function replayProjects(projects: readonly ReplayedProject[]): ProjectSeries[] {
  const lives = projects.map(begin);
  const onGene = byGene(lives);
  for (const { date, life } of eventsOf(lives)) {
    const others = (onGene.get(life.project.geneId) ?? []).filter((other) => other !== life);
    live(life, others, date);
  }
  return lives.map(({ assignment, summary }) => ({ assignment, summary }));
}

function begin(project: ReplayedProject, id: number): Life {
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
  return { project, assignment: [], summary: [], state };
}

function byGene(lives: readonly Life[]): Map<number, Life[]> {
  const groups = new Map<number, Life[]>();
  for (const life of lives) {
    const group = groups.get(life.project.geneId);
    if (group === undefined) groups.set(life.project.geneId, [life]);
    else group.push(life);
  }
  return groups;
}

/** The moments at which a project is created or one of its plans changes, in order of time. */
function eventsOf(lives: readonly Life[]): { date: string; life: Life }[] {
  return lives
    .flatMap((life) => {
      const stamps = life.project.plans.flatMap((plan) => [...plan.stamps, ...plan.summaryStamps]);
      const dates = new Set([life.project.createdAt, ...stamps.map((stamp) => stamp.date)]);
      return [...dates].map((date) => ({ date, life }));
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** One moment of a project: its creation, if it is the first, and what its plans have come to. */
function live(life: Life, others: readonly Life[], date: string): void {
  const neighbours = others.map(({ state }) => state);
  if (life.state.assignment === null)
    enter(life, { ...life.state, assignment: assignmentOf(life.state, neighbours) }, date);
  life.state = { ...life.state, plans: plansAt(life.project, date) };
  for (const after of afterPlanChange(life.state, neighbours)) {
    const changed = [life, ...others].find(({ state }) => state.id === after.id);
    if (changed !== undefined) enter(changed, after, date);
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
function enter(life: Life, state: ProjectState, date: string): void {
  const { assignment, summary } = life.state;
  if (state.assignment !== null && state.assignment !== assignment)
    life.assignment.push({ status: state.assignment, date });
  if (state.summary !== null && state.summary !== summary) life.summary.push({ status: state.summary, date });
  life.state = state;
}
