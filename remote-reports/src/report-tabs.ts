import { lazyScreen, type LazyScreen } from 'shared/ui';
import { CHART } from './production-numbers/chart/lazy-chart.ts';

export interface ReportTab {
  /** What the address says: `/reports?tab=production-numbers`. */
  id: string;
  label: string;
  /** The code of a tab is its own file: they weigh more than all that is around them. */
  panel: LazyScreen;
}

/** The tabs of the reports page, in their order (ui-screens 4). The first shows when the address names none. */
export const REPORT_TABS: readonly ReportTab[] = [
  {
    id: 'production-numbers',
    label: 'IMPC Production numbers',
    panel: lazyScreen(async () => {
      const [{ ProductionNumbers }] = await Promise.all([
        import('./production-numbers/production-numbers.tsx'),
        CHART.preload(),
      ]);
      return ProductionNumbers;
    }),
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
