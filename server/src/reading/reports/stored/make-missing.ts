import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../platform/database/database.ts';
import type { ReportLimits } from './made-report.ts';
import { REPORT_MAKERS } from './registry.ts';
import { makeIfOld, makeReport, newestReport } from './report-store.ts';
import type { StoredReport } from './report-text.ts';

/** How often to look whether another server has made the report. */
const LOOK_MS = 250;
/** After so long the other server is taken for ended. */
const WAIT_MS = 30_000;
/** A report that was begun before a project was hidden is sent to nobody: the one after it is. */
const ROUNDS = 2;

/** What this server makes or waits for at the moment, by name: everybody who requests the same shares it. */
const underWay = new WeakMap<Db, Map<string, Promise<void>>>();

/**
 * The newest of the stored reports of this name. One of the tracker's own is made if none is stored yet, so before the first
 * scheduled run: by one server, and once, however many visitors request it meanwhile.
 */
export async function newestOrMade(
  db: Db,
  name: string,
  limits: ReportLimits,
  waitMs = WAIT_MS,
): Promise<StoredReport | undefined> {
  for (let round = 0; round < ROUNDS; round++) {
    const newest = await newestReport(db, name);
    if (newest !== undefined || !REPORT_MAKERS.has(name)) return newest;
    await shared(db, name, () => makeOrAwait(db, name, limits, waitMs));
  }
  return newestReport(db, name);
}

function shared(db: Db, name: string, make: () => Promise<void>): Promise<void> {
  const ofDatabase = underWay.get(db) ?? new Map<string, Promise<void>>();
  underWay.set(db, ofDatabase);
  const making = ofDatabase.get(name) ?? make().finally(() => ofDatabase.delete(name));
  ofDatabase.set(name, making);
  return making;
}

async function makeOrAwait(db: Db, name: string, limits: ReportLimits, waitMs: number): Promise<void> {
  for (const end = Date.now() + waitMs; Date.now() < end; await pause(LOOK_MS)) {
    if (await makeIfOld(db, name, limits, Infinity)) return;
    if ((await newestReport(db, name)) !== undefined) return;
  }
  await makeReport(db, name, limits);
}
