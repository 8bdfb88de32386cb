/** The months of a year, in a file of their own: they weigh as much as half the chart, and few open them. */
export const loadMonthPicker = () => import('./month-picker.tsx');
