import { whenIdle } from './when-idle.ts';

/** The line is quiet when nothing has arrived for so many times as long as the slowest request took. */
const TIMES = 3;
/** But at least, and at most, for so long, in milliseconds. Where the browser does not say what arrives, the longest counts. */
const [SHORTEST, LONGEST] = [200, 1000];

/** Waits until the page has all that it asked for, which takes longer on a slow line, and the browser nothing better to do. */
export function whenQuiet(action: () => void): void {
  let slowest = 0;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(go, Math.min(Math.max(pause, SHORTEST), LONGEST));
  };
  const watch = (list: PerformanceObserverEntryList) => {
    slowest = Math.max(slowest, ...list.getEntries().map(({ duration }) => duration));
    wait(TIMES * slowest);
  };
  const arrivals = 'PerformanceObserver' in globalThis ? new PerformanceObserver(watch) : undefined;
  const go = () => {
    arrivals?.disconnect();
    whenIdle(action);
  };
  arrivals?.observe({ type: 'resource', buffered: true });
  wait(arrivals === undefined ? LONGEST : 0);
}
