import { sql } from 'kysely';
import type { PartStatus, SiteStatus } from 'shared/contract';
import { isReady, type Db } from '../../platform/database/database.ts';
import { readServedDays } from './count-minutes.ts';

/** A mail that waits longer is late; in minutes. */
const MAIL_PATIENCE = 15;
/** Work on many records that takes longer does not go on; in minutes. */
const JOB_PATIENCE = 10;

export interface StatusOptions {
  /** Mails are sent, and not only kept. */
  sendsMail: boolean;
}

/** What of the site works at this moment. */
export async function readStatus(db: Db, { sendsMail }: StatusOptions, now: Date): Promise<SiteStatus> {
  const checkedAt = now.toISOString();
  const delays = (await isReady(db)) ? await readDelays(db).catch(() => undefined) : undefined;
  if (delays === undefined) return { checkedAt, parts: [part('database', 'fails')], days: null };
  return {
    checkedAt,
    parts: [
      part('database', 'works'),
      sendsMail ? delayed('mail', delays.mail) : part('mail', 'off'),
      delayed('jobs', delays.jobs),
    ],
    days: await readServedDays(db, now),
  };
}

const part = (name: PartStatus['part'], state: PartStatus['state'], since: string | null = null) => ({
  part: name,
  state,
  since,
});

function delayed(name: PartStatus['part'], since: Date | null): PartStatus {
  return since === null ? part(name, 'works') : part(name, 'delayed', since.toISOString());
}

/** Since when the oldest that waits too long has been waiting. */
async function readDelays(db: Db): Promise<{ mail: Date | null; jobs: Date | null }> {
  const { rows } = await sql<{ mail: Date | null; jobs: Date | null }>`
    select
      (select min(created_at) from mail
       where state = 'waiting' and useful_until > now()
         and created_at < now() - make_interval(mins => ${MAIL_PATIENCE}::int)) as mail,
      (select min(created_at) from bulk_job
       where finished_at is null
         and created_at < now() - make_interval(mins => ${JOB_PATIENCE}::int)) as jobs`.execute(db);
  return rows[0] ?? { mail: null, jobs: null };
}
