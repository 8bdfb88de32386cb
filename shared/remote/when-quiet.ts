import { whenIdle } from './when-idle.ts';

/** The line is quiet when nothing has arrived for so long, in milliseconds. */
const QUIET = 1000;

/** Waits until the page has all that it asked for, and the browser nothing better to do. */
export function whenQuiet(action: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(go, QUIET);
  };
  const arrivals = 'PerformanceObserver' in globalThis ? new PerformanceObserver(wait) : undefined;
  const go = () => {
    arrivals?.disconnect();
    whenIdle(action);
  };
  arrivals?.observe({ type: 'resource' });
  wait();
}
