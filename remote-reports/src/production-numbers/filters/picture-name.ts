import { monthInFileName } from '../months/month.ts';
import { producersOf, type ProductionFilters } from './filters.ts';

/**
 * The name of the chart's picture: `report-chart[-{unit}[-{unit}..]][-{group}][-from-{MMM-YYYY}][-to-{MMM-YYYY}].png`
 * (spec part 1 §9, ui-screens appendix B).
 */
export function pictureName(filters: ProductionFilters): string {
  const { workUnits, workGroup } = producersOf(filters) ?? { workUnits: [], workGroup: '' };
  const { from, to } = filters;
  const parts = ['report-chart', ...workUnits];
  if (workGroup !== '') parts.push(workGroup);
  if (from !== null) parts.push('from', monthInFileName(from));
  if (to !== null) parts.push('to', monthInFileName(to));
  return `${parts.join('-')}.png`;
}
