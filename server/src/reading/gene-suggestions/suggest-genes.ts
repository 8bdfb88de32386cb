import { sql } from 'kysely';
import type { GeneSuggestion } from 'shared/contract';
import { escapeLike } from '../../catalogue/genes/repository.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Data } from '../../platform/http/app-context.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { isListedFor } from '../../tracker/projects/list/project-conditions.ts';
import { furthestPlan, orderingIn } from '../gene-standing/furthest-plan.ts';
import { isOnGeneFor } from '../gene-standing/is-on-gene.ts';

/** As many as can be read at a glance. */
const MOST_SUGGESTIONS = 8;

/** A suggestion, with what says where its gene stands. */
interface SuggestedGene extends Omit<GeneSuggestion, 'summaryStatusName'> {
  /** That the caller may read. */
  plans: { pin: string; statusId: number; since: string | null; isAborted: boolean }[];
  /** Of the newest project that the caller sees whole. */
  projectStatusId: number | null;
}

/**
 * Genes whose symbol or synonym begins with a text, or whose accession id it is: a whole symbol or synonym first, then
 * symbols before synonyms, short ones first. Each with where it stands, as far as the caller may know.
 */
export async function suggestGenes(
  { db, catalogues }: Data,
  text: string,
  caller: Subject,
): Promise<GeneSuggestion[]> {
  const [genes, lists] = await Promise.all([findGenes(db, text, caller), catalogues.read()]);
  return genes.map(({ plans, projectStatusId, ...gene }) => ({
    ...gene,
    summaryStatusName: standingOf({ plans, projectStatusId }, lists),
  }));
}

/** As the gene's page says it: by the furthest plan, else by the newest project. */
function standingOf(
  { plans, projectStatusId }: Pick<SuggestedGene, 'plans' | 'projectStatusId'>,
  lists: Lists,
): string | null {
  const named = plans.map(({ statusId, ...plan }) => ({
    ...plan,
    statusName: lists.status.get(statusId).name,
  }));
  return furthestPlan(named, orderingIn(lists))?.statusName ?? lists.status.nameOf(projectStatusId);
}

async function findGenes(db: Db, text: string, caller: Subject): Promise<SuggestedGene[]> {
  const wanted = text.trim().toLowerCase();
  const start = `${escapeLike(wanted)}%`;
  const isOnGene = isOnGeneFor(sql`suggested.id`, caller);
  const { rows } = await sql<SuggestedGene>`
    with match as (
      select id, null as synonym, lower(symbol) as matched from gene
      where lower(symbol) like ${start} or acc_id = ${wanted.toUpperCase()}
      union all
      select gene_id, synonym, lower(synonym) from gene_synonym where lower(synonym) like ${start}),
    best as (
      select distinct on (id) * from match
      order by id, matched <> ${wanted}, synonym is not null, length(matched)),
    suggested as (
      select gene.id, gene.symbol, gene.acc_id, gene.name, best.synonym,
        row_number() over (order by best.matched <> ${wanted}, best.synonym is not null,
          length(best.matched), gene.symbol) as place
      from best join gene on gene.id = best.id
      order by place limit ${MOST_SUGGESTIONS})
    select suggested.symbol, suggested.acc_id as "accessionId", suggested.name, suggested.synonym,
      (select count(*)::integer from project_index
       where project_index.gene_ids @> array[suggested.id] and ${isListedFor(caller)}) as projects,
      coalesce((
        select json_agg(json_build_object('pin', plan.pin, 'statusId', standing.summary_status_id,
          'since', standing.since, 'isAborted', standing.is_aborted))
        from project_index join plan on plan.project_id = project_index.project_id
        join plan_standing standing on standing.plan_id = plan.id
        where ${isOnGene} and ${isPlanReadableBy(caller)}), '[]') as plans,
      (select summary_status_id from project_index where ${isOnGene}
       order by project_index.project_id desc limit 1) as "projectStatusId",
      array(select distinct work_unit.name from project_index
       cross join lateral unnest(project_index.work_unit_ids) as unit (id)
       join work_unit on work_unit.id = unit.id
       where ${isOnGene} order by work_unit.name) as "workUnitNames"
    from suggested order by suggested.place`.execute(db);
  return rows;
}
