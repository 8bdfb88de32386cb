import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ConsortiumRole, Named, SignedIn, UnitRole } from './caller.ts';

/** E-mails of the two service accounts (api-1 section 5.1). */
export interface ServiceAccounts {
  dccUserKey: string;
  cdaUserKey: string;
}

/** What is known of a person besides what they may do. */
export interface PersonFacts {
  name: string | null;
  contactable: boolean;
  isActive: boolean;
  version: number;
}

interface PersonRow extends PersonFacts {
  id: number;
  email: string;
  is_admin: boolean;
  unit_roles: UnitRole[];
  consortium_roles: ConsortiumRole[];
  consortia: Named[];
}

/** What a token says besides whose it is. */
export interface TokenFacts {
  /** The session that it ends with. */
  sessionId: string | null;
  /** When the sign-in service made it. */
  issuedAt?: Date | null;
}

/**
 * The person behind a token with all roles, in one query; undefined when there is no such person, the account is not
 * active, or the session of the token has ended, or all access since the token was made.
 */
export async function findSubject(
  db: Db,
  email: string,
  accounts: ServiceAccounts,
  token: TokenFacts = { sessionId: null },
): Promise<SignedIn | undefined> {
  const [subject] = await readSubjects(db, sql`person.email = ${email} and ${isStillIn(token)}`, accounts);
  return subject;
}

/** Of the table `person`: may they go on with this token? */
export function isStillIn({ sessionId, issuedAt = null }: TokenFacts): RawBuilder<boolean> {
  return sql`(person.is_active and (${sessionId}::uuid is null or exists (
      select from session where session.id = ${sessionId}::uuid and session.person_id = person.id
        and session.ended_at is null and session.expires_at > now()))
      and (${issuedAt}::timestamptz is null or not exists (
        select from access_end where person_id = person.id and ended_at >= ${issuedAt}::timestamptz)))`;
}

/** All people for whom the condition on the table `person` is true: with all roles, by e-mail. */
export async function readSubjects(
  db: Db,
  condition: RawBuilder<unknown>,
  accounts: ServiceAccounts,
): Promise<SignedIn[]> {
  const people = await readPeople(db, condition, accounts);
  return people.map(({ subject }) => subject);
}

/** The same with what else is known of them: in one query, so that the version is that of the roles. */
export async function readPeople(
  db: Db,
  condition: RawBuilder<unknown>,
  accounts: ServiceAccounts,
): Promise<{ subject: SignedIn; facts: PersonFacts }[]> {
  const { rows } = await sql<PersonRow>`
    select person.id, person.email, person.is_admin,
      person.name, person.contactable, person.is_active as "isActive", person.version,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', held.id, 'workUnitId', unit.id, 'workUnitName', unit.name, 'roleName', role.name) order by held.id)
        from person_role_work_unit held
        join work_unit unit on unit.id = held.work_unit_id
        join role on role.id = held.role_id
        where held.person_id = person.id), '[]') as unit_roles,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', held.id, 'consortiumId', consortium.id, 'consortiumName', consortium.name, 'roleName', role.name) order by held.id)
        from person_role_consortium held
        join consortium on consortium.id = held.consortium_id
        join role on role.id = held.role_id
        where held.person_id = person.id), '[]') as consortium_roles,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', consortium.id, 'name', consortium.name) order by consortium.id)
        from consortium
        where consortium.id in (
          select consortium_id from person_role_consortium where person_id = person.id
          union
          select member.consortium_id from person_role_work_unit held
          join consortium_work_unit member on member.work_unit_id = held.work_unit_id
          where held.person_id = person.id)), '[]') as consortia
    from person
    where ${condition}
    order by person.email`.execute(db);
  return rows.map(({ name, contactable, isActive, version, ...row }) => ({
    subject: toSubject(row, accounts),
    facts: { name, contactable, isActive, version },
  }));
}

function toSubject(row: Omit<PersonRow, keyof PersonFacts>, accounts: ServiceAccounts): SignedIn {
  return {
    email: row.email,
    personId: row.id,
    isAdmin: row.is_admin,
    unitRoles: row.unit_roles,
    consortiumRoles: row.consortium_roles,
    consortia: row.consortia,
    isDccUser: row.email === accounts.dccUserKey.toLowerCase(),
    isCdaUser: row.email === accounts.cdaUserKey.toLowerCase(),
  };
}
