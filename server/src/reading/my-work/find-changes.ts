import { sql, type RawBuilder } from 'kysely';
import type { HistoryDetail, MyChange } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { instant } from '../../platform/database/statements/instants.ts';
import { namedFields } from './named-fields.ts';
import type { ShownUnits } from './shown-units.ts';

/** Changes on the page. */
const SHOWN = 15;
/** Newest changes of the week that are looked through, so that an import takes no page down. */
const MOST_READ = 2000;
const DAYS = 7;

type ChangeRow = Omit<MyChange, 'fields' | 'moreFields'> & { details: HistoryDetail[] };

/**
 * The latest changes of the last seven days of the work units' plans and what is below them, and of projects that they work
 * on. A mutation is a matter of the plan that it belongs to (ADR 20).
 */
export async function findChanges(db: Db, shown: ShownUnits): Promise<MyChange[]> {
  const { rows } = await sql<ChangeRow>`
    select recent.id, recent.date, ${instant('recent.date')} as at, recent.changed_by as "user", recent.entity_name as "entityName", recent.comment,
      project_index.tpn, plan.pin,
      (select name from plan_type where id = plan.plan_type_id) as "planTypeName",
      coalesce(outcome.tpo, carrier.tpo) as tpo, stage.psn,
      array(select symbol from gene where id = any (project_index.gene_ids) order by symbol) as "geneSymbols",
      coalesce((
        select json_agg(json_build_object(
          'field', field, 'oldValue', old_value, 'newValue', new_value, 'note', note) order by id)
        from history_detail where history_id = recent.id), '[]') as details
    from (
      select * from history
      where history.date > localtimestamp - make_interval(days => ${sql.lit(DAYS)}) and history.entity_name <> 'Person'
      order by history.date desc, history.id desc limit ${sql.lit(MOST_READ)}) recent
    left join outcome on recent.entity_name = 'Outcome' and outcome.id = recent.entity_id
    left join phenotyping_stage stage on recent.entity_name = 'PhenotypingStage' and stage.id = recent.entity_id
    left join mutation_owner owner on recent.entity_name = 'Mutation' and owner.mutation_id = recent.entity_id
    left join lateral (
      select carrying.tpo from mutation_outcome link
      join outcome carrying on carrying.id = link.outcome_id and carrying.plan_id = owner.plan_id
      where link.mutation_id = owner.mutation_id order by carrying.id limit 1) carrier on true
    left join plan on plan.id = case recent.entity_name when 'Plan' then recent.entity_id
      else coalesce(outcome.plan_id, stage.plan_id, owner.plan_id) end
    join project_index on project_index.project_id =
      case recent.entity_name when 'Project' then recent.entity_id else plan.project_id end
    where ${isOf(shown)}
    order by recent.date desc, recent.id desc limit ${SHOWN}`.execute(db);
  return rows.map(({ details, ...change }) => ({ ...change, ...namedFields(details) }));
}

function isOf({ units, isEverything }: ShownUnits): RawBuilder<boolean> {
  if (isEverything) return sql`true`;
  const ids = units.map(({ id }) => id);
  return sql`(plan.work_unit_id = any (${ids}::bigint[])
    or plan.id is null and project_index.work_unit_ids && ${ids}::integer[])`;
}
