import { sql, type Kysely } from 'kysely';
import { continueIdentities } from '../../src/platform/database/bulk-insert.ts';
import type { Database } from '../../src/platform/database/schema.ts';

/** So many changes follow the creation of each record of a copy. */
const CHANGES = 2;

/** The changes are spread over so many years, until now. */
const YEARS = 10;

/**
 * Gives the copies that `generateProjects` and `generateReportWork` made a history, unless they have one: that of their originals, and
 * changes of a comment by the same people in the years until now, published in the feed of changes. To measure what reads the
 * history of a large tracker; not for one that people use.
 *
 * @returns the number of records there are now
 */
export async function generateHistory(db: Kysely<Database>): Promise<number> {
  await db.transaction().execute(async (transaction) => {
    await sql`
      create temporary table changed_copy on commit drop as
      with project_copy as (
        select original.id as original, copy.id - original.id as shift
        from project copy
        join project original on original.tpn = substring(copy.comment from '^Synthetic copy [0-9]+ of (TPN:[0-9]+)')
      ), plan_copy as (
        select plan.id as original, shift from project_copy join plan on plan.project_id = project_copy.original
      ), outcome_copy as (
        select outcome.id as original, shift from plan_copy join outcome on outcome.plan_id = plan_copy.original
      ), mutation_copy as (
        select link.mutation_id as original, shift
        from outcome_copy
        join mutation_outcome link on link.outcome_id = outcome_copy.original
        join mutation on mutation.id = link.mutation_id + shift
      )
      select 'Project' as entity, project_copy.* from project_copy
      union all select 'Plan', plan_copy.* from plan_copy
      union all select 'Outcome', outcome_copy.* from outcome_copy
      union all select 'Mutation', mutation_copy.* from mutation_copy`.execute(transaction);
    await sql`analyze changed_copy`.execute(transaction);
    await sql`
      with added as (
        insert into history (id, entity_name, entity_id, changed_by, date, comment, version, position)
        select last.id + row_number() over (order by date), entity, changes.id, changed_by, date, entity || made, version,
          last.position + row_number() over (order by date)
        from (
          select entity, original + shift as id, created.changed_by,
            case change.number when 0 then created.date else localtimestamp - make_interval(
              secs => (hashtextextended(entity || original + shift, change.number) & 1048575) / 1048576.0
                * ${YEARS * 365 * 86_400}::double precision) end as date,
            case change.number when 0 then ' created' else ' updated' end as made, change.number as version
          from changed_copy
          join history created on created.entity_name = entity and created.entity_id = original
            and created.comment like '% created'
          cross join generate_series(0, ${CHANGES}::integer) change (number)
          where not exists (
            select from history known where known.entity_name = entity and known.entity_id = original + shift)
        ) changes
        cross join (select max(id) as id, coalesce(max(position), 0) as position from history) last
        returning id, version
      )
      insert into history_detail (history_id, field, old_value, new_value, note)
      select id, 'comment', 'Synthetic comment ' || version - 1, 'Synthetic comment ' || version, 'Field changed'
      from added where version > 0`.execute(transaction);
    await sql`
      update change_feed set last_position = last.position, after_history_id = last.id
      from (select max(id) as id, max(position) as position from history) last`.execute(transaction);
    await sql`update notice_cursor set position = last_position from change_feed`.execute(transaction);
    await continueIdentities(transaction, ['history']);
    // Otherwise all copies were changed in the moments in which they were made.
    await sql`
      update project_index set last_change = changed.latest
      from (select project_id, max(day)::timestamp as latest from project_change_day group by project_id) changed
      join project copy on copy.id = changed.project_id and copy.comment like 'Synthetic copy %'
      where project_index.project_id = changed.project_id`.execute(transaction);
  });
  await sql`vacuum analyze history, history_detail, project_change_day, project_index`.execute(db);
  const { count } = await db
    .selectFrom('history')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
