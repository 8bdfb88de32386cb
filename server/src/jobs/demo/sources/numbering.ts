import type { DemoOutcome, DemoPlan, DemoProject } from './model.ts';

/** A project with its id, and its plans with theirs: what the tables are written from. */
export interface NumberedProject {
  readonly id: number;
  readonly project: DemoProject;
  readonly plans: readonly NumberedPlan[];
}

export interface NumberedPlan {
  readonly id: number;
  readonly projectId: number;
  readonly plan: DemoPlan;
  readonly project: DemoProject;
}

/** A colony or specimen with its number, which its one mutation has as well. */
export interface NumberedOutcome<Outcome extends DemoOutcome = DemoOutcome> {
  readonly id: number;
  readonly outcome: Outcome;
  readonly plan: NumberedPlan;
}

export interface Numbered {
  readonly projects: readonly NumberedProject[];
  readonly plans: readonly NumberedPlan[];
  readonly outcomes: readonly NumberedOutcome[];
}

/** Gives out ids in order of time, so that identifiers grow with age as in a tracker in use. */
export function numberProjects(projects: readonly DemoProject[]): Numbered {
  const inOrder = projects.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  const plans = inOrder
    .flatMap((project, index) => project.plans.map((plan) => ({ plan, project, projectId: index + 1 })))
    .toSorted((one, other) => one.plan.createdAt.localeCompare(other.plan.createdAt))
    .map((entry, index): NumberedPlan => ({ ...entry, id: index + 1 }));
  const plansOf = new Map<number, NumberedPlan[]>();
  for (const plan of plans) plansOf.set(plan.projectId, [...(plansOf.get(plan.projectId) ?? []), plan]);
  const outcomes = plans
    .flatMap((plan) => (plan.plan.outcome === null ? [] : [{ plan, outcome: plan.plan.outcome }]))
    .toSorted((one, other) => registeredAt(one.outcome).localeCompare(registeredAt(other.outcome)))
    .map((entry, index): NumberedOutcome => ({ ...entry, id: index + 1 }));
  return {
    projects: inOrder.map((project, index) => ({
      id: index + 1,
      project,
      plans: plansOf.get(index + 1) ?? [],
    })),
    plans,
    outcomes,
  };
}

/** When the colony or specimen was registered: its first stamp. */
export function registeredAt(outcome: DemoOutcome): string {
  const first = outcome.stamps[0];
  if (first === undefined) throw new Error('An outcome starts with a status');
  return first.date;
}
