import { siteConfiguration } from 'shared/api';
import { whenIdle } from 'shared/remote';
import type { SiteRouter } from 'shared/router';

/** Where the person was from some moment on, in milliseconds since the page began. */
export interface Place {
  since: number;
  /** When the person asked for it: the screen before stays until this one can be shown. */
  asked: number;
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
  /** Where the person is going, while the screen before is still shown. */
  coming?: Place | undefined;
  failures: Failure[];
  /** To be reported at once. */
  onFailure: () => void;
  /** Somebody is going to, or has arrived at, another place. */
  onPlace: () => void;
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
    import(/* webpackChunkName: "report-visit" */ './report-visit.ts').then(
      ({ reportVisit }) => reportVisit(visit, stopped.signal),
      // Without a connection there is nobody to report to either.
      () => undefined,
    );
  });
  return () => stopped.abort();
}

function arrive(visit: Visit, pathname: string, now: number): void {
  const isExpected = visit.coming?.pathname === pathname;
  const place = isExpected && visit.coming ? visit.coming : { since: now, asked: now, pathname };
  place.since = now;
  visit.places.push(place);
  if (visit.places.length > MOST_NOTES) visit.places.shift();
}

function noteVisit(router: SiteRouter, signal: AbortSignal): Visit {
  const { pathname } = router.state.location;
  const visit: Visit = {
    places: [{ since: 0, asked: 0, pathname }],
    failures: [],
    onFailure: () => {},
    onPlace: () => {},
  };
  const stopFollowing = router.subscribe(({ location, navigation }) => {
    const now = performance.now();
    const there = visit.places.at(-1)?.pathname;
    const target = navigation.location?.pathname;
    if (target !== undefined && target !== there && target !== visit.coming?.pathname)
      visit.coming = { since: now, asked: now, pathname: target };
    if (there !== location.pathname) arrive(visit, location.pathname, now);
    if (target === undefined) visit.coming = undefined;
    visit.onPlace();
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
