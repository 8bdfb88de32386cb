import type { Db } from '../../../platform/database/database.ts';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import { UMBRELLA_CONSORTIA } from '../../../catalogue/reference-data/organisations.ts';
import type { CatalogueIds } from './catalogue-ids.ts';
import { accountName, accountOf, ADMINISTRATOR } from '../sources/centres.ts';

/** Consortia with separate accounts, beside the work units; none shares its name with a unit. */
const CONSORTIA_WITH_ACCOUNTS = [...UMBRELLA_CONSORTIA.map(({ name }) => name), 'BaSH', 'DTCC'];

const ROLE_OF_ACCOUNT = { manager: 'manager', member: 'general' } as const;
const ACCOUNTS = ['manager', 'member'] as const;

/** The account of a program, whose rights come from its address. */
export interface ServiceAccount {
  readonly email: string;
  readonly name: string;
}

interface Role {
  readonly account: keyof typeof ROLE_OF_ACCOUNT;
  readonly in: 'work unit' | 'consortium';
  readonly name: string;
}

interface Account {
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly roles: readonly Role[];
}

/** One person who works in several places. */
const COORDINATOR: Account = {
  email: 'coordinator@tracker.example',
  name: 'Coordinator of two units',
  isAdmin: false,
  roles: [
    { account: 'manager', in: 'work unit', name: 'UCD' },
    { account: 'member', in: 'work unit', name: 'TCP' },
    { account: 'manager', in: 'consortium', name: 'CMG' },
    { account: 'member', in: 'consortium', name: 'IMPC' },
  ],
};

/**
 * Writes the demo accounts, all with the same password: an administrator, a manager and a member of every work unit and of a
 * few consortia, a person with several roles, and the services.
 */
export async function writePeople(
  db: Db,
  ids: CatalogueIds,
  { passwordHash, services = [] }: { passwordHash: string; services?: readonly ServiceAccount[] },
): Promise<number> {
  const units = await db.selectFrom('work_unit').select('name').orderBy('id').execute();
  const unitNames = units.map(({ name }) => name);
  refuseSharedNames([...unitNames, ...CONSORTIA_WITH_ACCOUNTS]);
  const people: Account[] = [
    { email: ADMINISTRATOR, name: 'Administrator', isAdmin: true, roles: [] },
    ...unitNames.flatMap((name) =>
      ACCOUNTS.map((account) => accountWith({ account, in: 'work unit', name })),
    ),
    ...CONSORTIA_WITH_ACCOUNTS.flatMap((name) =>
      ACCOUNTS.map((account) => accountWith({ account, in: 'consortium', name })),
    ),
    COORDINATOR,
    ...services.map((service) => ({ ...service, isAdmin: false, roles: [] })),
  ];
  await bulkInsert(
    db,
    'person',
    people.map(({ email, name, isAdmin }, index) => ({
      id: index + 1,
      email,
      name,
      is_admin: isAdmin,
      is_active: true,
      contactable: false,
      password_hash: passwordHash,
      version: 1,
    })),
  );
  const roles = people.flatMap((person, index) =>
    person.roles.map((role) => ({
      place: role.in,
      name: role.name,
      row: { person_id: index + 1, role_id: ids.role(ROLE_OF_ACCOUNT[role.account]) },
    })),
  );
  await bulkInsert(
    db,
    'person_role_work_unit',
    roles.flatMap(({ place, name, row }) =>
      place === 'work unit' ? [{ ...row, work_unit_id: ids.workUnit(name) }] : [],
    ),
  );
  await bulkInsert(
    db,
    'person_role_consortium',
    roles.flatMap(({ place, name, row }) =>
      place === 'consortium' ? [{ ...row, consortium_id: ids.consortium(name) }] : [],
    ),
  );
  return people.length;
}

/** The account of one role. */
function accountWith(role: Role): Account {
  const email = accountOf(role.account, role.name);
  return { email, name: `${role.name} ${role.account}`, isAdmin: false, roles: [role] };
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
