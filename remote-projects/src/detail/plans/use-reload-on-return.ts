import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Plans are created in another tab; when the person comes back, this one would be stale (PP-63).
 *
 * @returns to be called when the person leaves for the other tab
 */
export function useReloadOnReturn(reload: () => void): () => void {
  const [isAway, setIsAway] = useState(false);
  const comeBack = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return;
    setIsAway(false);
    reload();
  });
  useEffect(() => {
    if (!isAway) return;
    const onReturn = () => comeBack();
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [isAway]);
  return () => setIsAway(true);
}
