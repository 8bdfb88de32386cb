import { lazyScreen } from 'shared/ui';

/** The drawing, in a file of its own: it weighs more than everything around it. */
export const CHART = lazyScreen(async () => (await import('./cumulative-chart.tsx')).CumulativeChart);
