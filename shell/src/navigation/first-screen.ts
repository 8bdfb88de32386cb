import type { SiteRouter } from 'shared/router';
import { withTimeout } from '../federation/with-timeout.ts';

/** What the first screen reads is mostly there when the shell is; so long it is waited for. Milliseconds. */
const PATIENCE = 250;

/**
 * Resolves when the first screen can be shown whole, or is not to be waited for any more. Rendering it once, when its rows are
 * there, takes half of rendering the site around an empty one and the rows in a transition afterwards, whose pauses on a slow
 * machine are as long as its work.
 */
export async function firstScreenPrepared(router: SiteRouter): Promise<void> {
  if (router.state.initialized) return;
  const isPrepared = new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  await withTimeout(isPrepared, PATIENCE).catch(() => undefined);
}
