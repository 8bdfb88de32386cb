import { Suspense, useEffect, useRef } from 'react';
import { ScreenPart } from 'shared/domain';
import { whenQuiet } from 'shared/remote';
import { useSearchParams } from 'shared/router';
import { LoadingState, Page } from 'shared/ui';
import { Tabs } from 'shared/ui-overlays';
import { loadMonthPicker } from './production-numbers/months/load-month-picker.ts';
import { REPORT_TABS, type ReportTab } from './report-tabs.ts';

/** Production numbers and reports, each in a tab that has an address (spec part 1 §2, ui-screens 4). */
export function ReportsPage() {
  const { selected, select } = useReportTab(REPORT_TABS);
  useEffect(() => whenQuiet(preloadParts), []);
  const tabs = REPORT_TABS.map(({ id, label, panel: { Screen } }) => ({
    id,
    label,
    content: (
      <ScreenPart title={label}>
        <Suspense fallback={<LoadingState />}>
          <Screen />
        </Suspense>
      </ScreenPart>
    ),
  }));
  return (
    <Page title="Reports">
      <Tabs label="Reports" tabs={tabs} selected={selected} onSelect={select} />
    </Page>
  );
}

/** A tab and the calendar open at once when their code is there before somebody asks; the chart comes first. */
function preloadParts() {
  for (const { panel } of REPORT_TABS) void panel.preload();
  // Tried again when somebody opens it.
  loadMonthPicker().catch(() => undefined);
}

/**
 * The tab that the address names, else the first. A tab is chosen in place of the history entry, as filters are: arrow
 * keys pass by every tab on the way. What else the address says belongs to the tab, which finds it again when it is
 * chosen again.
 */
function useReportTab(tabs: readonly ReportTab[]) {
  const [address, setAddress] = useSearchParams();
  const left = useRef(new Map<string, URLSearchParams>());
  const asked = address.get('tab');
  const selected = tabs.find(({ id }) => id === asked)?.id ?? tabs[0]?.id ?? '';

  const select = (id: string) => {
    if (id === selected) return;
    left.current.set(selected, address);
    setAddress(left.current.get(id) ?? new URLSearchParams({ tab: id }), { replace: true });
  };
  return { selected, select };
}
