import { sql } from 'kysely';
import type { Transferred } from 'shared/contract';
import { lockedPerson, refuseUnmanaged } from '../../identity/people/change-person.ts';
import { refuseServiceAccount } from '../../identity/people/service-accounts.ts';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import { findSubject } from '../../identity/permissions/subject-repository.ts';
import { isFullyVisibleTo } from '../../identity/permissions/visibility.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import type { PlatformContext } from '../../platform/http/app-context.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { MOST_VIEWS, visibleViews } from '../../tracker/saved-views/saved-views.ts';
import { followerOfPerson } from '../following/followers.ts';

/**
 * Gives the saved views of somebody who leaves, and what they follow, to a colleague. What the colleague follows already stays as
 * it is; projects and views that the colleague may not see stay behind.
 *
 * @throws NotFoundError for an address that nobody has, EscalationError unless the caller manages both of them
 * @throws UserError for a colleague who is the same person, or whose account is deactivated
 */
export async function transfer(
  { db, settings }: Pick<PlatformContext, 'db' | 'settings'>,
  caller: SignedIn,
  { from, to }: { from: string; to: string },
): Promise<Transferred> {
  return inTransaction(db, caller.email, async (tx) => {
    const leaving = await lockedPerson(tx, from);
    const colleague = await lockedPerson(tx, to.trim());
    for (const { roles, email } of [leaving, colleague]) {
      refuseUnmanaged(caller, roles);
      refuseServiceAccount(settings, caller, email);
    }
    if (leaving.id === colleague.id) throw new UserError('Choose somebody else than the person who leaves.');
    const reader = await findSubject(tx, colleague.email, settings);
    if (reader === undefined) throw new UserError(`The account of ${colleague.email} is deactivated.`);
    const views = await moveViews(tx, leaving.id, reader);
    return { ...(await moveFollows(tx, leaving.id, reader)), views };
  });
}

/**
 * Views that are shared with work units of others stay behind, and those that the colleague has no room for. A name that the
 * colleague has already gets the number of the view behind it.
 *
 * @returns how many were moved
 */
async function moveViews(
  tx: Db,
  leavingId: number,
  { personId, isAdmin, unitRoles }: SignedIn,
): Promise<number> {
  const units = unitRoles.map(({ workUnitId }) => workUnitId);
  const { rows } = await sql`
    update saved_view view set person_id = ${personId},
      name = case when exists (
          select from saved_view own where own.person_id = ${personId} and lower(own.name) = lower(view.name))
        then left(view.name, 60) || ' #' || view.id else view.name end
    where view.id = any (array(
      select id from saved_view
      where person_id = ${leavingId}
        and (work_unit_id is null or ${isAdmin} or work_unit_id = any (${units}::bigint[]))
      order by id
      limit greatest(0, ${MOST_VIEWS} - (select count(*) from saved_view where person_id = ${personId}))))
    returning view.id`.execute(tx);
  return rows.length;
}

type MovedFollows = Omit<Transferred, 'views'>;

async function moveFollows(tx: Db, leavingId: number, colleague: SignedIn): Promise<MovedFollows> {
  const followerId = await followerOfPerson(tx, colleague.personId);
  const viewIds = (await visibleViews(tx, colleague)).map(({ id }) => id);
  const { rows } = await sql<MovedFollows>`
    with movable as (
      select follow.* from follow
      join follower on follower.id = follow.follower_id and follower.person_id = ${leavingId}
      where (follow.view_id is null or follow.view_id = any (${viewIds}::bigint[]))
        and (follow.project_id is null or exists (
        select from project_index where project_index.project_id = follow.project_id and ${isFullyVisibleTo(colleague)}))),
    given as (
      insert into follow (follower_id, gene_id, project_id, work_unit_id, view_id, mail, confirmed_at)
      select ${followerId}, gene_id, project_id, work_unit_id, view_id, mail, now() from movable
      on conflict do nothing),
    moved as (
      delete from follow using movable where follow.id = movable.id returning follow.id)
    select (select count(*)::integer from moved) as follows,
      (select count(*)::integer from follow join follower on follower.id = follow.follower_id
        where follower.person_id = ${leavingId}) - (select count(*)::integer from moved) as left`.execute(tx);
  return rows[0] ?? { follows: 0, left: 0 };
}
