import Type from 'typebox';
import {
  Account,
  AccountChange,
  AccountPage,
  AccountQuery,
  HistoryRecord,
  PersonEmailPath,
} from 'shared/contract';
import type { IdentityRoutes } from '../context.ts';
import { personChange } from '../people/change-person.ts';
import { chapter } from '../route-options.ts';
import { readHistory } from '../../platform/history/read-history.ts';
import { versioned } from '../../platform/http/responses/resource-version.ts';
import { signedIn } from '../permissions/caller.ts';
import { signedInPerson } from '../sessions/caller.ts';
import { accountByEmail } from './account.ts';
import { changeAccount } from './change-account.ts';
import { listAccounts } from './list-accounts.ts';

const { described, watched } = chapter('People and permissions');

/** The accounts of people: who has one, whether it can be used, and who changed what of it. Ours; a token is needed. */
export const accountRoutes: IdentityRoutes = (app, context) => {
  app.get(
    '/api/accounts',
    described({
      summary: 'List the accounts that the caller looks after',
      description:
        'Administrators get all; others those of the people who hold a role where the caller is manager.',
      querystring: AccountQuery,
      response: { 200: AccountPage },
    }),
    ({ caller, query }) => listAccounts(context, signedIn(caller), query),
  );

  app.get(
    '/api/accounts/:email',
    described({
      summary: 'Read one account',
      description: 'For the person, for administrators and for managers of one of the person’s work units.',
      params: PersonEmailPath,
      response: { 200: Account },
    }),
    async ({ caller, params }, reply) =>
      versioned(reply, await accountByEmail(context, signedIn(caller), params.email)),
  );

  app.put(
    '/api/accounts/:email',
    watched({
      summary: 'Deactivate an account, or say who is an administrator',
      description:
        'For administrators, and for managers of one of the person’s work units, who do not touch administrators. ' +
        'Nobody deactivates their own account.',
      params: PersonEmailPath,
      body: AccountChange,
      response: { 200: Account },
    }),
    async (request) => {
      const caller = signedInPerson(request);
      const { email } = request.params;
      await changeAccount(context, personChange(request, email), request.body);
      return (await accountByEmail(context, caller, email)).resource;
    },
  );

  app.get(
    '/api/people/:email/history',
    described({
      summary: 'Who changed what of a person, and when',
      description: 'For the person, for administrators and for managers of one of the person’s work units.',
      params: PersonEmailPath,
      response: { 200: Type.Array(HistoryRecord) },
    }),
    async ({ caller, params }) => {
      const { id } = await accountByEmail(context, signedIn(caller), params.email);
      return readHistory(context.db, [{ entity: 'Person', id }], caller);
    },
  );
};
