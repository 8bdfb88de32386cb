import { useEffect, useEffectEvent } from 'react';
import { noteUnreachable } from '../offline/reachability.ts';
import { readLiveRegistry } from './live-registry.ts';
import { fetchRegistry } from './page-registry.ts';
import { runVersion } from './registry-store.ts';
import { reloadOnceFor } from './reload-once.ts';
import type { RemoteError } from './remote-error.ts';
import { whatMends } from './what-mends.ts';
import { FIRST_PAUSE, LONGEST_PAUSE, whenPromising } from './when-promising.ts';

export interface AreaHealingProps {
  error: RemoteError;
  /** Loads the same version unseen; whether it is there now. */
  isLoadable: () => Promise<boolean>;
  /** Shows the area again. */
  onRetry: () => void;
}

/**
 * Brings a failed area back by itself. The registry is asked at once, and then whenever it may help: where another version is live,
 * that takes its place in this page, whose other parts stay as they are; else the same one is loaded again.
 */
export function AreaHealing({ error, isLoadable, onRetry }: AreaHealingProps) {
  const mend = useEffectEvent(async ({ isFirst }: { isFirst: boolean }) => {
    const live = await readLiveRegistry(AbortSignal.timeout(LONGEST_PAUSE)).catch(() => undefined);
    if (live === undefined) noteUnreachable();
    const way = whatMends(error, live);
    if (way.kind === 'version') runVersion(way.remote);
    else if (way.kind === 'reload') reloadOnceFor(error.remote);
    // The attempts before this failure have only just ended.
    else if (way.kind === 'again' && !isFirst && (await isLoadable())) onRetry();
  });
  const begin = useEffectEvent(() => {
    void mend({ isFirst: true });
    return whenPromising(() => mend({ isFirst: false }), pauseBefore(error));
  });
  const { remote, kind } = error;
  useEffect(() => begin(), [remote.name, remote.version, kind]);
  return null;
}

/** A failure that comes again within this time is the same one: its pauses go on growing. In milliseconds. */
const SAME_FAILURE = 2 * LONGEST_PAUSE;
const lastPauses = new Map<string, { pause: number; at: number }>();

/** A screen that fails again as soon as it is shown starts no new series of short pauses. */
function pauseBefore({ remote }: RemoteError): number {
  const key = `${remote.name}@${remote.version}`;
  const last = lastPauses.get(key);
  const isSame = last !== undefined && Date.now() - last.at < SAME_FAILURE;
  const pause = isSame ? Math.min(last.pause * 2, LONGEST_PAUSE) : FIRST_PAUSE;
  lastPauses.set(key, { pause, at: Date.now() });
  return pause;
}

export interface RegistryHealingProps {
  /** Reads the registry again, and shows what it says. */
  onRetry: () => void;
}

/** Looks whether it is known by now which areas there are. */
export function RegistryHealing({ onRetry }: RegistryHealingProps) {
  const look = useEffectEvent(async () => {
    const live = await fetchRegistry('no-store', AbortSignal.timeout(LONGEST_PAUSE)).catch(() => undefined);
    if (live === undefined) noteUnreachable();
    else if (live.isIncomplete !== true) onRetry();
  });
  useEffect(() => whenPromising(() => look()), []);
  return null;
}
