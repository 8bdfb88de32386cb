import { useEffect, useState } from 'react';
import { VisuallyHidden } from 'shared/ui';
import { line } from './navigation-progress.styles.ts';
import { useIsOnTheWay } from './rendered-router.ts';

/** A screen that comes sooner needs no sign that it is on its way, in milliseconds. */
const PATIENCE = 150;

/** A thin line along the top while the next screen is on its way. The screen before stays, and can be used. */
export function NavigationProgress() {
  const isSlow = useIsLasting(useIsOnTheWay(), PATIENCE);
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

/** Whether something has been so for longer than a time. */
function useIsLasting(isSo: boolean, time: number): boolean {
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setIsLasting(true), time);
    return () => {
      clearTimeout(timer);
      setIsLasting(false);
    };
  }, [isSo, time]);
  return isLasting;
}
