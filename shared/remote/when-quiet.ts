import { whenIdle } from './when-idle.ts';

/** The line is quiet when nothing has arrived for so many times as long as it takes. */
const TIMES = 2;
/** But at least, and at most, for so long, in milliseconds. Where the browser does not say what arrives, the longest counts. */
const [SHORTEST, LONGEST] = [200, 1000];
/** Chrome reports no idle time for seconds when somebody has clicked while the page was on its way. */
const LATEST_AFTER_QUIET = 200;

/**
 * How long the line took until a response began: not how long the request waited for one of the few connections, which on a slow processor
 * is most of it, nor how long a large file was on its way.
 */
function timeOnLine(request: PerformanceEntry): number {
  const { requestStart = 0, responseStart = 0 }: Partial<PerformanceResourceTiming> = request;
  // Of some requests to other sites the browser says only how long they took in all.
  return responseStart === 0 ? request.duration : responseStart - requestStart;
}

const isCall = (request: PerformanceEntry) => 'initiatorType' in request && request.initiatorType === 'fetch';

/**
 * How long the line takes: as the slowest file, or the fastest call, since calls take as long as the server has to do for them.
 */
class LineTime {
  #slowestFile = 0;
  #fastestCall = Infinity;

  note(requests: readonly PerformanceEntry[]): void {
    for (const request of requests) {
      const time = timeOnLine(request);
      if (isCall(request)) this.#fastestCall = Math.min(this.#fastestCall, time);
      else this.#slowestFile = Math.max(this.#slowestFile, time);
    }
  }

  get milliseconds(): number {
    return Math.max(this.#slowestFile, this.#fastestCall === Infinity ? 0 : this.#fastestCall);
  }
}

/** Waits until the page has all that it asked for, which takes longer on a slow line, and the browser nothing better to do. */
export function whenQuiet(action: () => void): void {
  const line = new LineTime();
  let timer: ReturnType<typeof setTimeout>;
  const wait = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(go, Math.min(Math.max(pause, SHORTEST), LONGEST));
  };
  const watch = (list: PerformanceObserverEntryList) => {
    line.note(list.getEntries());
    wait(TIMES * line.milliseconds);
  };
  const arrivals = 'PerformanceObserver' in globalThis ? new PerformanceObserver(watch) : undefined;
  const go = () => {
    arrivals?.disconnect();
    whenIdle(action, LATEST_AFTER_QUIET);
  };
  arrivals?.observe({ type: 'resource', buffered: true });
  wait(arrivals === undefined ? LONGEST : 0);
}
