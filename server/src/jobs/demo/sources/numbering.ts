import type { DemoColony, DemoPlan, DemoProject } from './model.ts';

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

/** A colony with the id that it shares with its outcome; a mutation has the same number, one a colony. */
export interface NumberedColony {
  readonly id: number;
  readonly colony: DemoColony;
  readonly plan: NumberedPlan;
}

export interface Numbered {
  readonly projects: readonly NumberedProject[];
  readonly plans: readonly NumberedPlan[];
  readonly colonies: readonly NumberedColony[];
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
  const colonies = plans
    .flatMap((plan) => (plan.plan.colony === null ? [] : [{ plan, colony: plan.plan.colony }]))
    .toSorted((one, other) => registeredAt(one.colony).localeCompare(registeredAt(other.colony)))
    .map((entry, index): NumberedColony => ({ ...entry, id: index + 1 }));
  return {
    projects: inOrder.map((project, index) => ({
      id: index + 1,
      project,
      plans: plansOf.get(index + 1) ?? [],
    })),
    plans,
    colonies,
  };
}

/** When the colony was registered: its first stamp. */
export function registeredAt(colony: DemoColony): string {
  const first = colony.stamps[0];
  if (first === undefined) throw new Error('A colony starts with a status');
  return first.date;
}
