import type { SiteReport } from 'shared/contract';

/** What a page that ran the shell and one remote reports, with whatever a test wants otherwise. */
export function aReport(change: Partial<SiteReport> = {}): SiteReport {
  return {
    browser: 'Firefox',
    runs: [
      { area: 'shell', version: '1.1.0', contract: 1, isNew: true },
      { area: 'remote-reports', version: '2.0.0', contract: 1, isNew: true },
    ],
    vitals: [],
    errors: [],
    ...change,
  };
}

/** A failure of that remote. */
export const FAILURE: SiteReport['errors'][number] = {
  area: 'remote-reports',
  kind: 'render',
  message: 'remote-reports 2.0.0 (render): rows is undefined',
  stack: ['at Table (remotes/remote-reports/2.0.0/static/remote.js:1:2)'],
  route: '/reports',
  count: 1,
};
