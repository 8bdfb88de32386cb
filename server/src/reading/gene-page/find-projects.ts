import { sql } from 'kysely';
import type { GeneProject } from 'shared/contract';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import { isFullyVisibleTo } from '../../identity/permissions/visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { isListedOnGeneFor } from '../gene-standing/is-on-gene.ts';

interface ProjectRow {
  tpn: string;
  isWhole: boolean;
  assignmentStatusId: number;
  assignmentStatusSince: string | null;
  summaryStatusId: number | null;
  summaryStatusSince: string | null;
  privacyId: number;
  workUnitIds: number[];
  workGroupIds: number[];
  consortiumIds: number[];
  geneSymbols: string[];
  intentions: { typeId: number; categorizationIds: number[] }[];
  unreadablePlans: number;
}

/** The projects on a gene, oldest first. */
export interface ProjectsOfGene {
  /** Of which the caller sees everything. */
  projects: GeneProject[];
  /** Of which searches show the caller the restricted version (api-1 §5.5). */
  restrictedTpns: string[];
}

/** The projects on a gene that lists show to the caller. */
export async function findGeneProjects(
  db: Db,
  geneId: number,
  caller: Subject,
  lists: Lists,
): Promise<ProjectsOfGene> {
  const { rows } = await sql<ProjectRow>`
    select project_index.tpn, ${isFullyVisibleTo(caller)} as "isWhole",
      project_index.assignment_status_id as "assignmentStatusId",
      (select max(date) from assignment_status_stamp stamp
        where stamp.project_id = project_index.project_id
          and stamp.assignment_status_id = project_index.assignment_status_id) as "assignmentStatusSince",
      project_index.summary_status_id as "summaryStatusId",
      (select max(date) from project_summary_status_stamp stamp
        where stamp.project_id = project_index.project_id
          and stamp.status_id = project_index.summary_status_id) as "summaryStatusSince",
      project_index.privacy_id as "privacyId",
      project_index.work_unit_ids as "workUnitIds",
      project_index.work_group_ids as "workGroupIds",
      project_index.consortium_ids as "consortiumIds",
      array(select symbol from gene where id = any (project_index.gene_ids) order by symbol) as "geneSymbols",
      coalesce((
        select json_agg(json_build_object(
          'typeId', intention.molecular_mutation_type_id,
          'categorizationIds', array(
            select mutation_categorization_id from project_intention_mutation_categorization
            where project_intention_id = intention.id order by mutation_categorization_id)) order by intention.id)
        from project_intention intention
        join project_intention_gene target on target.project_intention_id = intention.id
        where intention.project_id = project_index.project_id and target.gene_id = ${geneId}), '[]') as intentions,
      (select count(*)::integer from plan
        where plan.project_id = project_index.project_id and not ${isPlanReadableBy(caller)}) as "unreadablePlans"
    from project_index
    where ${isListedOnGeneFor(geneId, caller)}
    order by project_index.project_id`.execute(db);
  return {
    projects: rows.filter(({ isWhole }) => isWhole).map((row) => toProject(row, lists)),
    restrictedTpns: rows.filter(({ isWhole }) => !isWhole).map(({ tpn }) => tpn),
  };
}

function toProject(row: ProjectRow, lists: Lists): GeneProject {
  return {
    tpn: row.tpn,
    assignmentStatusName: lists.assignment_status.get(row.assignmentStatusId).name,
    assignmentStatusSince: row.assignmentStatusSince,
    summaryStatusName: lists.status.nameOf(row.summaryStatusId),
    summaryStatusSince: row.summaryStatusSince,
    privacyName: lists.privacy.get(row.privacyId).name,
    geneSymbols: row.geneSymbols,
    intentions: row.intentions.map(({ typeId, categorizationIds }) => ({
      molecularMutationTypeName: lists.molecular_mutation_type.get(typeId).name,
      mutationCategorizationNames: categorizationIds.map((id) => lists.mutation_categorization.get(id).name),
    })),
    workUnitNames: row.workUnitIds.map((id) => lists.work_unit.get(id).name).sort(),
    workGroupNames: row.workGroupIds.map((id) => lists.work_group.get(id).name).sort(),
    consortiumNames: row.consortiumIds.map((id) => lists.consortium.get(id).name).sort(),
    unreadablePlans: row.unreadablePlans,
  };
}
