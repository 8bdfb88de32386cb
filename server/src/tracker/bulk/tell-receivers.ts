import { sql } from 'kysely';
import type { HandOverPlans } from 'shared/contract';
import type { IdentityContext } from '../../identity/context.ts';
import { managersOf } from '../../identity/people/managers.ts';
import type { Db } from '../../platform/database/database.ts';
import { siteAddressOf } from '../../platform/settings/network.ts';
import { DAY_MS } from '../../platform/time/durations.ts';

/** Plans that a mail names; the rest are in the list that it leads to. */
const NAMED = 50;
const USEFUL_DAYS = 30;

export type TellingContext = Pick<IdentityContext, 'mailer' | 'settings'>;

/** Tells the managers of the work unit that got plans, in the transaction that ends the job, so that it happens once. */
export async function tellReceivers(
  tx: Db,
  { mailer, settings }: TellingContext,
  { id, email }: { id: number; email: string },
  { workUnitName }: HandOverPlans,
): Promise<void> {
  const pins = await changedTargets(tx, id);
  if (pins.length === 0) return;
  const site = siteAddressOf(settings);
  const text = mailText({ giver: email, workUnitName, pins, site });
  const subject = `${pins.length === 1 ? 'A plan was' : `${pins.length} plans were`} handed over to ${workUnitName}`;
  const usefulUntil = new Date(Date.now() + USEFUL_DAYS * DAY_MS);
  for (const to of await managersOf(tx, 'workUnit', workUnitName))
    await mailer.post(tx, { to, subject, text, usefulUntil });
}

async function changedTargets(tx: Db, jobId: number): Promise<string[]> {
  const { rows } = await sql<{ target: string }>`
    select target from bulk_job_row where job_id = ${jobId} and outcome = 'changed' order by place`.execute(
    tx,
  );
  return rows.map(({ target }) => target);
}

interface MailFacts {
  giver: string;
  workUnitName: string;
  pins: readonly string[];
  site: string;
}

function mailText({ giver, workUnitName, pins, site }: MailFacts): string {
  const more = pins.length - NAMED;
  return [
    `${giver} handed these plans over to ${workUnitName}, which you manage in the Gene Targeting Tracker:`,
    '',
    ...pins.slice(0, NAMED),
    ...(more > 0 ? [`and ${more} more`] : []),
    '',
    'The projects of your work unit:',
    `${site}/#/projects?${new URLSearchParams({ workUnitName }).toString()}`,
  ].join('\n');
}
