import { useEffect, useRef } from 'react';
import { useSearchParams } from 'shared/router';
import { lazyScreen, Page, type LazyScreen } from 'shared/ui';
import { Tabs } from 'shared/ui-overlays';

interface ReportTab {
  /** What the address says: `/reports?tab=production-numbers`. */
  id: string;
  label: string;
  /** The code of a tab is its own file: the chart alone weighs more than everything else here. */
  panel: LazyScreen;
}

/** The tabs of the reports page, in their order (ui-screens 4). The first shows when the address names none. */
const REPORT_TABS: readonly ReportTab[] = [
  {
    id: 'production-numbers',
    label: 'IMPC Production numbers',
    panel: lazyScreen(
      async () => (await import('./production-numbers/production-numbers.tsx')).ProductionNumbers,
    ),
  },
  {
    id: 'work-unit-attempts',
    label: 'Work Units Attempts',
    panel: lazyScreen(
      async () => (await import('./work-unit-attempts/work-unit-attempts.tsx')).WorkUnitAttempts,
    ),
  },
  {
    id: 'project-reports',
    label: 'Project reports',
    panel: lazyScreen(async () => (await import('./project-reports/project-reports.tsx')).ProjectReports),
  },
  {
    id: 'distribution-identifiers',
    label: 'Distribution Identifiers',
    panel: lazyScreen(
      async () =>
        (await import('./distribution-identifiers/distribution-identifiers.tsx')).DistributionIdentifiers,
    ),
  },
  {
    id: 'crispr-alleles',
    label: 'Crispr Alleles',
    panel: lazyScreen(async () => (await import('./crispr-alleles/crispr-alleles.tsx')).CrisprAlleles),
  },
];

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
