import { defineRemote, lazyRoute } from 'shared/remote';
import { lazyScreen } from 'shared/ui';
import { REPORT_TABS } from './report-tabs.ts';

const reports = lazyScreen(async () => {
  const [{ ReportsPage }] = await Promise.all([
    import('./reports-page.tsx'),
    REPORT_TABS[0]?.panel.preload(),
  ]);
  return ReportsPage;
});

/** Production numbers and every report, for everybody (spec part 1 §2, ui-screens 4). */
export default defineRemote({ routes: [lazyRoute('/reports', reports)] });
