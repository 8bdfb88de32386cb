import type { GenePage, GenePlan, GeneProject } from 'shared/contract';
import { counted } from 'shared/ui';

/** Where a gene stands: by the plan that has come furthest, else by a project, else nobody works on it. */
export type Standing =
  | { by: 'plan'; plan: GenePlan; since: string | null }
  | { by: 'project'; project: GeneProject }
  | { by: 'nothing' };

/** The furthest plan; where no plan may be read, the newest project. */
export function whereItStands({ furthestPlanPin, plans, projects }: GenePage): Standing {
  const plan = plans.find(({ pin }) => pin === furthestPlanPin);
  if (plan !== undefined) return { by: 'plan', plan, since: sinceOfProject(plan, projects) ?? plan.since };
  const project = projects.at(-1);
  return project === undefined ? { by: 'nothing' } : { by: 'project', project };
}

/** A project that stands where its plan does may have fallen back to it long after the plan came there. */
function sinceOfProject({ tpn, statusName }: GenePlan, projects: readonly GeneProject[]): string | null {
  const project = projects.find((each) => each.tpn === tpn);
  return project?.summaryStatusName === statusName ? project.summaryStatusSince : null;
}

/** How many plans on the gene there are of which somebody may not know more. */
export function unreadableCount(projects: readonly GeneProject[]): number {
  return projects.reduce((count, { unreadablePlans = 0 }) => count + unreadablePlans, 0);
}

/** All that there is, in a line: `2 projects with 3 plans in JAX and UCD, 1 colony`. */
export function extentText({ projects, plans, outcomes }: GenePage): string {
  return `${counted(projects.length, 'project')} with ${plansText(plans, projects)}${yieldText(outcomes)}`;
}

function plansText(plans: readonly GenePlan[], projects: readonly GeneProject[]): string {
  const units = [...new Set(plans.map(({ workUnitName }) => workUnitName))].toSorted();
  const where = units.length === 0 ? '' : ` in ${inWords(units)}`;
  const readable = `${counted(plans.length, 'plan')}${where}`;
  const count = unreadableCount(projects);
  if (count === 0) return readable;
  const unreadable = `${counted(count, 'plan')} that you may not read`;
  return plans.length === 0 ? unreadable : `${readable} and ${unreadable}`;
}

function yieldText(outcomes: GenePage['outcomes']): string {
  const count = (typeName: string) =>
    outcomes.filter(({ outcomeTypeName }) => outcomeTypeName === typeName).length;
  const [colonies, specimens] = [count('Colony'), count('Specimen')];
  return [
    colonies === 0 ? '' : `, ${colonies} ${colonies === 1 ? 'colony' : 'colonies'}`,
    specimens === 0 ? '' : `, ${counted(specimens, 'specimen')}`,
  ].join('');
}

/** `JAX`; `JAX and UCD`; `JAX, TCP and UCD`. */
function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
