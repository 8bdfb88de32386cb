import Type from 'typebox';
import {
  Account,
  AccountChange,
  AccountPage,
  AccountQuery,
  HistoryRecord,
  PersonEmailPath,
} from 'shared/contract';
import { readHistory } from '../history/read-history.ts';
import type { RouteModule } from '../http/app-context.ts';
import { expectedVersion } from '../http/resource-version.ts';
import { signedIn } from '../permissions/caller.ts';
import { accountByEmail } from './account.ts';
import { changeAccount } from './change-account.ts';
import { listAccounts } from './list-accounts.ts';

const tags = ['People and permissions'];

/** The accounts of people: who has one, whether it can be used, and who changed what of it. Ours; a token is needed. */
export const accountRoutes: RouteModule = (app, context) => {
  app.get(
    '/api/accounts',
    {
      schema: {
        tags,
        summary: 'List the accounts that the caller looks after',
        description:
          'Administrators get all; others those of the people who hold a role where the caller is manager.',
        querystring: AccountQuery,
        response: { 200: AccountPage },
      },
    },
    ({ caller, query }) => listAccounts(context, signedIn(caller), query),
  );

  app.get(
    '/api/accounts/:email',
    {
      schema: {
        tags,
        summary: 'Read one account',
        description: 'For the person, for administrators and for managers of one of the person’s work units.',
        params: PersonEmailPath,
        response: { 200: Account },
      },
    },
    async ({ caller, params }, reply) => {
      const { account, version } = await accountByEmail(context, signedIn(caller), params.email);
      reply.resourceVersion = version;
      return account;
    },
  );

  app.put(
    '/api/accounts/:email',
    {
      config: { watched: true },
      schema: {
        tags,
        summary: 'Deactivate an account, or say who is an administrator',
        description:
          'For administrators, and for managers of one of the person’s work units, who do not touch administrators. ' +
          'Nobody deactivates their own account.',
        params: PersonEmailPath,
        body: AccountChange,
        response: { 200: Account },
      },
    },
    async (request) => {
      const caller = signedIn(request.caller);
      const { email } = request.params;
      await changeAccount(
        context,
        { caller, email, expectedVersion: expectedVersion(request), remoteAddress: request.ip },
        request.body,
      );
      return (await accountByEmail(context, caller, email)).account;
    },
  );

  app.get(
    '/api/people/:email/history',
    {
      schema: {
        tags,
        summary: 'Who changed what of a person, and when',
        description: 'For the person, for administrators and for managers of one of the person’s work units.',
        params: PersonEmailPath,
        response: { 200: Type.Array(HistoryRecord) },
      },
    },
    async ({ caller, params }) => {
      const { id } = await accountByEmail(context, signedIn(caller), params.email);
      return readHistory(context.db, [{ entity: 'Person', id }], caller);
    },
  );
};
