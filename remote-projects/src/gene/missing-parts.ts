import type { GenePage } from 'shared/contract';
import { unreadableCount } from './where-it-stands.ts';

/**
 * What a gene on which somebody works lacks, named in one line in place of empty sections. What plans have that somebody may not read
 * is not known to be missing.
 */
export function missingParts(page: GenePage): string[] {
  const { gene, orthologs, projects } = page;
  return [
    ...(gene.positions.length === 0 ? ['position'] : []),
    ...(unreadableCount(projects) === 0 ? missingOfPlans(page) : []),
    ...(orthologs.length === 0 ? ['human orthologs'] : []),
  ];
}

function missingOfPlans({ guides, outcomes, plans }: GenePage): string[] {
  return [
    ...(guides.length === 0 ? ['guides'] : []),
    ...(outcomes.length === 0 ? ['alleles and colonies'] : []),
    ...(plans.some(({ typeName }) => typeName === 'phenotyping') ? [] : ['phenotyping']),
  ];
}
