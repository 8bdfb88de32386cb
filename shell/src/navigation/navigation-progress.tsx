import { use, useEffect, useState } from 'react';
import type { SiteRouter } from 'shared/router';
import { VisuallyHidden } from 'shared/ui';
import { line } from './navigation-progress.styles.ts';
import { WholeRouter } from './rendered-router.ts';

/** A screen that comes sooner needs no sign that it is on its way, in milliseconds. */
const PATIENCE = 150;

/** A thin line along the top while the next screen is on its way. The screen before stays, and can be used. */
export function NavigationProgress() {
  const isSlow = useIsLoadingLong(use(WholeRouter));
  return (
    <div role="status">
      {isSlow && (
        <>
          <VisuallyHidden>Loading the next page…</VisuallyHidden>
          <div aria-hidden className={line} />
        </>
      )}
    </div>
  );
}

/** Whether another screen has been on its way for a while. Renders nothing for one that comes sooner. */
function useIsLoadingLong(router: SiteRouter | undefined): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = router?.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') {
        clearTimeout(timer);
        timer = undefined;
        setLong(false);
      } else timer ??= setTimeout(() => setLong(true), PATIENCE);
    });
    return () => {
      stop?.();
      clearTimeout(timer);
    };
  }, [router]);
  return isLong;
}
