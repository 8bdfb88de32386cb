import { whenIdle } from './when-idle.ts';

/** The line is quiet when nothing has arrived for so many times as long as the slowest request took. */
const TIMES = 3;
/** But at least, and at most, for so long, in milliseconds. Where the browser does not say what arrives, the longest counts. */
const [SHORTEST, LONGEST] = [200, 1000];

/**
 * How long a request was on the line: not how long it waited for one of the few connections, which on a slow processor is most of it.
 */
function timeOnLine(request: PerformanceEntry): number {
  // Of some requests to other sites the browser says only how long they took in all: then it is 0.
  const sent = 'requestStart' in request ? Number(request.requestStart) : 0;
  return sent === 0 ? request.duration : request.startTime + request.duration - sent;
}

/** Waits until the page has all that it asked for, which takes longer on a slow line, and the browser nothing better to do. */
export function whenQuiet(action: () => void): void {
  let slowest = 0;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(go, Math.min(Math.max(pause, SHORTEST), LONGEST));
  };
  const watch = (list: PerformanceObserverEntryList) => {
    slowest = Math.max(slowest, ...list.getEntries().map(timeOnLine));
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
