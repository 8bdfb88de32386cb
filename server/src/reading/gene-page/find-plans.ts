import { sql } from 'kysely';
import type { GeneGuide, GenePlan } from 'shared/contract';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { isOnGeneFor } from '../gene-standing/is-on-gene.ts';

interface PlanRow {
  pin: string;
  tpn: string;
  typeId: number;
  attemptTypeId: number;
  workUnitId: number;
  workGroupId: number | null;
  statusId: number;
  summaryStatusId: number;
  since: string | null;
  phenotypingExternalRef: string | null;
  stages: { psn: string; typeId: number; statusId: number; since: string | null }[];
  guides: Omit<GeneGuide, 'pin' | 'nucleaseTypeName'>[];
  nucleaseTypeId: number | null;
}

/** Plans on a gene, and the guides of their attempts. */
export interface PlansOfGene {
  plans: GenePlan[];
  guides: GeneGuide[];
}

/** The plans of a gene's projects that the caller may read, oldest first. */
export async function findGenePlans(
  db: Db,
  geneId: number,
  caller: Subject,
  lists: Lists,
): Promise<PlansOfGene> {
  const { rows } = await sql<PlanRow>`
    select plan.pin, project_index.tpn,
      plan.plan_type_id as "typeId", plan.attempt_type_id as "attemptTypeId",
      plan.work_unit_id as "workUnitId", plan.work_group_id as "workGroupId",
      plan.status_id as "statusId", plan.summary_status_id as "summaryStatusId",
      (select max(date) from plan_summary_status_stamp stamp
        where stamp.plan_id = plan.id and stamp.status_id = plan.summary_status_id) as since,
      (select phenotyping_external_ref from phenotyping_attempt attempt
        where attempt.plan_id = plan.id) as "phenotypingExternalRef",
      coalesce((
        select json_agg(json_build_object(
          'psn', stage.psn, 'typeId', stage.phenotyping_stage_type_id, 'statusId', stage.status_id,
          'since', (select max(date) from phenotyping_stage_status_stamp stamp
            where stamp.phenotyping_stage_id = stage.id and stamp.status_id = stage.status_id)) order by stage.id)
        from phenotyping_stage stage where stage.plan_id = plan.id), '[]') as stages,
      coalesce((
        select json_agg(json_build_object(
          'gid', guide.gid, 'chr', guide.chr, 'start', guide.start, 'stop', guide.stop, 'strand', guide.strand,
          'genomeBuild', guide.genome_build, 'pam', guide.pam, 'guideSequence', guide.guide_sequence) order by guide.id)
        from guide where guide.attempt_id = plan.id), '[]') as guides,
      (select nuclease_type_id from nuclease where nuclease.attempt_id = plan.id
        order by nuclease.id limit 1) as "nucleaseTypeId"
    from project_index
    join plan on plan.project_id = project_index.project_id
    where ${isOnGeneFor(geneId, caller)} and ${isPlanReadableBy(caller)}
    order by plan.id`.execute(db);
  return {
    plans: rows.map((row) => toPlan(row, lists)),
    guides: rows.flatMap((row) => guidesOf(row, lists)),
  };
}

function toPlan(row: PlanRow, lists: Lists): GenePlan {
  return {
    pin: row.pin,
    tpn: row.tpn,
    typeName: lists.plan_type.get(row.typeId).name,
    attemptTypeName: lists.attempt_type.get(row.attemptTypeId).name,
    workUnitName: lists.work_unit.get(row.workUnitId).name,
    workGroupName: lists.work_group.nameOf(row.workGroupId),
    statusName: lists.status.get(row.summaryStatusId).name,
    since: row.since,
    isAborted: lists.status.get(row.statusId).is_abortion_status,
    phenotypingExternalRef: row.phenotypingExternalRef,
    stages: row.stages.map(({ psn, typeId, statusId, since }) => ({
      psn,
      phenotypingTypeName: lists.phenotyping_stage_type.get(typeId).name,
      statusName: lists.status.get(statusId).name,
      since,
    })),
  };
}

function guidesOf({ pin, guides, nucleaseTypeId }: PlanRow, lists: Lists): GeneGuide[] {
  const nucleaseTypeName = lists.nuclease_type.nameOf(nucleaseTypeId);
  return guides.map((guide) => ({ ...guide, pin, nucleaseTypeName }));
}
