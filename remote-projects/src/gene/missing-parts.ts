import type { GenePage } from 'shared/contract';

/** What a gene on which somebody works lacks, named in one line in place of empty sections. */
export function missingParts({ gene, guides, outcomes, plans, orthologs }: GenePage): string[] {
  return [
    ...(gene.positions.length === 0 ? ['position'] : []),
    ...(guides.length === 0 ? ['guides'] : []),
    ...(outcomes.length === 0 ? ['alleles and colonies'] : []),
    ...(plans.some(({ typeName }) => typeName === 'phenotyping') ? [] : ['phenotyping']),
    ...(orthologs.length === 0 ? ['human orthologs'] : []),
  ];
}
