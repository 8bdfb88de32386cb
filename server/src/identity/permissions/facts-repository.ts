import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { PlanFacts, ProjectFacts } from './policy.ts';

/** Project facts by name, from the read model. */
function factsOfProjects(db: Db) {
  const names = (table: 'work_unit' | 'consortium', ids: string) =>
    sql<string[]>`coalesce(
      (select array_agg(name order by id) from ${sql.table(table)} where id = any (${sql.ref(ids)})), '{}')`;
  return db
    .selectFrom('project_index')
    .innerJoin('privacy', 'privacy.id', 'project_index.privacy_id')
    .select([
      'project_index.project_id as projectId',
      'privacy.name as privacyName',
      names('consortium', 'project_index.consortium_ids').as('consortiumNames'),
      names('work_unit', 'project_index.work_unit_ids').as('workUnitNames'),
      names('work_unit', 'project_index.production_work_unit_ids').as('productionWorkUnitNames'),
    ]);
}

/** What the policy needs to know about a project, and its row id; undefined for an unknown identifier. */
export function findProjectFacts(
  db: Db,
  tpn: string,
): Promise<(ProjectFacts & { projectId: number }) | undefined> {
  return factsOfProjects(db).where('project_index.tpn', '=', tpn).executeTakeFirst();
}

/** What the policy needs to know about a plan; undefined for an unknown identifier. */
export async function findPlanFacts(db: Db, pin: string): Promise<PlanFacts | undefined> {
  const plan = await db
    .selectFrom('plan')
    .innerJoin('plan_type', 'plan_type.id', 'plan.plan_type_id')
    .leftJoin('work_unit', 'work_unit.id', 'plan.work_unit_id')
    .select(['plan.project_id', 'plan_type.name as typeName', 'work_unit.name as workUnitName'])
    .where('plan.pin', '=', pin)
    .executeTakeFirst();
  if (plan === undefined) return undefined;
  const project = await factsOfProjects(db)
    .where('project_index.project_id', '=', plan.project_id)
    .executeTakeFirstOrThrow();
  return { project, workUnitName: plan.workUnitName, isPhenotyping: plan.typeName === 'phenotyping' };
}
