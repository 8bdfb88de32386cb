import Type from 'typebox';
import { NoticePage, NoticesQuery, NoticesRead, UnreadNotices } from 'shared/contract';
import { chapter } from '../../identity/route-options.ts';
import { signedIn } from '../../identity/permissions/caller.ts';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { countUnread, markRead, ownNotices } from './own-notices.ts';

const { described } = chapter('Following');

/** Changes of what the caller follows. An addition to the tracker's API. */
export const noticeRoutes: TrackerRoutes = (app, { db }) => {
  app.get(
    '/api/v2/notices',
    described({
      summary: 'Changes of what the caller follows, latest first',
      description:
        'Of what the caller may read at this moment: a page may have fewer notices than `limit` and still a next one.',
      querystring: NoticesQuery,
      response: { 200: NoticePage },
    }),
    ({ caller, query: { before, limit = 50 } }) => ownNotices(db, signedIn(caller), { before, limit }),
  );

  app.get(
    '/api/v2/notices/unread',
    described({ summary: 'How many of them the caller has not read', response: { 200: UnreadNotices } }),
    async ({ caller }) => ({ unread: await countUnread(db, signedIn(caller)) }),
  );

  app.post(
    '/api/v2/notices/read',
    described({
      summary: 'Mark notices as read',
      body: NoticesRead,
      response: { 204: Type.Null() },
    }),
    async ({ caller, body }, reply) => {
      await markRead(db, signedIn(caller), body);
      return reply.code(204).send(null);
    },
  );
};
