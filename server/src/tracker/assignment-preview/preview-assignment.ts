import type { AssignmentPreview, AssignmentPreviewQuery } from 'shared/contract';
import type { Reader } from '../../identity/reader.ts';
import type { Data } from '../../platform/http/app-context.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { resolveGenes } from '../../catalogue/genes/resolve-genes.ts';
import { ForbiddenError } from '../../platform/http/errors/errors.ts';
import { listValues } from '../../platform/http/requests/parameter-values.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isAllowed } from '../../identity/permissions/policy.ts';
import { assignmentOf, competitorsOf, plannedProject } from '../projects/assignment/project-evaluation.ts';
import { loadRowsInOrder } from '../projects/list/project-lists.ts';
import { toProject } from '../projects/project-representation.ts';
import { readProjectsOnGenes } from '../projects/assignment/project-status-repository.ts';

/** More projects on its genes than this nobody reads through while filling in a form. */
const MOST_PROJECTS = 100;

/**
 * The assignment status that a project with these intentions would get if it were created now, and the projects on its
 * genes (api-1 §14). Reading locks nothing.
 *
 * @throws ForbiddenError, NotFoundError for an unknown gene, UserError for a synonym
 */
export async function previewAssignment(
  { db, catalogues }: Data,
  query: AssignmentPreviewQuery,
  { caller, baseUrl }: Reader,
): Promise<AssignmentPreview> {
  requireMayCreateSomewhere(caller);
  const lists = await catalogues.read();
  const references = listValues(query.gene).map((symbol) => ({ symbol }));
  const geneIds = (await resolveGenes(db, references)).map(({ id }) => id);
  const others = await readProjectsOnGenes(db, geneIds, lists);
  const mutationTypes = listValues(query.molecularMutationTypeName);
  const planned = plannedProject(
    geneIds,
    mutationTypes.some((name) => isDeletion(name, lists)),
  );

  const shownIds = others.slice(0, MOST_PROJECTS).map(({ id }) => id);
  const rows = await loadRowsInOrder(db, shownIds, caller);
  const competing = new Set(competitorsOf(planned, others).map(({ id }) => id));
  return {
    assignmentStatusName: isDecidable(geneIds, mutationTypes) ? assignmentOf(planned, others) : null,
    projects: rows.map((row) => toProject(row, 'self', { lists, baseUrl })),
    totalProjects: others.length,
    competingTpns: rows.filter(({ id }) => competing.has(id)).map(({ tpn }) => tpn),
  };
}

/**
 * The status reveals a little about restricted projects on the gene. A caller who may create a project learns as much
 * by creating one.
 */
function requireMayCreateSomewhere(caller: Subject): void {
  const workUnitNames = caller.unitRoles.map(({ workUnitName }) => workUnitName);
  if (!isAllowed(caller, 'CREATE_PROJECT', { workUnitNames }))
    throw new ForbiddenError('You do not have permission to create projects.');
}

function isDeletion(mutationType: string, lists: Lists): boolean {
  return lists.molecular_mutation_type.find(mutationType)?.name === 'Deletion';
}

/** Whether what is known is enough to decide: of several genes none is contested, whatever is done to them. */
function isDecidable(geneIds: readonly number[], mutationTypes: readonly string[]): boolean {
  return geneIds.length > 1 || (geneIds.length === 1 && mutationTypes.length > 0);
}
