/** Bodies of requests that differ by a size from 0 to 3. */

export type Json = Record<string, unknown>;

/** A mutation whose number of parts grows with `size`. */
export function mutation(symbol: string, size: number): Json {
  return {
    symbol,
    genes: [{ symbol: 'Cib2' }],
    molecularMutationTypeName: 'Deletion',
    mutationCategorizations: size > 1 ? [{ name: 'NHEJ', typeName: 'repair_mechanism' }] : [],
    mutationQcResults: size > 2 ? [{ qcTypeName: 'loa_qpcr', statusName: 'pass' }] : [],
    mutationSequences: times(size, (index) => ({
      index: index + 1,
      sequence: { sequence: `>s\nACGT${'A'.repeat(index)}`, typeName: 'complete' },
    })),
    molecularMutationDeletions: times(size, (index) => ({
      chr: 'chr9',
      start: 100,
      stop: 110 + index,
      size: 10 + index,
    })),
  };
}

/** The attempt as it was, changed: guides with or without the existing ones, embryos and founders present or absent. */
export function attempt(before: Json, size: number, flag: boolean): Json {
  const kept = flag ? listOf(before.guides).slice(0, 1) : [];
  return {
    ...before,
    miDate: `2031-03-0${size + 1}`,
    nucleases: [{ typeName: 'Cas9', className: flag ? 'mRNA' : 'protein' }],
    guides: [...kept, ...times(Math.max(1, size), guide)],
    totalEmbryosInjected: size > 0 ? size * 10 : null,
    assay: size > 1 ? { numDeletionG0Mutants: size } : null,
  };
}

function guide(index: number): Json {
  const start = 54_452_100 + index * 100;
  return {
    guideSequence: 'GATTACAGATTACAGATTAC',
    pam: 'AGG',
    chr: '9',
    start,
    stop: start + 22,
    strand: '+',
    genomeBuild: 'GRCm39',
  };
}

export function products(size: number): Json[] {
  return times(size, (index) => ({
    distributionCentreName: 'JAX',
    productTypeName: 'Live mice',
    distributionIdentifier: `${index}`,
  }));
}

export function tissues(size: number): Json[] {
  return times(size, () => ({
    workUnitName: 'JAX',
    materialDepositedTypeName: 'Fixed Tissue',
    startDate: '2031-06-01',
  }));
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

export function record(value: unknown): Json {
  return isJson(value) ? value : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
