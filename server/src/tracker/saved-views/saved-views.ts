import { sql } from 'kysely';
import type { SavedView, SavedViewInput } from 'shared/contract';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { ForbiddenError, NotFoundError, UserError } from '../../platform/http/errors/errors.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';

/** Of one person: more than a menu is of use with. */
export const MOST_VIEWS = 100;

/**
 * SQL condition on a `view` and on the person `reader`: their own, and those that are shared with work units of theirs;
 * administrators see all that are shared.
 */
export const IS_VISIBLE_VIEW = sql<boolean>`(
  view.person_id = reader.id or view.work_unit_id is not null and (reader.is_admin or exists (
    select from person_role_work_unit held
    where held.person_id = reader.id and held.work_unit_id = view.work_unit_id)))`;

/** The views that the caller sees, their own first. */
export async function visibleViews(db: Db, caller: SignedIn): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select view.id, view.name, view.query, work_unit.name as "workUnitName", person.email as owner,
      view.person_id = ${caller.personId} as "isOwn"
    from saved_view view
    join person on person.id = view.person_id
    join person reader on reader.id = ${caller.personId}
    left join work_unit on work_unit.id = view.work_unit_id
    where ${IS_VISIBLE_VIEW}
    order by view.person_id = ${caller.personId} desc, lower(view.name), view.id`.execute(db);
  return rows;
}

/** One of them. @throws NotFoundError */
export async function visibleView(db: Db, caller: SignedIn, id: number): Promise<SavedView> {
  const view = (await visibleViews(db, caller)).find((one) => one.id === id);
  if (view === undefined) throw missing(id);
  return view;
}

/**
 * Stores a view under a name.
 *
 * @throws UserError for a name that the caller has already, ForbiddenError for a work unit that is not theirs
 */
export async function saveView(
  tx: Db,
  caller: SignedIn,
  input: SavedViewInput,
  lists: Lists,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from saved_view where person_id = ${caller.personId}`.execute(tx);
  if ((rows[0]?.count ?? 0) >= MOST_VIEWS)
    throw new UserError(`You have ${MOST_VIEWS} saved views. Delete one that you do not need any more.`);
  const values = await valuesOf(tx, caller, input, lists);
  const { id } = await tx
    .insertInto('saved_view')
    .values({ person_id: caller.personId, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives an own view another name, other filters, or shares it with somebody else. @throws the same */
export async function changeView(
  tx: Db,
  caller: SignedIn,
  id: number,
  input: SavedViewInput,
  lists: Lists,
): Promise<void> {
  const values = await valuesOf(tx, caller, input, lists, id);
  const { numUpdatedRows } = await tx
    .updateTable('saved_view')
    .set(values)
    .where('id', '=', id)
    .where('person_id', '=', caller.personId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw missing(id);
}

/** Deletes an own view; administrators delete those that are shared, too. */
export async function deleteView(tx: Db, { personId, isAdmin }: SignedIn, id: number): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    delete from saved_view
    where id = ${id} and (person_id = ${personId} or ${isAdmin} and work_unit_id is not null)`.execute(tx);
  if (numAffectedRows === 0n) throw missing(id);
}

async function valuesOf(
  tx: Db,
  caller: SignedIn,
  { name: written, query, workUnitName }: SavedViewInput,
  lists: Lists,
  id: number | null = null,
) {
  const name = written.trim();
  const { rows } = await sql`
    select from saved_view
    where person_id = ${caller.personId} and lower(name) = lower(${name}) and id is distinct from ${id}::bigint`.execute(
    tx,
  );
  if (rows.length > 0) throw new UserError(`You have a view '${name}' already. Please choose another name.`);
  return { name, query, work_unit_id: sharedWith(workUnitName ?? null, caller, lists) };
}

function sharedWith(name: string | null, caller: SignedIn, lists: Lists): number | null {
  if (name === null || name === '') return null;
  const unit = lists.work_unit.find(name);
  if (unit === undefined) throw new UserError(`Work unit name '${name}' does not exist.`);
  if (!caller.isAdmin && !caller.unitRoles.some(({ workUnitId }) => workUnitId === unit.id))
    throw new ForbiddenError(`You can share views with your own work units only, and ${unit.name} is none.`);
  return unit.id;
}

function missing(id: number): NotFoundError {
  return new NotFoundError(`The view ${id} does not exist.`);
}
