import type { Mutation } from 'shared/contract';

export const MIN = 'MIN:000000000042';

/** A gene as a mutation names it. */
export function aGene(symbol: string, id = 11): Mutation['genes'][number] {
  const accessionId = `MGI:${87_000 + id}`;
  return {
    id,
    symbol,
    accessionId,
    speciesName: 'Mus musculus',
    name: null,
    externalLink: `http://www.mousephenotype.org/data/genes/${accessionId}`,
  };
}

const exon = (id: number) => ({
  id,
  exonId: `ENSMUSE0000000${id}`,
  transcript: `Abl1-${id}__ENSMUST0000000${id}`,
});

/** A stored mutation with something in every part, no two alike. */
export function aWholeMutation(more: Partial<Mutation> = {}): Mutation {
  return {
    id: 42,
    min: MIN,
    mgiAlleleId: 'MGI:6000001',
    mgiAlleleSymbolWithoutImpcAbbreviation: null,
    symbol: 'Abl1<em1(IMPC)J>',
    description: 'A deletion of exon 3',
    qcNote: 'Checked twice',
    mgiAlleleSymbolRequiresConstruction: false,
    geneticMutationTypeName: 'Null',
    molecularMutationTypeName: 'Deletion',
    genes: [aGene('Abl1')],
    mutationQcResults: [{ id: 21, qcTypeName: 'loa_qpcr', statusName: 'pass' }],
    mutationSequences: [
      {
        id: 31,
        index: 1,
        sequence: {
          id: 32,
          sequence: '>J-Abl1-em1\nACGTTTGACG',
          typeName: 'complete',
          categoryName: 'outcome sequence',
        },
      },
    ],
    insertionSequences: [
      {
        id: 41,
        ins: 'INS:000000000001',
        sequence: '>ins\nTTGA',
        location: 'chr2:31220110',
        insertionCanonicalTargetedExons: [exon(7)],
        insertionTargetedExons: [exon(7), exon(8)],
      },
    ],
    mutationCategorizations: [
      { name: 'NHEJ', typeName: 'repair_mechanism', description: null },
      { name: 'Conditional', typeName: 'allele_category', description: null },
    ],
    molecularMutationDeletions: [{ id: 51, chr: 'chr2', start: 31_220_100, stop: 31_220_600, size: 500 }],
    targetedExons: [exon(3), exon(4)],
    canonicalTargetedExons: [exon(3)],
    alignedFastas: [],
    isDeletionCoordinatesUpdatedManually: false,
    isMutationDeletionChecked: true,
    _links: {},
    ...more,
  };
}
