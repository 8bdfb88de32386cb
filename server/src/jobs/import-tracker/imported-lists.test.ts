/** Gene lists, repository, history, search and figures of the existing tracker, as the API returns them. */
import type {
  EsCell,
  EsCellsOfGene,
  GeneListPage,
  HistoryRecord,
  ProductionNumber,
  ProjectPage,
  SearchResponse,
  TargetingVector,
} from 'shared/contract';
import { importedTracker, RENAMED_GENE, STAFF } from './testing/existing-model/imported-tracker.ts';

const { read } = importedTracker();

const inShort = ({ _embedded }: GeneListPage) =>
  _embedded?.records.map(({ id, note, visible, genes, recordTypes, projects }) => ({
    id,
    note,
    visible,
    genes: genes.map(({ symbol }) => symbol),
    recordTypes: [...recordTypes].sort(),
    projects: projects.map(({ tpn }) => tpn),
  }));

test('the gene list, for its manager: records, their genes in order, types, and projects that match', async () => {
  const page = await read<GeneListPage>('/api/geneList/CMG/content?sort=id,ASC', STAFF.managerOfCmg);
  expect(inShort(page)).toEqual([
    {
      id: 6001,
      note: 'First of the list',
      visible: true,
      genes: ['Fict1'],
      recordTypes: ['Tier1'],
      projects: expect.arrayContaining(['TPN:000000011']),
    },
    {
      id: 6002,
      note: 'Two at once',
      visible: true,
      genes: [RENAMED_GENE.symbol, 'Fict3'],
      recordTypes: ['Shelved', 'Tier2'],
      projects: [],
    },
    { id: 6003, note: null, visible: false, genes: ['Fict5'], recordTypes: [], projects: [] },
  ]);
});

test('the gene list, for everybody: what is visible', async () => {
  const page = await read<GeneListPage>('/api/geneList/CMG/publicContent?sort=id,ASC', null);
  expect(inShort(page)?.map(({ id }) => id)).toEqual([6001, 6002]);
  expect(await read('/api/geneList/descriptions', null)).toContainEqual({
    consortiumName: 'CMG',
    description: 'Genes of Mendelian disease',
  });
});

test('a clone of the repository: programme, QC of both kinds, where it can be ordered', async () => {
  const clone = await read<EsCell>('/api/targ_rep/es_cell_by_name/EPD9900_1_A01');
  expect(clone).toMatchObject({
    parentalCellLine: 'JM8A3.N1',
    ikmcProjectId: '99001',
    comment: 'Good clone',
    reportToPublic: true,
    strainName: 'C57BL/6N',
    productionQcFivePrimeScreen: 'pass',
    productionQcThreePrimeScreen: 'not confirmed',
    productionQcLoxpScreen: 'pass',
    productionQcVectorIntegrity: 'fail',
    userQcComment: 'see note',
    userQcKaryotype: 'pass',
    userQcSouthernBlot: 'fail',
  });
  expect(
    clone.targRepDistributionQcList.map((qc) => [
      qc.esCellDistributionCentre.name,
      qc.karyotypeLow,
      qc.fivePrimeSrPcr,
    ]),
  ).toEqual([
    ['KOMP', 0.75, 'pass'],
    ['WTSI', 0.8, null],
  ]);
  expect(clone.targRepEsCellDistributionProductList).toEqual([
    {
      distributionNetworkName: 'MMRRC',
      startDate: '2012-03-04',
      endDate: '2013-03-04',
      distributionIdentifier: 'RRID:MMRRC_990001',
    },
  ]);
});

