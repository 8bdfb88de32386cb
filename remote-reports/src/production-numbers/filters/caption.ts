import { monthInFileName, monthTitle } from '../months/month.ts';
import { countedIn, countedSince, producersOf, type ProductionFilters } from './filters.ts';

/** Heading of the chart, on the screen and in its picture: what is counted, and since when (ui-screens 4.1, point 4). */
export function chartTitle(filters: ProductionFilters): string {
  const since = countedSince(filters);
  const counted =
    countedIn(filters) === 'genes'
      ? 'genes studied by ES Cell and CRISPR based techniques'
      : 'plans with genotype confirmed lines by ES Cell and CRISPR based techniques';
  return `Cumulative number of ${counted}${since === null ? '' : ` since ${monthTitle(since)}`}`;
}

/** Title of the value axis. */
export function valueTitle(filters: ProductionFilters): string {
  const since = countedSince(filters);
  const counted = countedIn(filters) === 'genes' ? 'Genes' : 'Plans';
  return `${counted}, ${since === null ? 'total of all time' : `counted since ${monthTitle(since)}`}`;
}

/** What one of the numbers is (api-3 §7.1): under the chart, and in its picture. */
export function countedText(filters: ProductionFilters): string {
  const since = countedSince(filters);
  const counted =
    countedIn(filters) === 'genes' ? 'A gene counts once for a technique' : 'A plan counts once';
  const period = since === null ? '' : ` since ${monthTitle(since)}`;
  return `${counted}, in the month of its first genotype confirmed colony${period}.`;
}

/** Heading of the bars. */
export function barsTitle(filters: ProductionFilters, isByMonth: boolean): string {
  return `New ${countedIn(filters)} per ${isByMonth ? 'month' : 'year'}`;
}

/** Said where a work unit is needed and none is chosen (spec part 1 §2). */
export const CHOOSE_WORK_UNIT = 'Please select a work unit';

/** Whose numbers the chart shows (ui-screens 4.1, point 5). */
export function captionOf(filters: ProductionFilters): string {
  const producers = producersOf(filters);
  if (producers === null) return CHOOSE_WORK_UNIT;
  const { workUnits } = producers;
  if (workUnits.length === 0) return 'Displaying data from the whole IMPC';
  return `Filtering by ${workUnits.join(', ')} work unit`;
}

/** What narrows the numbers besides the work unit; empty when nothing does, and where no work unit is chosen: there are no numbers then. */
export function limitsOf(filters: ProductionFilters): string {
  const { from, to } = filters;
  const producers = producersOf(filters);
  if (producers === null) return '';
  const group = producers.workGroup;
  return [
    group !== '' && `work group ${group}`,
    from !== null && `from ${monthTitle(from)}`,
    to !== null && `to ${monthTitle(to)}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/**
 * The name of the chart's files: `report-chart[-{unit}[-{unit}..]][-{group}][-from-{MMM-YYYY}][-to-{MMM-YYYY}].png`
 * (spec part 1 §9, ui-screens appendix B).
 */
export function chartFileName(filters: ProductionFilters, ending: 'png' | 'svg' | 'csv'): string {
  const { workUnits, workGroup } = producersOf(filters) ?? { workUnits: [], workGroup: '' };
  const { from, to } = filters;
  const parts = ['report-chart', ...workUnits];
  if (workGroup !== '') parts.push(workGroup);
  if (from !== null) parts.push('from', monthInFileName(from));
  if (to !== null) parts.push('to', monthInFileName(to));
  return `${parts.join('-')}.${ending}`;
}
