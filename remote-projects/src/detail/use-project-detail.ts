import { useEditable, useResource } from 'shared/api';
import type { Plan, PlanPage, Project } from 'shared/contract';
import { nameByGenes, useNoteVisit } from 'shared/domain';
import { geneSymbolsOf } from 'shared/project-table';
import { projectPath } from '../project-path.ts';
import { useProjectOverview } from './use-project-overview.ts';
import { useProjectPermissions } from './use-project-permissions.ts';

/** More plans than any project has: they come in one call. */
const MOST_PLANS = 200;

/** Everything that the page of a project shows. */
export type ProjectDetail = ReturnType<typeof useProjectDetail>;

/**
 * Reads a project with its plans in three calls, all at once: the project, its plans, and what they yielded with what the person may do.
 * A person who may not read it gets 403 as the project's error.
 *
 * The responses come one by one, and each renders the page: its larger parts are memoised on what they show.
 */
export function useProjectDetail(tpn: string) {
  const showsRefusal = true;
  const plans = useResource<PlanPage>('/api/plans', { tpn, size: MOST_PLANS }, { showsRefusal });
  const project = useEditable<Project>(projectPath(tpn), { showsRefusal, identifier: tpn });
  useNoteVisit(`/projects/${tpn}`, project.data && nameByGenes(geneSymbolsOf(project.data), tpn));
  const overview = useProjectOverview(tpn, plansOf(plans.data));
  return { tpn, project, plans, overview, permissions: useProjectPermissions(tpn, overview) };
}

/** Always the same, so that what shows it is not rendered again. */
const NO_PLANS: Plan[] = [];

/** The plans of a page; an empty page has no list. */
export function plansOf(page: PlanPage | undefined): Plan[] | undefined {
  return page && (page._embedded?.plans ?? NO_PLANS);
}
