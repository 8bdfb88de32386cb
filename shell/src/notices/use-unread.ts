import { useEffect } from 'react';
import { useResource } from 'shared/api';
import type { UnreadNotices } from 'shared/contract';

export const UNREAD = '/api/v2/notices/unread';

/** While the page is in view, the number is looked up again so often, in milliseconds. */
export const LOOK_EVERY_MS = 60_000;

/** How many notices the person has not read; 0 while that is unknown. */
export function useUnread(): number {
  const { data, reload } = useResource<UnreadNotices>(UNREAD);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);
  return data?.unread ?? 0;
}
