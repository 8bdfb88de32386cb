import { sql } from 'kysely';
import { addProject } from '../../../../testing/test-projects.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { recordChange, type AuditedEntityName } from '../../../platform/history/record-change.ts';

export type Privacy = 'public' | 'protected' | 'restricted';

/** Author of the changes of a test. */
export const AUTHOR = 'author@lab.example';

/** A project of JAX and IMPC on a gene, with a plan and a colony. */
export async function addFollowedProject(db: Db, gene: string, privacy: Privacy = 'public') {
  const tpn = await addProject(db, {
    privacy,
    consortia: ['IMPC'],
    intentions: [{ gene }],
    plans: [{ workUnit: 'JAX', colonies: [`JAX-${crypto.randomUUID()}`] }],
  });
  return db
    .selectFrom('project')
    .innerJoin('plan', 'plan.project_id', 'project.id')
    .innerJoin('outcome', 'outcome.plan_id', 'plan.id')
    .select(['project.id as projectId', 'tpn', 'plan.id as planId', 'pin', 'outcome.id as outcomeId', 'tpo'])
    .where('tpn', '=', tpn)
    .executeTakeFirstOrThrow();
}

let version = 1;

/** Records that somebody changed a record: its comment, from `a` to the text. */
export async function changeComment(
  db: Db,
  entity: AuditedEntityName,
  id: number,
  text: string,
  author = AUTHOR,
): Promise<void> {
  version += 1;
  await inTransaction(db, author, (tx) =>
    recordChange(tx, entity, id, version, [
      { field: 'comment', oldValue: 'a', newValue: text, note: 'Field changed' },
    ]),
  );
}

/** Gives a project another privacy. */
export async function changePrivacy(db: Db, projectId: number, privacy: Privacy): Promise<void> {
  await sql`update project set privacy_id = (select id from privacy where name = ${privacy}) where id = ${projectId}`.execute(
    db,
  );
  await sql`select refresh_project_index(array[${projectId}::bigint])`.execute(db);
}

/** As if a mail about every change were due now. */
export async function makeMailsDue(db: Db): Promise<void> {
  await sql`update notice set mail_due_at = now() - interval '1 second' where mail_due_at is not null`.execute(
    db,
  );
}
