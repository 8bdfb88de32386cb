import { useLayoutEffect } from 'react';

let pending = 0;

/**
 * What is on its way will take room and move what stands below it. The foot of the site is not shown meanwhile, so that nothing is seen to
 * jump (`styles/theme/global-css.ts`).
 */
export function usePendingContent(isPending: boolean): void {
  useLayoutEffect(() => {
    if (!isPending) return undefined;
    add(1);
    return () => add(-1);
  }, [isPending]);
}

function add(change: 1 | -1): void {
  pending += change;
  document.documentElement.toggleAttribute('data-pending', pending > 0);
}
