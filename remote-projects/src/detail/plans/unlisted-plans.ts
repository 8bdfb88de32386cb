import { idOfLink } from 'shared/api';
import type { Plan, Project } from 'shared/contract';

/**
 * How many plans of a project are not listed, by kind: of a protected project, plans are shown to the people of their work unit and
 * consortium only.
 *
 * @param project undefined while it is read
 */
export function unlistedPlans(project: Project | undefined, listed: readonly Pick<Plan, 'pin'>[]) {
  const count = (links: Links) =>
    pinsOf(links).filter((pin) => !listed.some((plan) => plan.pin === pin)).length;
  const links = project?._links;
  return { production: count(links?.productionPlans), phenotyping: count(links?.phenotypingPlans) };
}

/** Says that there are such plans; undefined when there are none. */
export function unlistedPlansText({
  production,
  phenotyping,
}: ReturnType<typeof unlistedPlans>): string | undefined {
  return unreadablePlansText(production + phenotyping);
}

/** Says that there are plans that the person may not read; undefined when there are none. */
export function unreadablePlansText(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? 'One more plan is not shown, because you do not have permission to read it.'
    : `${count} more plans are not shown, because you do not have permission to read them.`;
}

type Links = NonNullable<Project['_links']>['productionPlans'];

/** The existing tracker sends a single link without a list around it (spec part 1 §3). */
function pinsOf(links: Links): string[] {
  return [links ?? []].flat().map(idOfLink);
}
