import type { Account, AccountPage, ManagedList, Person } from 'shared/contract';
import { aPage, aPerson, http, HttpResponse, testServer } from 'shared/testing';

/** Manager of the work unit JAX and of the consortium IMPC, and member of BCM. */
export function aManager(): Person {
  return aPerson({
    name: 'Mae Nager',
    email: 'manager@lab.example',
    rolesWorkUnits: [
      { id: 1, workUnitName: 'JAX', roleName: 'manager' },
      { id: 2, workUnitName: 'BCM', roleName: 'general' },
    ],
    rolesConsortia: [{ id: 3, consortiumName: 'IMPC', roleName: 'manager' }],
    actionPermissions: ['manageUsers', 'executeManagerTasks', 'canManageGeneLists'].map((actionName) => ({
      actionName,
      value: true,
    })),
  });
}

/** An active account of a member of JAX, with whatever a test wants otherwise. */
export function anAccount(more: Partial<Account> = {}): Account {
  return {
    email: 'jo@lab.example',
    name: 'Jo Smith',
    isAdmin: false,
    isActive: true,
    rolesWorkUnits: [{ id: 11, workUnitName: 'JAX', roleName: 'general' }],
    rolesConsortia: [],
    mayUpdate: true,
    ...more,
  };
}

const named = (...names: string[]) => names.map((name) => ({ name }));

/** Serves what the caller can hand out: everything to administrators, JAX and IMPC to the manager. */
export function serveManagedLists({ isAdmin: isAll }: Person): void {
  const lists: ManagedList[] = [
    { entityName: 'workUnits', values: isAll ? named('UCD', 'BCM', 'JAX') : named('JAX') },
    { entityName: 'consortia', values: isAll ? named('IMPC', 'CMG') : named('IMPC') },
    { entityName: 'roles', values: named('manager', 'general') },
  ];
  testServer.use(http.get('*/api/listsByManagerUser', () => HttpResponse.json(lists)));
}

/** Serves pages of these accounts, and returns the queries that came. */
export function serveAccounts(accounts: Account[], totalElements = accounts.length): URLSearchParams[] {
  const questions: URLSearchParams[] = [];
  testServer.use(
    http.get('*/api/accounts', ({ request }) => {
      const query = new URL(request.url).searchParams;
      questions.push(query);
      const page: AccountPage = {
        accounts,
        page: aPage(totalElements, { size: Number(query.get('size')), number: Number(query.get('page')) }),
      };
      return HttpResponse.json(page);
    }),
  );
  return questions;
}
