import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import {
  ConfirmedFollow,
  Follow,
  FollowCreation,
  FollowPath,
  FollowUpdate,
  GeneFollower,
  GenePath,
  LinkToken,
  MailStop,
  MailSubscription,
} from 'shared/contract';
import { signedIn } from '../../identity/permissions/caller.ts';
import { chapter } from '../../identity/route-options.ts';
import { siteAddressOf } from '../../platform/settings/network.ts';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { confirmFollow, requestFollow } from './follow-by-mail.ts';
import { changeMail, follow, ownFollow, ownFollows, stopFollowing } from './follows.ts';
import { endingPage, endMails, readSubscription } from './mail-subscription.ts';

const { described, open } = chapter('Following');

/** What people follow. An addition to the tracker's API. */
export const followRoutes: TrackerRoutes = (app, context) => {
  const { db } = context;

  app.get(
    '/api/v2/follows',
    described({ summary: 'What the caller follows', response: { 200: Type.Array(Follow) } }),
    ({ caller }) => ownFollows(db, signedIn(caller)),
  );

  app.post(
    '/api/v2/follows',
    described({
      summary: 'Follow a gene, a project, a work unit or a saved view',
      description: 'Following it again changes how often a mail comes. Changes come as notices in any case.',
      body: FollowCreation,
      response: { 200: Follow },
    }),
    ({ caller, body }) => follow(context, signedIn(caller), body),
  );

  app.get(
    '/api/v2/follows/:id',
    described({
      summary: 'Something that the caller follows',
      params: FollowPath,
      response: { 200: Follow },
    }),
    ({ caller, params }) => ownFollow(db, signedIn(caller), Number(params.id)),
  );

  app.put(
    '/api/v2/follows/:id',
    described({
      summary: 'Change how often a mail comes about it',
      params: FollowPath,
      body: FollowUpdate,
      response: { 200: Follow },
    }),
    ({ caller, params, body }) => changeMail(db, signedIn(caller), Number(params.id), body.mail),
  );

  app.delete(
    '/api/v2/follows/:id',
    described({ summary: 'Stop following it', params: FollowPath, response: { 204: Type.Null() } }),
    async ({ caller, params }, reply) => {
      await stopFollowing(db, signedIn(caller), Number(params.id));
      return reply.code(204).send(null);
    },
  );
};

/** Following by mail, for visitors, and the links at the end of each mail. */
export const mailSubscriptionRoutes: TrackerRoutes = (app, context) => {
  app.post(
    '/api/v2/genes/:symbolOrId/followers',
    open({
      summary: 'Follow a gene by mail, without an account',
      description:
        'A mail with a link comes first; changes of public projects are mailed once it was used. The response is the same for ' +
        'every address.',
      params: GenePath,
      body: GeneFollower,
      response: { 204: Type.Null() },
    }),
    async ({ params, body, ip }, reply) => {
      await requestFollow(context, params.symbolOrId, body, ip);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/v2/mailSubscription/confirm',
    open({
      summary: 'Confirm that an address follows a gene, with the token of the mail',
      body: LinkToken,
      response: { 200: ConfirmedFollow },
    }),
    ({ body }) => confirmFollow(context, body.token),
  );

  app.get(
    '/api/v2/mailSubscription',
    open({
      summary: 'What an address gets mails about, with the token of one of them',
      querystring: LinkToken,
      response: { 200: MailSubscription },
    }),
    // About one address: nothing on the way may store it.
    ({ query }, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return readSubscription(context, query.token);
    },
  );

  app.post(
    '/api/v2/mailSubscription/stop',
    open({
      summary: 'End mails about one thing, or all of them',
      body: MailStop,
      response: { 204: Type.Null() },
    }),
    async ({ body }, reply) => {
      await endMails(context, body);
      return reply.code(204).send(null);
    },
  );

  void app.register(async (scope) => {
    await oneClickRoutes(scope.withTypeProvider<TypeBoxTypeProvider>(), context);
  });
};

/** The address of the header `List-Unsubscribe`: mail programs send a form to it (RFC 8058), people open it. */
const oneClickRoutes: TrackerRoutes = (app, context) => {
  // What the form contains is always the same.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  );
  app.post(
    '/api/v2/mailSubscription/end',
    open({
      summary: 'End all mails with one request (RFC 8058)',
      querystring: LinkToken,
      response: { 204: Type.Null() },
    }),
    async ({ query }, reply) => {
      await endMails(context, query);
      return reply.code(204).send(null);
    },
  );
  app.get(
    '/api/v2/mailSubscription/end',
    open({ summary: 'Go on to the page that ends mails', querystring: LinkToken }, { redirects: true }),
    ({ query }, reply) => reply.redirect(endingPage(siteAddressOf(context.settings), query.token)),
  );
};
