import { ANONYMOUS } from '../../identity/permissions/caller.ts';
import { cached } from '../../platform/cache/cached.ts';
import type { PlatformContext } from '../../platform/http/app-context.ts';
import { statusSteps } from './status-steps.ts';
import { usualDays, type UsualDays } from './usual-times.ts';

/** Usual times change slowly, and working them out reads the dates of all plans. */
const FRESH_MS = 6 * 60 * 60 * 1000;

/**
 * How long plans usually stay at a status, cached in the process. Of public plans alone, so that it is the same for everybody
 * and reveals nothing of a hidden plan.
 */
export function usualTimes({
  db,
  settings,
}: Pick<PlatformContext, 'db' | 'settings'>): () => Promise<UsualDays> {
  const publicSteps = cached(() => statusSteps(db, ANONYMOUS), { ttlMs: FRESH_MS, staleWhileReading: true });
  return async () => usualDays(await publicSteps.read(), settings.languishingMonths);
}
