import type { Account, AccountChange, Person, PersonUpdate } from 'shared/contract';
import { aPerson, http, HttpResponse, testServer } from 'shared/testing';
import { accountPath, personPath } from '../paths.ts';
import { anAccount } from './people-server.ts';

/** What was sent to the account that is served. */
export interface SentChanges {
  updates: { body: PersonUpdate; condition: string | null }[];
  accountChanges: AccountChange[];
  /** Addresses for which a reset mail was requested. */
  resets: string[];
}

/** Serves one person and their account, which change as the server would change them. */
export function serveAccount(person: Partial<Person> = {}, account: Partial<Account> = {}): SentChanges {
  let stored = aPerson(person);
  let storedAccount = anAccount({ isAdmin: stored.isAdmin, email: stored.email, ...account });
  let version = 1;
  const sent: SentChanges = { updates: [], accountChanges: [], resets: [] };
  testServer.use(
    http.get(`*${personPath(stored.email)}`, () =>
      HttpResponse.json(stored, { headers: { ETag: `"${version}-x"` } }),
    ),
    http.get(`*${accountPath(stored.email)}`, () => HttpResponse.json(storedAccount)),
    http.put<never, PersonUpdate>(`*${personPath(stored.email)}`, async ({ request }) => {
      const body = await request.json();
      sent.updates.push({ body, condition: request.headers.get('if-match') });
      version += 1;
      stored = { ...stored, name: body.name ?? null, rolesWorkUnits: storedUnits(body) };
      return HttpResponse.json(stored);
    }),
    http.put<never, AccountChange>(`*${accountPath(stored.email)}`, async ({ request }) => {
      const body = await request.json();
      sent.accountChanges.push(body);
      version += 1;
      storedAccount = { ...storedAccount, ...body };
      stored = { ...stored, isAdmin: storedAccount.isAdmin };
      return HttpResponse.json(storedAccount);
    }),
    http.post('*/api/people/requestPasswordReset', async ({ request }) => {
      sent.resets.push(await request.text());
      return new HttpResponse('');
    }),
  );
  return sent;
}

function storedUnits({ rolesWorkUnits }: PersonUpdate): Person['rolesWorkUnits'] {
  return (rolesWorkUnits ?? []).map(({ workUnitName, roleName }, index) => ({
    id: 100 + index,
    workUnitName: workUnitName ?? '',
    roleName: roleName ?? '',
  }));
}
