import { hostname } from 'node:os';
import { sql } from 'kysely';
import { previousVersion, readHistory } from 'tools/site/history.mjs';
import { isStored } from 'tools/site/publish-remote.mjs';
import { readRegistry, type Registry } from 'tools/site/registry.mjs';
import { rollback } from 'tools/site/rollback.mjs';
import { abort } from 'tools/site/stage.mjs';
import { siteStore, type SiteStore } from 'tools/site/store/open-store.mjs';
import type { Db } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { ScheduledTask } from '../../platform/schedule/repeat.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { decide, type Decision, type GuardedRemote, type PastAction } from './release-decision.ts';
import { readNumbers } from './visitors.ts';
import { DAY_MS } from '../../platform/time/durations.ts';

const EVERY_MS = 60_000;
/** Class of the advisory lock by which one of several servers judges. */
const GUARD_LOCK = 7_240_060;
const MAIL_USEFUL_DAYS = 30;

interface Guarding {
  db: Db;
  mailer: Mailer;
  settings: Settings;
}

/** Watches the error budgets of versions; what breaks its own is stopped or rolled back (setting RELEASE_GUARD). */
export function guardReleases(guarding: Guarding): ScheduledTask {
  return {
    name: 'error budgets of releases',
    firstAfterMs: EVERY_MS,
    everyMs: EVERY_MS,
    run: () => guardOnce(guarding),
  };
}

/**
 * Judges what is live, and does at most one thing about it. Of several servers one does; a version that was acted upon is noted in
 * the same transaction, so that nothing happens twice.
 *
 * @returns what was done
 */
export async function guardOnce(
  { db, mailer, settings }: Guarding,
  now = new Date(),
): Promise<Decision | undefined> {
  const { siteDir, siteBucket, s3Endpoint, releaseGuard } = settings;
  const store = await siteStore({ siteDir, bucket: siteBucket, endpoint: s3Endpoint });
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(GUARD_LOCK)}) as locked`.execute(tx);
    if (rows[0]?.locked !== true) return undefined;
    const remotes = await guardedRemotes(tx, store);
    const decision = decide(remotes, await pastActions(tx), releaseGuard, now);
    if (decision === undefined) return undefined;
    const { action, name, version, reason } = decision;
    await tx
      .insertInto('release_action')
      .values({ area: name, version, action, reason, happened_at: now })
      .execute();
    for (const to of ownersOf(settings, name)) await mailer.post(tx, mailAbout(decision, to, now));
    // Last: when it does not succeed, nothing of it happened.
    await act(store, decision);
    return decision;
  });
}

async function act(store: SiteStore, decision: Decision): Promise<void> {
  const { action, name, reason } = decision;
  const by = { actor: 'error budget', host: hostname(), reason };
  if (action === 'abort') await abort(store, name, by);
  else await rollback(store, name, decision.to, by);
}

async function guardedRemotes(db: Db, store: SiteStore): Promise<GuardedRemote[]> {
  const [{ remotes }, history, numbersOf] = [
    await readRegistry(store),
    await readHistory(store),
    await readNumbers(db),
  ];
  const judged = (name: string, version: string) => ({ version, numbers: numbersOf(name, version) });
  const guarded = remotes.map(async ({ name, version, publishedAt, staged }: Registry['remotes'][number]) => {
    const versions = [...new Set(history.filter((line) => line.name === name).map((line) => line.version))];
    const stored = await Promise.all(versions.map((one) => isStored(store, name, one)));
    const previous = previousVersion(history, name, (one) => stored[versions.indexOf(one)] === true);
    return {
      name,
      live: { ...judged(name, version), since: new Date(publishedAt) },
      canary: staged && judged(name, staged.facts.version),
      previous: previous === undefined ? undefined : judged(name, previous),
    };
  });
  return Promise.all(guarded);
}

async function pastActions(db: Db): Promise<PastAction[]> {
  const rows = await db.selectFrom('release_action').selectAll().execute();
  return rows.map(({ area, version, action, happened_at: at }) => ({
    area,
    version,
    // The column has a check for the two.
    action: action === 'abort' ? 'abort' : 'rollback',
    at,
  }));
}

/** Whom RELEASE_OWNERS names for an app. */
function ownersOf({ releaseOwners }: Settings, name: string): string[] {
  return releaseOwners[name] ?? releaseOwners['*'] ?? [];
}

function mailAbout(decision: Decision, to: string, now: Date) {
  const { name, version, reason } = decision;
  const what =
    decision.action === 'abort'
      ? `The canary ${version} of ${name} was stopped: everybody runs the live version.`
      : `${name} ${version} was rolled back: ${decision.to} is live again.`;
  return {
    to,
    subject:
      decision.action === 'abort' ? `Canary stopped: ${name} ${version}` : `Rolled back: ${name} ${version}`,
    text:
      `${what}\n\nIt broke its error budget: ${reason}.\nTime: ${now.toISOString()}\n\n` +
      `Errors and their places are in Profile, Site health. "npm run releases -- ${name}" shows what is live. ` +
      `Released or promoted again, the version stays: each is stopped by itself only once.\n`,
    usefulUntil: new Date(now.getTime() + MAIL_USEFUL_DAYS * DAY_MS),
  };
}
