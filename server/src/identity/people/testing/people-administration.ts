import type { Person } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { getJson, send } from '../../../../testing/calls.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { accountRoutes } from '../../accounts/routes.ts';
import { outboxRoutes } from '../../outbox/routes.ts';
import { securityLogRoutes } from '../../security-log/routes.ts';
import { sessionRoutes } from '../../sessions/routes.ts';
import { invitationRoutes } from '../invitation-routes.ts';
import { peopleAdministrationRoutes } from '../administration-routes.ts';
import { peopleRoutes } from '../routes.ts';
import { addPerson } from './people.ts';

/** The kinds of person that the administration of people distinguishes. */
export const ADMIN = 'admin@lab.example';
/** Manager of JAX and of IMPC, and member of BCM. */
export const MANAGER = 'manager@lab.example';
/** Manager of CMG alone, so of no work unit. */
export const CONSORTIUM_MANAGER = 'cmg@lab.example';
/** General in JAX. */
export const MEMBER = 'member@lab.example';
/** General in JAX and in BCM. */
export const SHARED = 'shared@lab.example';
/** General in BCM. */
export const STRANGER = 'stranger@lab.example';

/** The application with these people; the look-up lists are loaded. */
export async function openPeople(): Promise<TestApp> {
  const tracker = await openTracker([
    sessionRoutes,
    peopleRoutes,
    peopleAdministrationRoutes,
    invitationRoutes,
    accountRoutes,
    outboxRoutes,
    securityLogRoutes,
  ]);
  const { db } = tracker;
  await addPerson(db, { email: ADMIN, isAdmin: true });
  await addPerson(db, {
    email: MANAGER,
    unitRoles: [
      ['JAX', 'manager'],
      ['BCM', 'general'],
    ],
    consortiumRoles: [['IMPC', 'manager']],
  });
  await addPerson(db, { email: CONSORTIUM_MANAGER, consortiumRoles: [['CMG', 'manager']] });
  await addPerson(db, { email: MEMBER, name: 'Member', unitRoles: [['JAX', 'general']] });
  await addPerson(db, {
    email: SHARED,
    name: 'Shared',
    unitRoles: [
      ['JAX', 'general'],
      ['BCM', 'general'],
    ],
  });
  await addPerson(db, { email: STRANGER, unitRoles: [['BCM', 'general']] });
  return tracker;
}

export const readPerson = (tracker: TestApp, email: string) =>
  getJson<Person>(tracker, `/api/people/${email}`, ADMIN);

export const change = (tracker: TestApp, email: string, body: object, caller: string | null) =>
  send(tracker, 'PUT', `/api/people/${email}`, body, caller);

/** Roles in short: `JAX general`, work units before consortia. */
export const inShort = ({ rolesWorkUnits, rolesConsortia }: Person) => [
  ...rolesWorkUnits.map(({ workUnitName, roleName }) => `${workUnitName} ${roleName}`),
  ...rolesConsortia.map(({ consortiumName, roleName }) => `${consortiumName} ${roleName}`),
];

/** Roles as a request names them, new ones: `['JAX general']`. */
export const unitRoles = (...roles: readonly string[]) =>
  roles.map((role) => {
    const [workUnitName, roleName] = role.split(' ');
    return { id: null, workUnitName, roleName };
  });

export const consortiumRoles = (...roles: readonly string[]) =>
  roles.map((role) => {
    const [consortiumName, roleName] = role.split(' ');
    return { id: null, consortiumName, roleName };
  });

/** The latest history record of a person: its comment, its author, and the changed fields. */
export async function lastRecord(tracker: TestApp, email: string) {
  const record = await tracker.db
    .selectFrom('history')
    .innerJoin('person', 'person.id', 'history.entity_id')
    .select(['history.id', 'history.comment', 'history.changed_by'])
    .where('history.entity_name', '=', 'Person')
    .where('person.email', '=', email)
    .orderBy('history.id', 'desc')
    .executeTakeFirst();
  const details = await tracker.db
    .selectFrom('history_detail')
    .select(['field', 'old_value', 'new_value', 'note'])
    .where('history_id', '=', record?.id ?? 0)
    .orderBy('id')
    .execute();
  return { comment: record?.comment, by: record?.changed_by, details };
}
