import type { GenePage } from 'shared/contract';
import { findOrthologs } from '../../catalogue/genes/repository.ts';
import { shownOrthologs } from '../../catalogue/genes/ortholog-rules.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { findGeneOutcomes } from './find-outcomes.ts';
import { findNamedGene, readGeneFacts } from './find-gene.ts';
import { findGenePlans } from './find-plans.ts';
import { findGeneProjects } from './find-projects.ts';
import { furthestPlan, orderingIn } from '../gene-standing/furthest-plan.ts';

/**
 * Everything about one gene, in six statements however much there is, and one more where it is named by a synonym.
 *
 * @throws NotFoundError for what is no gene
 */
export async function readGenePage(
  { db, catalogues }: Data,
  symbolOrId: string,
  caller: Subject,
): Promise<GenePage> {
  const [{ id, sameSynonym }, lists] = await Promise.all([findNamedGene(db, symbolOrId), catalogues.read()]);
  const [gene, { projects, restrictedTpns }, { plans, guides }, { outcomes, deletions }] = await Promise.all([
    readGeneFacts(db, id),
    findGeneProjects(db, id, caller, lists),
    findGenePlans(db, id, caller, lists),
    findGeneOutcomes(db, id, caller, lists),
  ]);
  const { allOrthologs } = shownOrthologs(await findOrthologs(db, [gene.accessionId]));
  const orthologs = allOrthologs.filter(({ supportCount }) => supportCount > 0);
  const furthestPlanPin = furthestPlan(plans, orderingIn(lists))?.pin ?? null;
  return {
    gene,
    furthestPlanPin,
    orthologs,
    sameSynonym,
    projects,
    restrictedTpns,
    plans,
    outcomes,
    guides,
    deletions,
  };
}
