import { lazyScreen } from 'shared/ui';

/** The months of a year, in a file of their own: they weigh as much as half the chart, and few open them. */
export const MONTH_PICKER = lazyScreen(async () => (await import('./month-picker.tsx')).MonthPicker);
