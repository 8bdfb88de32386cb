import { whenIdle } from './when-idle.ts';

/** The line is quiet when nothing has arrived for so many times as long as it takes. */
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
    whenIdle(action);
  };
  arrivals?.observe({ type: 'resource', buffered: true });
  wait(arrivals === undefined ? LONGEST : 0);
}
