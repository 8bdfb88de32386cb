import { SiteStatus } from 'shared/contract';
import { chapter } from '../../identity/route-options.ts';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { readStatus } from './read-status.ts';

const { open } = chapter('The site');

/** Whether the site does what it is for, for everybody. Ours. */
export const siteStatusRoutes: TrackerRoutes = (app, { db, settings }) => {
  app.get(
    '/api/v2/status',
    open({
      summary: 'Whether the site works',
      description:
        'The database, mails and work on many records at this moment, and in how many minutes of the last 30 days the site was there. 200 also where something fails.',
      response: { 200: SiteStatus },
    }),
    () => readStatus(db, { sendsMail: settings.smtpUrl !== undefined }, new Date()),
  );
};
