import { sql } from 'kysely';
import type { GeneSuggestion } from 'shared/contract';
import { escapeLike } from '../../catalogue/genes/repository.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isFullyVisibleTo } from '../../identity/permissions/visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import { isListedFor } from '../../tracker/projects/list/project-conditions.ts';

/** As many as can be read at a glance. */
const MOST_SUGGESTIONS = 8;

/**
 * Genes whose symbol or synonym begins with a text, or whose accession id it is: a whole symbol or synonym first, then
 * symbols before synonyms, short ones first. Each with where its projects stand, as far as the caller may know.
 */
export async function suggestGenes(db: Db, text: string, caller: Subject): Promise<GeneSuggestion[]> {
  const wanted = text.trim().toLowerCase();
  const start = `${escapeLike(wanted)}%`;
  const { rows } = await sql<GeneSuggestion>`
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
      (select status.name from project_index join status on status.id = project_index.summary_status_id
       where project_index.gene_ids @> array[suggested.id]
         and ${isListedFor(caller)} and ${isFullyVisibleTo(caller)}
       order by status.is_abortion_status, status.ordering desc limit 1) as "summaryStatusName",
      array(select distinct work_unit.name from project_index
       cross join lateral unnest(project_index.work_unit_ids) as unit (id)
       join work_unit on work_unit.id = unit.id
       where project_index.gene_ids @> array[suggested.id]
         and ${isListedFor(caller)} and ${isFullyVisibleTo(caller)}
       order by work_unit.name) as "workUnitNames"
    from suggested order by suggested.place`.execute(db);
  return rows;
}
