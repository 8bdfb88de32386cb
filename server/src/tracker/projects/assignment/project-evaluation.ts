import { isAbortion, orderingOf } from '../../../catalogue/state-machines/statuses.ts';
import {
  decideAssignment,
  type AssignmentStatus,
  type Competitor,
  type PlanProgress,
} from './assignment-decision.ts';

/** What the engine looks at of a project. Statuses are names. */
export interface ProjectState {
  readonly id: number;
  /** The gene of each intention that has one. */
  readonly geneIds: readonly number[];
  /** One of those intentions is a `Deletion`. */
  readonly deletesGene: boolean;
  /** Any intention is a `Deletion`, with a gene or without. */
  readonly intendsDeletion: boolean;
  readonly plans: readonly PlanProgress[];
  /** Null while the project is being created. */
  readonly assignment: string | null;
  readonly summary: string | null;
}

/** No row has it. */
const NOT_STORED = 0;

/** A project that is to be made: these genes, one for each intention, and whether any of them is to be deleted. */
export function plannedProject(geneIds: readonly number[], deletesGene: boolean): ProjectState {
  return {
    id: NOT_STORED,
    geneIds,
    deletesGene,
    intendsDeletion: deletesGene,
    plans: [],
    assignment: null,
    summary: null,
  };
}

/**
 * The assignment status of a project that is not inactive, given the other projects on its genes.
 *
 * @param others those without an assignment status are ignored
 */
export function assignmentOf(project: ProjectState, others: Iterable<ProjectState>): AssignmentStatus {
  const isContestable = project.geneIds.length === 1 && project.deletesGene;
  return decideAssignment(isContestable, competitorsOf(project, others).flatMap(toCompetitor));
}

/**
 * Other projects on one of its genes that intend a `Deletion`, on that gene or elsewhere (api-1 §14.1). A project on
 * several genes makes what a project on one of them does not: it stands outside, is assigned whatever the others do, and
 * keeps nobody from being assigned.
 */
export function competitorsOf(project: ProjectState, others: Iterable<ProjectState>): ProjectState[] {
  return [...others].filter(
    ({ id, intendsDeletion, geneIds: [gene, ...further] }) =>
      id !== project.id &&
      intendsDeletion &&
      gene !== undefined &&
      further.length === 0 &&
      project.geneIds.includes(gene),
  );
}

function toCompetitor({ assignment, plans }: ProjectState): Competitor[] {
  return assignment === null ? [] : [{ assignment, plans }];
}

/**
 * The effect of a change of a plan on its project and on the neighbours (api-1 §14.3 and §15).
 *
 * @param others the projects on its genes; further ones have no effect
 * @returns the new states of those that change, in the order in which they were given
 */
export function afterPlanChange(project: ProjectState, others: readonly ProjectState[]): ProjectState[] {
  const states = new Map([project, ...others].map((state) => [state.id, state]));
  const assigned = { ...project, assignment: activation(project, others) };
  states.set(project.id, assigned);
  for (const neighbour of competitorsOf(project, others)) {
    if (isOpen(neighbour.assignment))
      states.set(neighbour.id, { ...neighbour, assignment: assignmentOf(neighbour, states.values()) });
  }
  states.set(project.id, { ...assigned, summary: summaryOf(assigned) });
  return [project, ...others].flatMap((before) => {
    const after = states.get(before.id);
    return after === undefined || isUnchanged(before, after) ? [] : [after];
  });
}

/** An assigned project is never demoted, and one that is inspected waits for its neighbours. */
function activation(project: ProjectState, others: readonly ProjectState[]): string | null {
  const { plans, assignment } = project;
  if (plans.length > 0 && plans.every(({ status }) => isAbortion(status))) return 'Inactive';
  return assignment === 'Inactive' ? assignmentOf(project, others) : assignment;
}

/** A plan of a neighbour may change it. */
function isOpen(assignment: string | null): boolean {
  return assignment !== null && assignment !== 'Inactive' && assignment !== 'Assigned';
}

/** The furthest of the plans that go on; it stays as it is when none does. */
function summaryOf({ assignment, plans, summary }: ProjectState): string | null {
  if (assignment === 'Inactive') return 'Inactive';
  const [furthest] = plans
    .filter(({ status }) => !isAbortion(status))
    .map((plan) => plan.summary)
    .toSorted((one, other) => orderingOf(other) - orderingOf(one));
  return furthest ?? summary;
}

function isUnchanged(before: ProjectState, after: ProjectState): boolean {
  return before.assignment === after.assignment && before.summary === after.summary;
}
