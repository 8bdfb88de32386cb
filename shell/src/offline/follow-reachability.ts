import { renewResources, siteConfiguration } from 'shared/api';
import { restoreSession, sessionStore } from 'shared/session';
import { FIRST_PAUSE, LONGEST_PAUSE, whenPromising } from '../federation/when-promising.ts';
import { reachabilityStore } from './reachability.ts';

/**
 * While the site does not answer it is asked whether it does again. Then what is on screen is read again, and a session that could not
 * be taken up is.
 *
 * @param answers asks the site; rejects when it does not answer
 * @returns the way to stop
 */
export function followReachability(answers: () => Promise<void> = readConfiguration): () => void {
  let stopLooking: (() => void) | undefined;
  let firstPause = FIRST_PAUSE;
  let lastReturn = -Infinity;
  const look = async () => {
    if (!(await answers().then(isSo, isNot))) return;
    lastReturn = performance.now();
    reachabilityStore.setState({ isUnreachable: false }, true);
    if (sessionStore.getState().status !== 'signedIn') await restoreSession();
    await renewResources();
  };
  const follow = () => {
    stopLooking?.();
    stopLooking = undefined;
    if (!reachabilityStore.getState().isUnreachable) return;
    // A site that comes and goes is not asked every second.
    const isAgain = performance.now() - lastReturn < LONGEST_PAUSE;
    firstPause = isAgain ? Math.min(firstPause * 2, LONGEST_PAUSE) : FIRST_PAUSE;
    stopLooking = whenPromising(look, firstPause);
  };
  follow();
  const stopFollowing = reachabilityStore.subscribe(follow);
  return () => {
    stopFollowing();
    stopLooking?.();
  };
}

/** A small read of the API, past every cache. */
async function readConfiguration(): Promise<void> {
  const address = new URL(`${siteConfiguration().apiBase}/api/conf`, document.baseURI);
  const signal = AbortSignal.timeout(LONGEST_PAUSE);
  const response = await fetch(address, {
    cache: 'no-store',
    headers: { Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}.`);
}

const isSo = () => true;
const isNot = () => false;
