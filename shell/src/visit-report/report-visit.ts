import { siteConfiguration, traceCalls } from 'shared/api';
import type { SiteReport } from 'shared/contract';
import { pageRegistry } from '../federation/registry-store.ts';
import { loadedRoutes } from '../federation/remote-loader.ts';
import { SITE_ROUTES } from '../routes.tsx';
import { browserFamily } from './browser-family.ts';
import { remoteAt, SHELL, type Frames } from './describe-failure.ts';
import { measureVitals } from './measure-vitals.ts';
import { PageTrace } from './page-trace.ts';
import { PendingReport } from './pending-report.ts';
import { routePattern } from './route-pattern.ts';
import type { Visit } from './watch-visit.ts';

/** What fails comes in threes: a report waits so long for the others, in milliseconds. */
export const GATHERING = 2000;

/**
 * Reports what is noted of a visit: speed when the page is left or hidden, failures soon after they happen. Nobody waits for
 * it, and a server that cannot be reached misses it.
 */
export async function reportVisit(visit: Visit, signal: AbortSignal): Promise<void> {
  const frames = await pageFrames();
  const report = new PendingReport(frames, browserFamily(navigator.userAgent));
  if (signal.aborted) return;
  signal.addEventListener('abort', () => traceCalls(undefined));
  const trace = traceOf(visit, frames, () => sendSoon());
  const send = (isLeft: boolean) => {
    for (const failure of visit.failures.splice(0)) report.addFailure(failure);
    const content = report.take(visit.places, trace?.take(isLeft));
    if (content !== undefined) sendReport(content);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      send(false);
    }, GATHERING);
  };
  // Its own listeners come first, so that all values of a page that is left are there when it is reported.
  measureVitals((measured) => report.addVital(measured, visit.places));
  const sendWhenHidden = () => {
    if (document.visibilityState === 'hidden') send(true);
  };
  document.addEventListener('visibilitychange', sendWhenHidden, { signal });
  window.addEventListener('pagehide', () => send(true), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  visit.onFailure = sendSoon;
  if (visit.failures.length > 0) sendSoon();
}

/** Of a page that is traced, from now on. */
function traceOf(visit: Visit, frames: Frames, onMany: () => void): PageTrace | undefined {
  if (Math.random() * 100 >= (siteConfiguration().tracePercent ?? 0)) return undefined;
  const trace = new PageTrace({
    presentPlace: () => visit.coming ?? visit.places.at(-1) ?? { since: 0, asked: 0, pathname: '/' },
    nameOf: (pathname) => screenOf(pathname, frames),
    onMany,
  });
  visit.onPlace = () => void trace.begin();
  traceCalls(trace.call);
  return trace;
}

function screenOf(pathname: string, frames: Frames) {
  const remote = remoteAt(pathname, frames);
  const name = routePattern(frames.routesOf(remote), remote?.prefixes ?? [], pathname);
  return { name, area: remote?.name ?? SHELL };
}

async function pageFrames(): Promise<Frames> {
  const { remotes } = await pageRegistry().catch(() => ({ remotes: [] }));
  return { remotes, routesOf: (remote) => (remote === undefined ? SITE_ROUTES : loadedRoutes(remote)) };
}

/** Without cookies and token: nothing in it says whose page it is. It goes on when the page is gone. */
function sendReport(report: SiteReport): void {
  fetch(`${siteConfiguration().apiBase}/api/siteReports`, {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
