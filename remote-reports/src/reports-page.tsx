import { useEffect } from 'react';
import { Page } from 'shared/ui';
import { Tabs } from 'shared/ui-overlays';
import { REPORT_TABS } from './tabs.ts';
import { useReportTab } from './use-report-tab.ts';

/** Production numbers and reports, each in a tab that has an address (spec part 1 §2, ui-screens 4). */
export function ReportsPage() {
  const { selected, select } = useReportTab(REPORT_TABS);
  useEffect(preloadPanels, []);
  const tabs = REPORT_TABS.map(({ id, label, panel: { Screen } }) => ({ id, label, content: <Screen /> }));
  return (
    <Page title="Reports">
      <Tabs label="Reports" tabs={tabs} selected={selected} onSelect={select} />
    </Page>
  );
}

/** A tab opens at once when its code is there before somebody asks. */
function preloadPanels() {
  for (const { panel } of REPORT_TABS) panel.preload();
}
