import type { Db } from '../../../platform/database/database.ts';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { CatalogueIds } from './catalogue-ids.ts';
import { accountOf } from '../sources/centres.ts';
import { lastDate, lastStatus, type DemoPlan, type Stamp } from '../sources/model.ts';
import type { NumberedPlan } from '../sources/numbering.ts';

/** Writes plans, their two series of stamps and their funders. Attempts are written by kind elsewhere. */
export async function writePlans(
  db: Db,
  plans: readonly NumberedPlan[],
  summaryOf: (plan: DemoPlan) => readonly Stamp[],
  ids: CatalogueIds,
): Promise<void> {
  const rows = plans.map(({ id, projectId, plan }) => {
    const member = accountOf('member', plan.workUnit);
    return {
      id,
      project_id: projectId,
      plan_type_id: ids.planType(plan.attemptType.endsWith('phenotyping') ? 'phenotyping' : 'production'),
      attempt_type_id: ids.attemptType(plan.attemptType),
      work_unit_id: ids.workUnit(plan.workUnit),
      work_group_id: ids.workGroup(plan.workGroup),
      status_id: ids.status(lastStatus(plan.stamps)),
      summary_status_id: ids.status(lastStatus(summaryOf(plan))),
      comment: plan.comment,
      version: 1,
      created_at: plan.createdAt,
      created_by: member,
      last_modified: lastDate([...plan.stamps, ...summaryOf(plan)]),
      last_modified_by: member,
    };
  });
  await bulkInsert(db, 'plan', rows);
  const stampRows = (stampsOf: (plan: DemoPlan) => readonly Stamp[]) =>
    plans.flatMap(({ id, plan }) =>
      stampsOf(plan).map(({ status, date }) => ({ plan_id: id, status_id: ids.status(status), date })),
    );
  await bulkInsert(
    db,
    'plan_status_stamp',
    stampRows((plan) => plan.stamps),
  );
  await bulkInsert(db, 'plan_summary_status_stamp', stampRows(summaryOf));
  await writeFunders(db, plans, ids);
}

/** A plan is paid by the funders of its work group. */
async function writeFunders(db: Db, plans: readonly NumberedPlan[], ids: CatalogueIds): Promise<void> {
  const links = await db.selectFrom('funder_work_group').select(['funder_id', 'work_group_id']).execute();
  const rows = plans.flatMap(({ id, plan }) => {
    const groupId = ids.workGroup(plan.workGroup);
    return links
      .filter((link) => link.work_group_id === groupId)
      .map((link) => ({ plan_id: id, funder_id: link.funder_id }));
  });
  await bulkInsert(db, 'plan_funder', rows);
}
