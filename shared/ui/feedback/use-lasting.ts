import { useEffect, useState } from 'react';

/** What is over sooner is not shown: it would only flicker, and be painted before what it waits for. Milliseconds. */
const LASTING = 150;

/** Whether something has been going on for so long that it should be shown. */
export function useLasting(isOn: boolean, patience = LASTING): boolean {
  const [isLong, setLong] = useState(false);
  if (isLong && !isOn) setLong(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, [isOn, patience]);
  return isOn && isLong;
}
