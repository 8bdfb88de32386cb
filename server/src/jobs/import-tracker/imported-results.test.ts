/** Outcomes, mutations and phenotyping of the existing tracker are the same in the API after the import. */
import type { Mutation, MutationList, Outcome, PhenotypingStage, Plan } from 'shared/contract';
import { importedTracker, RENAMED_GENE } from './testing/existing-model/imported-tracker.ts';

const { read } = importedTracker();

test('a colony: strain, statuses with their moments, and how it is distributed', async () => {
  const { colony, outcomeTypeName, pin } = await read<Outcome>('/api/outcomes/TPO:000000000201');
  expect({ outcomeTypeName, pin }).toEqual({ outcomeTypeName: 'Colony', pin: 'PIN:0000000101' });
  expect(colony).toMatchObject({
    name: 'JAX-FICT1-1',
    genotypingComment: 'Confirmed twice',
    statusName: 'Genotype Confirmed',
    statusDates: [
      { statusName: 'Genotype In Progress', date: '2019-06-01T00:00:00' },
      { statusName: 'Genotype Confirmed', date: '2019-09-15T10:00:00' },
    ],
    backgroundStrainName: 'C57BL/6J',
  });
  expect(colony?.distributionProducts).toEqual([
    {
      id: 1201,
      distributionCentreName: 'JAX',
      productTypeName: 'Live mice',
      distributionNetworkName: 'MMRRC',
      startDate: '2020-01-01',
      endDate: null,
      distributionIdentifier: 'RRID:MMRRC_990201',
    },
    {
      id: 1202,
      distributionCentreName: 'Lakeside',
      productTypeName: 'Frozen sperm',
      distributionNetworkName: null,
      startDate: '2020-02-02',
      endDate: '2021-02-02',
      distributionIdentifier: null,
    },
  ]);
});

test('two colonies of one name, of which one is a modification', async () => {
  const colonies = await Promise.all(
    ['203', '204'].map(async (id) => read<Outcome>(`/api/outcomes/TPO:000000000${id}`)),
  );
  expect(colonies.map(({ pin, colony }) => [pin, colony?.name])).toEqual([
    ['PIN:0000000103', 'HAR-FICT2'],
    ['PIN:0000000104', 'HAR-FICT2'],
  ]);
});

test('a specimen with its property', async () => {
  const { specimen, colony } = await read<Outcome>('/api/outcomes/TPO:000000000206');
  expect(colony).toBeUndefined();
  expect(specimen).toMatchObject({
    specimenExternalRef: 'TCP-EMB-1',
    specimenTypeName: 'haplo-essential',
    statusName: 'Specimen Group In Progress',
    statusDates: [{ statusName: 'Specimen Group In Progress', date: '2020-08-01T00:00:00' }],
    backgroundStrainName: 'C57BL/6J',
    specimenProperties: [{ id: 1301, propertyTypeName: 'Theiler stage', value: 'TS20' }],
  });
});

test('a mutation: what it is, and the sequences in their order', async () => {
  expect(await read<Mutation>('/api/mutations/MIN:000000000301')).toMatchObject({
    id: 301,
    mgiAlleleId: 'MGI:9909301',
    mgiAlleleSymbolWithoutImpcAbbreviation: false,
    imitsAlleleId: 8801,
    symbol: 'Fict1<em1(IMPC)J>',
    description: 'A hole',
    qcNote: 'Looked at twice',
    mgiAlleleSymbolRequiresConstruction: false,
    geneticMutationTypeName: 'Null',
    molecularMutationTypeName: 'Exon Deletion',
    genes: [{ symbol: 'Fict1', accessionId: 'MGI:9900001' }],
    mutationCategorizations: [{ name: 'HDR', typeName: 'repair_mechanism' }],
    mutationSequences: [
      {
        id: 1502,
        index: 1,
        sequence: {
          id: 8002,
          sequence: '>Fict1 outcome\nACGTACGTTTTGCA',
          typeName: 'complete',
          categoryName: 'outcome sequence',
        },
      },
      { id: 1501, index: 2, sequence: { id: 8003, typeName: 'partial' } },
    ],
    isDeletionCoordinatesUpdatedManually: true,
    isMutationDeletionChecked: false,
  });
});

