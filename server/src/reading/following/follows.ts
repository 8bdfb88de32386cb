import { sql, type RawBuilder } from 'kysely';
import { MOST_FOLLOWS, type Follow, type FollowCreation, type MailPace } from 'shared/contract';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { instant } from '../../platform/database/statements/instants.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { NotFoundError, UserError } from '../../platform/http/errors/errors.ts';
import { findTarget, targetColumns } from './follow-target.ts';
import { followerOfPerson } from './followers.ts';

/** What a person follows: genes, projects, work units and views, each by name. */
export function ownFollows(db: Db, { personId }: SignedIn): Promise<Follow[]> {
  return readFollows(db, sql`follow.follower_id = (select id from follower where person_id = ${personId})`);
}

/** How a person follows a project, if at all. */
export async function followOfProject(db: Db, caller: SignedIn, projectId: number): Promise<Follow | null> {
  const [found] = await readFollows(
    db,
    sql`follow.project_id = ${projectId} and follow.follower_id = ${followerIdOf(caller)}`,
  );
  return found ?? null;
}

/** Follows by a condition on the table `follow`. */
export async function readFollows(db: Db, condition: RawBuilder<unknown>): Promise<Follow[]> {
  const { rows } = await sql<Follow>`
    select id, kind, target, coalesce("viewName", target) as name, mail, "createdAt" from (
      select follow.id, ${targetColumns}, follow.mail,
        ${instant('follow.created_at')} as "createdAt"
      from follow where ${condition}) named
    order by kind, lower(coalesce("viewName", target)), id`.execute(db);
  return rows;
}

/**
 * Follows something, or changes how often a mail comes about it.
 *
 * @throws NotFoundError, ForbiddenError, UserError for more than somebody can follow
 */
export async function follow(data: Data, caller: SignedIn, creation: FollowCreation): Promise<Follow> {
  const target = await findTarget(data, caller, creation.kind, creation.target);
  return inTransaction(data.db, caller.email, async (tx) => {
    const followerId = await followerOfPerson(tx, caller.personId);
    const { id } = await tx
      .insertInto('follow')
      .values({
        ...target,
        follower_id: followerId,
        mail: creation.mail ?? 'daily',
        confirmed_at: new Date(),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['follower_id', 'gene_id', 'project_id', 'work_unit_id', 'view_id'])
          .doUpdateSet((row) => ({ mail: creation.mail ?? row.ref('follow.mail') })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await refuseTooMany(tx, followerId);
    return onlyFollow(await readFollows(tx, sql`follow.id = ${id}`));
  });
}

async function refuseTooMany(tx: Db, followerId: number): Promise<void> {
  const { count } = await tx
    .selectFrom('follow')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('follower_id', '=', followerId)
    .executeTakeFirstOrThrow();
  if (Number(count) > MOST_FOLLOWS)
    throw new UserError(
      `You follow ${MOST_FOLLOWS} genes, projects, work units and views already, which is the most. Stop following something first.`,
    );
}

/** @throws NotFoundError for a follow that is not the caller's */
export async function ownFollow(db: Db, caller: SignedIn, id: number): Promise<Follow> {
  const [found] = await readFollows(
    db,
    sql`follow.id = ${id} and follow.follower_id = ${followerIdOf(caller)}`,
  );
  if (found === undefined) throw notFollowed();
  return found;
}

/**
 * Changes how often a mail comes about something.
 *
 * @throws NotFoundError for a follow that is not the caller's
 */
export async function changeMail(db: Db, caller: SignedIn, id: number, mail: MailPace): Promise<Follow> {
  return inTransaction(db, caller.email, async (tx) => {
    const changed = await tx
      .updateTable('follow')
      .set({ mail })
      .where('id', '=', id)
      .where('follower_id', '=', followerIdOf(caller))
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw notFollowed();
    return onlyFollow(await readFollows(tx, sql`follow.id = ${id}`));
  });
}

/** @throws NotFoundError for a follow that is not the caller's */
export async function stopFollowing(db: Db, caller: SignedIn, id: number): Promise<void> {
  const deleted = await db
    .deleteFrom('follow')
    .where('id', '=', id)
    .where('follower_id', '=', followerIdOf(caller))
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) throw notFollowed();
}

function followerIdOf({ personId }: SignedIn): RawBuilder<number> {
  return sql<number>`(select id from follower where person_id = ${personId})`;
}

function notFollowed(): NotFoundError {
  return new NotFoundError('You do not follow this any more.');
}

function onlyFollow([found]: readonly Follow[]): Follow {
  if (found === undefined) throw new Error('The follow was not stored');
  return found;
}
