import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Named, SignedIn } from './caller.ts';

/** A work unit or a consortium, by its row id and name. */
export type Body = { kind: 'workUnit' | 'consortium' } & Named;

/** Nobody in person: it has the rights that every member of a body has, and no others. */
const NOBODY = {
  email: '',
  personId: 0,
  isAdmin: false,
  consortiumRoles: [],
  isDccUser: false,
  isCdaUser: false,
};

/** Somebody whose only role is a general one in this body: what they may read, every member of it may. */
export async function anyMemberOf(db: Db, { kind, id, name }: Body): Promise<SignedIn> {
  if (kind === 'consortium') {
    const role = { id: 0, consortiumId: id, consortiumName: name, roleName: 'general' };
    return { ...NOBODY, unitRoles: [], consortiumRoles: [role], consortia: [{ id, name }] };
  }
  const { rows: consortia } = await sql<Named>`
    select consortium.id, consortium.name from consortium_work_unit member
    join consortium on consortium.id = member.consortium_id where member.work_unit_id = ${id} order by consortium.id`.execute(
    db,
  );
  const role = { id: 0, workUnitId: id, workUnitName: name, roleName: 'general' };
  return { ...NOBODY, unitRoles: [role], consortia };
}
