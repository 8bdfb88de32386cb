import { brokenBudget, LIMITS, wasGood, type Judged } from './error-budget.ts';
import { HOUR_MS } from '../../platform/time/durations.ts';

/** What a site does by itself: nothing, stop canaries, or roll back too (setting RELEASE_GUARD). */
export const GUARD_MODES = ['off', 'canaries', 'all'] as const;
export type GuardMode = (typeof GUARD_MODES)[number];

/** A remote as it is live. */
export interface GuardedRemote {
  name: string;
  live: Judged & { since: Date };
  canary: Judged | undefined;
  /** To which a rollback would go. */
  previous: Judged | undefined;
}

/** What the site has done by itself. */
export interface PastAction {
  area: string;
  version: string;
  action: 'abort' | 'rollback';
  at: Date;
}

export type Decision =
  | { action: 'abort'; name: string; version: string; reason: string }
  | { action: 'rollback'; name: string; version: string; to: string; reason: string };

/**
 * What a site should do by itself now: at most one thing, and with each version at most once, so that a version that people make live
 * again stays.
 */
export function decide(
  remotes: readonly GuardedRemote[],
  past: readonly PastAction[],
  mode: GuardMode,
  now: Date,
): Decision | undefined {
  const isNew = ({ name, version }: Decision) =>
    !past.some((action) => action.area === name && action.version === version);
  const aborts = mode === 'off' ? [] : remotes.flatMap(canaryToStop).filter(isNew);
  return aborts[0] ?? (mode === 'all' ? rollbackOf(remotes, past, now, isNew) : undefined);
}

function canaryToStop({ name, live, canary }: GuardedRemote): Decision[] {
  const reason = canary && brokenBudget(canary, live);
  return reason === undefined ? [] : [{ action: 'abort', name, version: canary?.version ?? '', reason }];
}

function rollbackOf(
  remotes: readonly GuardedRemote[],
  past: readonly PastAction[],
  now: Date,
  isNew: (decision: Decision) => boolean,
): Decision | undefined {
  const broken = remotes.flatMap((remote) => {
    const reason = brokenBudget(remote.live, remote.previous);
    return reason === undefined ? [] : [{ remote, reason }];
  });
  // Of several areas that fail at once none is the cause.
  const [only, another] = broken;
  const hoursSince = (moment: Date) => (now.getTime() - moment.getTime()) / HOUR_MS;
  const isTooSoon = past.some(
    ({ action, at }) => action === 'rollback' && hoursSince(at) < LIMITS.pauseHours,
  );
  if (only === undefined || another !== undefined || isTooSoon) return undefined;
  const { name, live, previous } = only.remote;
  if (previous === undefined || !wasGood(previous.numbers) || hoursSince(live.since) > LIMITS.youngHours)
    return undefined;
  const decision: Decision = {
    action: 'rollback',
    name,
    version: live.version,
    to: previous.version,
    reason: only.reason,
  };
  return isNew(decision) ? decision : undefined;
}
