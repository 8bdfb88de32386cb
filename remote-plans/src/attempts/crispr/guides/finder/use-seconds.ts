import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Whole seconds since something began; 0 while it does not go on. */
export function useSeconds(isGoingOn: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isGoingOn) return;
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / SECOND)), SECOND);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [isGoingOn]);
  return isGoingOn ? seconds : 0;
}
