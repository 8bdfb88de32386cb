import { defineRemote } from 'shared/remote';
import { lazyScreen } from 'shared/ui';

const reports = lazyScreen(async () => (await import('./reports-page.tsx')).ReportsPage);

/** Production numbers and every report, for everybody (spec part 1 §2, ui-screens 4). */
export default defineRemote({ routes: [{ path: '/reports', element: <reports.Screen /> }] });