test('a mutation: insertion, deletion and alignment, and the exons that they hit', async () => {
  const mutation = await read<Mutation>('/api/mutations/MIN:000000000301');
  expect(mutation).toMatchObject({
    insertionSequences: [
      {
        id: 1601,
        ins: 'INS:000000001601',
        sequence: 'GATTACA',
        location: 'chr4:134001005',
        insertionCanonicalTargetedExons: [{ exonId: 'ENSMUSE99000000001', transcript: 'ENSMUST99000000009' }],
        insertionTargetedExons: [{ exonId: 'ENSMUSE99000000001', transcript: 'ENSMUST99000000001' }],
      },
    ],
    molecularMutationDeletions: [{ id: 1701, chr: 'chr4', start: 134001004, stop: 134003010, size: 2006 }],
    targetedExons: [
      { exonId: 'ENSMUSE99000000002', transcript: 'ENSMUST99000000001' },
      { exonId: 'ENSMUSE99000000003', transcript: 'ENSMUST99000000002' },
    ],
    canonicalTargetedExons: [{ exonId: 'ENSMUSE99000000002', transcript: 'ENSMUST99000000009' }],
  });
  expect(mutation.alignedFastas).toEqual([
    {
      id: 1801,
      chrom: 'chr4',
      chromStart: 134001000,
      chromEnd: 134003100,
      name: 'Fict1-1',
      score: 900,
      strand: '+',
      thickStart: 134001000,
      thickEnd: 134003100,
      itemRgb: 0,
      blockCount: 2,
      blockSizes: '100,90',
      blockStarts: '0,2010',
    },
  ]);
});

test('a mutation of several outcomes is in each of them', async () => {
  for (const outcome of ['TPO:000000000201', 'TPO:000000000207']) {
    const { _embedded } = await read<MutationList>(`/api/outcomes/${outcome}/mutations`);
    expect(_embedded?.mutations.map(({ min }) => min)).toEqual(['MIN:000000000301']);
  }
});

test('an ES cell allele: QC results, class, and the gene by its newer symbol', async () => {
  expect(await read<Mutation>('/api/mutations/MIN:000000000302')).toMatchObject({
    symbol: 'Fict2<tm1a(EUCOMM)Lksd>',
    mgiAlleleSymbolWithoutImpcAbbreviation: true,
    imitsAlleleId: 8802,
    genes: [{ symbol: RENAMED_GENE.symbol }],
    mutationCategorizations: [{ name: 'b', typeName: 'esc_allele_class' }],
    mutationQcResults: [
      { id: 1901, qcTypeName: 'southern_blot', statusName: 'pass' },
      { id: 1902, qcTypeName: 'five_prime_screen', statusName: 'fail' },
    ],
    isDeletionCoordinatesUpdatedManually: null,
    isMutationDeletionChecked: null,
  });
  expect(await read<Mutation>('/api/mutations/MIN:000000000303')).toMatchObject({
    molecularMutationTypeName: 'Lake swap',
    mgiAlleleSymbolRequiresConstruction: true,
    mutationSequences: [{ sequence: { sequence: '>empty', typeName: null } }],
  });
});

test('a phenotyping plan: attempt and starting point', async () => {
  expect(await read<Plan>('/api/plans/PIN:0000000102')).toMatchObject({
    typeName: 'phenotyping',
    attemptTypeName: 'adult and embryo phenotyping',
    summaryStatusName: 'Phenotyping All Data Sent',
    phenotypingAttemptResponse: {
      imitsPhenotypeAttemptId: 7711,
      imitsPhenotypingProductionId: 7712,
      imitsParentColonyId: 7713,
      doNotCountTowardsCompleteness: true,
      phenotypingExternalRef: 'JAX-FICT1-1-PH',
      phenotypingBackgroundStrainName: 'C57BL/6J',
      cohortProductionWorkUnitName: 'JAX',
    },
    phenotypingStartingPoint: { outcomeTpo: 'TPO:000000000201' },
  });
  expect(await read<Plan>('/api/plans/PIN:0000000107')).toMatchObject({
    attemptTypeName: 'haplo-essential phenotyping',
    phenotypingAttemptResponse: { phenotypingBackgroundStrainName: 'LAKE/1' },
    phenotypingStartingPoint: { outcomeTpo: 'TPO:000000000206' },
  });
});

test('a phenotyping stage: dates, statuses and tissue', async () => {
  const stage = await read<PhenotypingStage>('/api/plans/PIN:0000000102/phenotypingStages/PSN:000000000401');
  expect(stage).toMatchObject({
    statusName: 'Phenotyping All Data Sent',
    phenotypingTypeName: 'early adult and embryo',
    phenotypingExperimentsStarted: '2020-01-31',
    initialDataReleaseDate: '2020-12-01',
    statusDates: [
      { statusName: 'Phenotyping Registered', date: '2019-10-01T00:00:00' },
      { statusName: 'Phenotyping Started', date: '2020-01-31T08:00:00' },
      { statusName: 'Phenotyping All Data Sent', date: '2020-11-30T16:45:00' },
    ],
  });
  expect(stage.tissueDistributions).toEqual([
    {
      id: 2001,
      startDate: '2020-05-01',
      endDate: null,
      workUnitName: 'Harwell',
      materialDepositedTypeName: 'Paraffin-embedded Sections',
    },
    {
      id: 2002,
      startDate: null,
      endDate: '2021-12-31',
      workUnitName: 'Lakeside',
      materialDepositedTypeName: 'Fixed Tissue',
    },
  ]);
});
