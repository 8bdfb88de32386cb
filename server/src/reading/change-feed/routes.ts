import { ChangeFeed, ChangeFeedQuery } from 'shared/contract';
import { chapter } from '../../identity/route-options.ts';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { publishChanges } from './publish-changes.ts';
import { readChangeFeed } from './read-change-feed.ts';

const { open } = chapter('History');

/** What changed, for programs that follow the tracker. An addition to the tracker's API. */
export const changeFeedRoutes: TrackerRoutes = (app, { db, isReadOnly }) => {
  app.get(
    '/api/v2/changes',
    open({
      summary: 'What changed since a position, in order and without gaps',
      description:
        'Ask with the `next` of the response before as `since`, again at once while `hasMore` is true, and later ' +
        'otherwise. A request may return no change and still go on: what the caller may not read is left out.',
      querystring: ChangeFeedQuery,
      response: { 200: ChangeFeed },
    }),
    async ({ caller, query }) => {
      // A server that cannot write shows what others have published.
      if (!isReadOnly) await publishChanges(db);
      return readChangeFeed(db, caller, { since: query.since ?? '0', limit: query.limit ?? 200 });
    },
  );
};
