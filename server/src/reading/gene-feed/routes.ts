import { GenePath } from 'shared/contract';
import { chapter } from '../../identity/route-options.ts';
import { siteAddressOf } from '../../platform/settings/network.ts';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { findNamedGene, readGeneFacts } from '../gene-page/find-gene.ts';
import { atomFeed } from './atom.ts';
import { latestPublicChanges } from './public-changes.ts';

const { open } = chapter('Following');

/** What changed of public work on a gene, for feed readers. An addition to the tracker's API. */
export const geneFeedRoutes: TrackerRoutes = (app, { db, settings }) => {
  app.get(
    '/api/v2/genes/:symbolOrId/changes.atom',
    open(
      {
        summary: 'Changes of public work on a gene, as an Atom feed',
        description: 'The latest fifty, the same for every caller.',
        params: GenePath,
      },
      { sends: 'application/atom+xml' },
    ),
    async ({ params }, reply) => {
      const { id } = await findNamedGene(db, params.symbolOrId);
      const { symbol, accessionId } = await readGeneFacts(db, id);
      const site = siteAddressOf(settings);
      const self = `${site}/api/v2/genes/${accessionId}/changes.atom`;
      const feed = atomFeed(await latestPublicChanges(db, id), { symbol, site, self, now: new Date() });
      return reply.type('application/atom+xml; charset=utf-8').send(feed);
    },
  );
};
