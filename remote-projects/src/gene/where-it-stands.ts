import type { GenePage, GenePlan, GeneProject } from 'shared/contract';
import { counted } from 'shared/ui';

/** Where a gene stands: by the plan that has come furthest, else by a project, else nobody works on it. */
export type Standing =
  | { by: 'plan'; plan: GenePlan }
  | { by: 'project'; project: GeneProject }
  | { by: 'nothing' };

/** The furthest plan; where no plan may be read, the newest project. */
export function whereItStands({ furthestPlanPin, plans, projects }: GenePage): Standing {
  const plan = plans.find(({ pin }) => pin === furthestPlanPin);
  if (plan !== undefined) return { by: 'plan', plan };
  const project = projects.at(-1);
  return project === undefined ? { by: 'nothing' } : { by: 'project', project };
}

/** All that there is, in a line: `2 projects with 3 plans in JAX and UCD, 1 colony`. */
export function extentText({ projects, plans, outcomes }: GenePage): string {
  const work = `${counted(projects.length, 'project')} with ${counted(plans.length, 'plan')}`;
  const units = [...new Set(plans.map(({ workUnitName }) => workUnitName))].toSorted();
  const where = units.length === 0 ? '' : ` in ${inWords(units)}`;
  return `${work}${where}${yieldText(outcomes)}`;
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
