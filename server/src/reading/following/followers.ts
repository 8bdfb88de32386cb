import { sql } from 'kysely';
import { ANONYMOUS, type Subject } from '../../identity/permissions/caller.ts';
import { readSubjects, type ServiceAccounts } from '../../identity/permissions/subject-repository.ts';
import type { Db } from '../../platform/database/database.ts';

/** The follower that a person is; made with the first thing that they follow. */
export async function followerOfPerson(tx: Db, personId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into follower (person_id) values (${personId})
    on conflict (person_id) do update set person_id = excluded.person_id returning id`.execute(tx);
  return onlyId(rows);
}

/** The follower that a visitor with this address is. */
export async function followerOfAddress(tx: Db, email: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into follower (email) values (${email})
    on conflict (email) do update set email = excluded.email returning id`.execute(tx);
  return onlyId(rows);
}

function onlyId([row]: readonly { id: number }[]): number {
  if (row === undefined) throw new Error('The follower was not stored');
  return row.id;
}

/** Whom a mail goes to, and what they may read at this moment. */
export interface Recipient {
  followerId: number;
  email: string;
  reader: Subject;
}

/** These followers with their rights of this moment; people whose account is not active are left out. */
export async function findRecipients(
  db: Db,
  followerIds: readonly number[],
  accounts: ServiceAccounts,
): Promise<Recipient[]> {
  const followers = await db
    .selectFrom('follower')
    .selectAll()
    .where('id', '=', sql<number>`any (${followerIds}::bigint[])`)
    .orderBy('id')
    .execute();
  const personIds = followers.flatMap(({ person_id: id }) => id ?? []);
  const people =
    personIds.length === 0
      ? []
      : await readSubjects(db, sql`person.is_active and person.id = any (${personIds}::bigint[])`, accounts);
  const byId = new Map(people.map((person) => [person.personId, person]));
  return followers.flatMap(({ id, person_id, email }): Recipient[] => {
    if (email !== null) return [{ followerId: id, email, reader: ANONYMOUS }];
    const person = byId.get(person_id ?? 0);
    return person === undefined ? [] : [{ followerId: id, email: person.email, reader: person }];
  });
}
