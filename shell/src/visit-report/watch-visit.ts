import { siteConfiguration } from 'shared/api';
import type { SiteRouter } from 'shared/router';
import { whenIdle } from '../navigation/when-idle.ts';

/** Where the person was from some moment on, in milliseconds since the page began. */
export interface Place {
  since: number;
  pathname: string;
}

/** Something that went wrong: an error, or whatever else was thrown, or a refusal of the content security policy. */
export interface Failure {
  cause: unknown;
  pathname: string;
}

/** What is noted of a page from its first moment on, so that whatever reports it can come later. */
export interface Visit {
  places: Place[];
  failures: Failure[];
  /** To be reported at once. */
  onFailure: () => void;
}

/** A page that fails without end is not to fill the memory. */
const MOST_NOTES = 200;

/**
 * Notes how this page does, if it is one of those that report it (setting VISIT_REPORT_PERCENT), and lets it be reported
 * once the browser has time for that.
 *
 * @returns the way to stop
 */
export function watchVisit(router: SiteRouter, random = Math.random): () => void {
  if (random() * 100 >= (siteConfiguration().visitReportPercent ?? 0)) return () => {};
  const stopped = new AbortController();
  const visit = noteVisit(router, stopped.signal);
  whenIdle(() => {
    import('./report-visit.ts').then(
      ({ reportVisit }) => reportVisit(visit, stopped.signal),
      // Without a connection there is nobody to report to either.
      () => undefined,
    );
  });
  return () => stopped.abort();
}

function noteVisit(router: SiteRouter, signal: AbortSignal): Visit {
  const { pathname } = router.state.location;
  const visit: Visit = { places: [{ since: 0, pathname }], failures: [], onFailure: () => {} };
  const stopFollowing = router.subscribe(({ location }) => {
    if (visit.places.at(-1)?.pathname === location.pathname) return;
    visit.places.push({ since: performance.now(), pathname: location.pathname });
    if (visit.places.length > MOST_NOTES) visit.places.shift();
  });
  signal.addEventListener('abort', stopFollowing);

  const note = (cause: unknown) => {
    if (visit.failures.length >= MOST_NOTES) return;
    visit.failures.push({ cause, pathname: router.state.location.pathname });
    visit.onFailure();
  };
  window.addEventListener('error', ({ error, message }) => note(error ?? message), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason), { signal });
  document.addEventListener('securitypolicyviolation', note, { signal });
  return visit;
}