test('a vector and its allele; clones are found by the symbol of the gene', async () => {
  const found = await read<EsCellsOfGene>(`/api/targ_rep/es_cell_by_symbol/${RENAMED_GENE.symbol}`);
  const clones = found._embedded?.targrep_es_cells ?? [];
  expect(clones.map(({ name }) => name)).toEqual(['EPD9900_1_A01']);
  const vector = clones[0]?.targetingVectorId ?? 0;
  expect(await read<TargetingVector>(`/api/targ_rep/targeting_vectors/${vector}`)).toMatchObject({
    name: 'PRPGS_LAKE_1',
    intermediateVector: 'PCS_LAKE_1',
    mgiAlleleNamePrediction: 'tm1a(EUCOMM)Lksd',
    allele: {
      assembly: 'GRCm38',
      chromosome: '11',
      strand: '-',
      cassette: 'L1L2_Lake',
      design_type: { name: 'Conditional Ready' },
      design_subtype: { name: 'Frameshift' },
      homology_arm_start: 67300000,
      loxp_end: 67293900,
      floxed_end_exon: 'ENSMUSE2',
      project_design_id: 4711,
    },
    pipeline: { name: 'EUCOMM' },
    ikmc_project: { name: '99001', status: { name: 'Mice - Genotype confirmed' } },
  });
});

test('history: who, when and what, with the words that new records have', async () => {
  expect(await read<HistoryRecord[]>('/api/projects/TPN:000000011/history')).toMatchObject([
    { user: 'mia@lab.example', date: '2019-03-04T09:10:11.123', comment: 'Project created', details: [] },
    {
      user: 'ada@lab.example',
      comment: 'Project updated',
      details: [
        {
          field: 'comment',
          oldValue: 'The line',
          newValue: 'The line that all look at',
          note: 'Field changed',
        },
      ],
    },
  ]);
  const [record] = await read<HistoryRecord[]>('/api/plans/PIN:0000000101/history');
  expect(record?.details.map(({ field, note }) => [field, note])).toEqual([
    ['status.name', 'Field changed'],
    ['comment', 'Field changed'],
    ['attempt.guides.[1]', 'Element added'],
  ]);
  const colony = '/api/plans/PIN:0000000101/outcomes/TPO:000000000201';
  const ofColony = await read<HistoryRecord[]>(`${colony}/history`);
  expect(ofColony.map(({ comment }) => comment)).toEqual(['Outcome updated', 'Mutation created']);
  expect(await read<HistoryRecord[]>(`${colony}/mutations/MIN:000000000301/history`)).toHaveLength(1);
  const stage = '/api/plans/PIN:0000000102/phenotypingStages/PSN:000000000401';
  expect(await read<HistoryRecord[]>(`${stage}/history`)).toHaveLength(1);
});

test('search and lists find projects by gene, colony, consortium, status and legacy number', async () => {
  const { results } = await read<SearchResponse>('/api/projects/search?input=Fict1,mgi:9900003');
  expect(results.map(({ input, project }) => `${input} ${project?.tpn}`)).toEqual([
    'Fict1 TPN:000000011',
    'mgi:9900003 TPN:000000013',
    'Fict1 TPN:000000017',
  ]);
  const listed = async (query: string) => {
    const { _embedded } = await read<ProjectPage>(`/api/projects?${query}`);
    return _embedded?.projects.map(({ tpn }) => tpn) ?? [];
  };
  expect(await listed('colonyName=HAR-FICT2')).toEqual(['TPN:000000012']);
  expect(await listed('phenotypingExternalRef=TCP-EMB-1-PH')).toEqual(['TPN:000000013']);
  expect(await listed('imitsMiPlanId=8812')).toEqual(['TPN:000000012']);
  expect(await listed('consortiumName=CMG')).toEqual(['TPN:000000012', 'TPN:000000017']);
  expect(await listed('summaryStatusName=Inactive')).toEqual(['TPN:000000017']);
  expect((await read<ProjectPage>('/api/projects')).page.totalElements).toBe(5);
});

test('production numbers count from the stamps of the existing tracker (api-3 section 7)', async () => {
  const numbers = async (attempt: string) =>
    read<ProductionNumber[]>(`/api/glt_production_numbers?reporttype=month&attempt=${attempt}`);
  expect(await numbers('crispr')).toEqual([expect.objectContaining({ year: 2019, month: 9, sum: 1 })]);
  expect(await numbers('escell')).toEqual([expect.objectContaining({ year: 2018, month: 10, sum: 1 })]);
});
