import type { Plan, Project } from 'shared/contract';

/**
 * Says that a project has plans that are not listed: of a protected project, plans are shown to the people of their work
 * unit and consortium only. Undefined when all are listed.
 */
export function unlistedPlansText(
  project: Project | undefined,
  listed: readonly Pick<Plan, 'pin'>[],
): string | undefined {
  const links = project?._links;
  const pins = [links?.productionPlans, links?.phenotypingPlans].flatMap((plans) => pinsOf(plans));
  const unlisted = pins.filter((pin) => !listed.some((plan) => plan.pin === pin)).length;
  if (unlisted === 0) return undefined;
  return unlisted === 1
    ? 'One more plan is not shown, because you do not have permission to read it.'
    : `${unlisted} more plans are not shown, because you do not have permission to read them.`;
}

type Links = NonNullable<Project['_links']>['productionPlans'];

/** The existing tracker sends a single link without a list around it (spec part 1 §3). */
function pinsOf(links: Links): string[] {
  return [links ?? []].flat().map(({ href }) => decodeURIComponent(href.split('/').at(-1) ?? ''));
}
