import type { Db } from '../../../platform/database/database.ts';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import { UMBRELLA_CONSORTIA } from '../../../catalogue/reference-data/organisations.ts';
import { type CatalogueIds, found } from './catalogue-ids.ts';
import { accountName, accountOf, ADMINISTRATOR } from '../sources/centres.ts';

/** Consortia with separate accounts, beside the work units; none shares its name with a unit. */
const CONSORTIA_WITH_ACCOUNTS = [...UMBRELLA_CONSORTIA.map(({ name }) => name), 'BaSH', 'DTCC'];

const ROLE_OF_ACCOUNT = { manager: 'manager', member: 'general' } as const;
const ACCOUNTS = ['manager', 'member'] as const;

/**
 * Writes the demo accounts: an administrator, a manager and a member of every work unit and of a few
 * consortia, all with the same password.
 */
export async function writePeople(db: Db, passwordHash: string, ids: CatalogueIds): Promise<number> {
  const workUnits = await db.selectFrom('work_unit').select(['id', 'name']).orderBy('id').execute();
  const ofUnits = workUnits.flatMap((unit) => ACCOUNTS.map((account) => ({ account, name: unit.name })));
  const ofConsortia = CONSORTIA_WITH_ACCOUNTS.flatMap((name) =>
    ACCOUNTS.map((account) => ({ account, name })),
  );
  refuseSharedNames([...workUnits.map(({ name }) => name), ...CONSORTIA_WITH_ACCOUNTS]);

  const accounts = [...ofUnits, ...ofConsortia];
  const people = [
    { email: ADMINISTRATOR, name: 'Administrator', is_admin: true },
    ...accounts.map(({ account, name }) => ({
      email: accountOf(account, name),
      name: `${name} ${account}`,
      is_admin: false,
    })),
  ];
  await bulkInsert(
    db,
    'person',
    people.map((person, index) => ({
      id: index + 1,
      ...person,
      is_active: true,
      contactable: false,
      password_hash: passwordHash,
      version: 1,
    })),
  );
  const personId = new Map(people.map(({ email }, index) => [email, index + 1]));
  const roleRow = ({ account, name }: { account: 'manager' | 'member'; name: string }) => ({
    person_id: found(personId, accountOf(account, name)),
    role_id: ids.role(ROLE_OF_ACCOUNT[account]),
  });
  await bulkInsert(
    db,
    'person_role_work_unit',
    ofUnits.map((entry) => ({ ...roleRow(entry), work_unit_id: ids.workUnit(entry.name) })),
  );
  await bulkInsert(
    db,
    'person_role_consortium',
    ofConsortia.map((entry) => ({ ...roleRow(entry), consortium_id: ids.consortium(entry.name) })),
  );
  return people.length;
}

/** Two organisations whose names differ in signs alone would share an account. */
function refuseSharedNames(names: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const name of names) {
    const other = seen.get(accountName(name));
    if (other !== undefined) throw new Error(`${name} and ${other} would share an account`);
    seen.set(accountName(name), name);
  }
}
