import type { EsCell, EsCellsOfGene, RepositoryAllele, TargetingVector } from 'shared/contract';
import { idsByName } from '../../platform/database/ids-by-name.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { BASE_URL, get, getJson, refusal } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { esCellRoutes } from './routes.ts';
import { addRepository, type TestRepository } from './testing/repository.ts';

const JO = 'jo@lab.example';
const AT = '/api/targ_rep';

let tracker: TestApp;
let stored: TestRepository;
let pipelineId: number;

beforeAll(async () => {
  tracker = await openTracker([esCellRoutes]);
  await addPerson(tracker.db, { email: JO });
  stored = await addRepository(tracker.db);
  pipelineId = (await idsByName(tracker.db, 'targ_rep_pipeline'))('EUCOMM');
});

afterAll(() => tracker.close());

const read = <T>(path: string) => getJson<T>(tracker, `${AT}${path}`, JO);
const href = (path: string) => ({ href: `${BASE_URL}${AT}${path}` });

describe('an ES cell clone', () => {
  test('with everything', async () => {
    const clone = await read<EsCell>(`/es_cell/${stored.clones.full}`);
    expect(clone).toMatchObject({
      id: stored.clones.full,
      pipelineId,
      alleleId: stored.alleles.full,
      name: 'CLONE0002_A01',
      targetingVectorId: stored.vectors.full,
      parentalCellLine: 'LINE1',
      ikmcProjectId: '12345',
      mgiAlleleId: null,
      alleleSymbolSuperscript: null,
      comment: null,
      contact: null,
      reportToPublic: true,
      strainName: 'StrainX',
      productionQcFivePrimeScreen: 'pass',
      productionQcThreePrimeScreen: null,
      userQcKaryotype: 'pass',
      userQcComment: null,
      targRepEsCellDistributionProductList: [
        {
          distributionNetworkName: 'EMMA',
          startDate: '2030-05-01',
          endDate: null,
          distributionIdentifier: 'RRID:EMMA_000001',
        },
      ],
      _links: {
        self: href(`/es_cell/${stored.clones.full}`),
        pipeline: [href(`/pipelines/${pipelineId}`)],
        allele: [href(`/alleles/${stored.alleles.full}`)],
        targeting_vector: [href(`/targeting_vectors/${stored.vectors.full}`)],
      },
    });
  });

  test('has the quality control of its distribution centre, each long-range PCR in its place', async () => {
    const { targRepDistributionQcList } = await read<EsCell>(`/es_cell/${stored.clones.full}`);
    expect(targRepDistributionQcList).toEqual([
      {
        id: expect.any(Number),
        karyotypeHigh: 0.9,
        karyotypeLow: 0.7,
        copyNumber: 'pass',
        fivePrimeLrPcr: 'pass',
        fivePrimeSrPcr: null,
        thawing: null,
        threePrimeLrPcr: 'fail',
        threePrimeSrPcr: null,
        loa: null,
        loxp: null,
        lacz: null,
        chr1: null,
        chr8a: null,
        chr8b: null,
        chr11a: null,
        chr11b: null,
        chry: null,
        esCellDistributionCentre: { id: 3, name: 'EUCOMM' },
      },
    ]);
  });

  test('without what may be missing has nulls, and no link to a vector', async () => {
    const clone = await read<EsCell>(`/es_cell/${stored.clones.bare}`);
    expect(clone).toMatchObject({
      targetingVectorId: null,
      ikmcProjectId: null,
      strainName: null,
      reportToPublic: false,
      productionQcFivePrimeScreen: null,
      targRepDistributionQcList: [],
      targRepEsCellDistributionProductList: [],
    });
    expect(Object.keys(clone._links)).toEqual(['self', 'pipeline', 'allele']);
  });

  test.each(['CLONE0002_A01', 'clone0002_a01'])('is found by its name %s, in any case', async (name) => {
    expect(await read(`/es_cell_by_name/${name}`)).toEqual(await read(`/es_cell/${stored.clones.full}`));
  });
});

describe('the clones of a gene', () => {
  const names = async (symbol: string) => {
    const response = await read<EsCellsOfGene>(`/es_cell_by_symbol/${symbol}`);
    return response._embedded?.targrep_es_cells.map(({ name }) => name);
  };

  test.each(['Abcx1', 'abcx1'])('by the symbol %s: all of them, by name', async (symbol) => {
    expect(await names(symbol)).toEqual(['CLONE0001_A01', 'CLONE0002_A01']);
  });

  test('each has its own quality control', async () => {
    const { _embedded } = await read<EsCellsOfGene>('/es_cell_by_symbol/Abcx1');
    expect(_embedded?.targrep_es_cells.map((clone) => clone.targRepDistributionQcList.length)).toEqual([
      0, 1,
    ]);
  });

  test('alleles without clones have only a link to themselves', async () => {
    expect(await read('/es_cell_by_symbol/Abcx2')).toEqual({
      _links: { self: href('/es_cell_by_symbol/Abcx2') },
    });
  });
});

describe('a designed allele', () => {
  test('returns every field except the strand', async () => {
    expect(await read<RepositoryAllele>(`/alleles/${stored.alleles.full}`)).toEqual({
      id: stored.alleles.full,
      assembly: 'GRCm38',
      chromosome: '4',
      strand: null,
      project_design_id: 4711,
      design_type: { name: 'Conditional Ready' },
      design_subtype: { name: 'Frameshift' },
      subtype_description: '',
      homology_arm_start: 5000,
      homology_arm_end: 4000,
      cassette_start: 4600,
      cassette_end: 4550,
      loxp_start: 4300,
      loxp_end: 4280,
      mgi_accession_id: ['MGI:9100001'],
      cassette: 'CAS1',
      cassette_type: 'Promotorless',
      backbone: 'BB1',
      floxed_start_exon: 'ENSMUSE90000000002',
      floxed_end_exon: 'ENSMUSE90000000003',
      _links: { self: href(`/alleles/${stored.alleles.full}`) },
    });
  });

  test('without subtype, of clones without an accession id', async () => {
    expect(await read(`/alleles/${stored.alleles.bare}`)).toMatchObject({
      design_subtype: { name: null },
      mgi_accession_id: [null],
      cassette: null,
    });
  });

  test('without clones', async () => {
    expect(await read(`/alleles/${stored.alleles.withoutClones}`)).toMatchObject({ mgi_accession_id: [] });
  });
});

test('a pipeline', async () => {
  expect(await read(`/pipelines/${pipelineId}`)).toEqual({
    id: pipelineId,
    name: 'EUCOMM',
    description: expect.any(String),
    geneTrap: false,
    reportToPublic: true,
    _links: { self: href(`/pipelines/${pipelineId}`) },
  });
});

describe('a targeting vector', () => {
  test('nests its allele with the strand, and its pipeline', async () => {
    const vector = await read<TargetingVector>(`/targeting_vectors/${stored.vectors.full}`);
    const allele = await read<RepositoryAllele>(`/alleles/${stored.alleles.full}`);
    const pipeline = await read<object>(`/pipelines/${pipelineId}`);
    expect(vector).toEqual({
      id: stored.vectors.full,
      name: 'TV0001',
      intermediateVector: 'IV1',
      reportToPublic: true,
      ikmcProjectName: '12345',
      allele: {
        ...allele,
        strand: '-',
        mgi_accession_id: null,
        _links: { allele: [href(`/alleles/${stored.alleles.full}`)] },
      },
      pipeline: { ...pipeline, _links: { pipeline: [href(`/pipelines/${pipelineId}`)] } },
      mgiAlleleNamePrediction: 'tm1a(X)Y',
      productionCentreAutoUpdate: null,
      alleleTypePrediction: 'a',
      ikmc_project: {
        id: expect.any(Number),
        name: '12345',
        status: { name: 'S1' },
        pipeline_id: pipelineId,
      },
      targRepTargetingVectorDistributionProductList: [
        {
          distributionNetworkName: 'EMMA',
          startDate: null,
          endDate: null,
          distributionIdentifier: 'RRID:EMMA_000002',
        },
      ],
      _links: { self: href(`/targeting_vectors/${stored.vectors.full}`) },
    });
  });

  test('without a pipeline and a project nests empty ones', async () => {
    const vector = await read<TargetingVector>(`/targeting_vectors/${stored.vectors.bare}`);
    expect(vector).toMatchObject({
      ikmc_project: { id: null, name: null, status: null, pipeline_id: null },
      targRepTargetingVectorDistributionProductList: [],
    });
    expect(vector.pipeline).toEqual({
      id: null,
      name: null,
      description: null,
      geneTrap: null,
      reportToPublic: null,
    });
    expect(vector.allele.design_subtype).toBeNull();
  });
});

test('a GenBank file record', async () => {
  expect(await read(`/genbank_file/${stored.file}`)).toEqual({
    id: stored.file,
    host: 'files.example',
    type: 'allele',
    genbankFilePath: '/a.gbk',
    alleleImagePath: null,
    cassetteImagePath: null,
    simpleImagePath: '/a.png',
    vectorImagePath: null,
    _links: { self: href(`/genbank_file/${stored.file}`) },
  });
});

test.each([
  ['/es_cell/999999', '404 Es cell does not exist.'],
  ['/es_cell_by_name/clone0002_a0_', '404 Es cell name [clone0002_a0_] does not exist.'],
  ['/es_cell_by_symbol/nota', '404 Gene with accession id or symbol [Nota] does not exist.'],
  [
    '/es_cell_by_symbol/Abcx3',
    '404 There are not Allele available for [Abcx3] marker_symbol does not exist.',
  ],
  ['/alleles/999999', '404 A targ rep allele with the id [999999] does not exist.'],
  ['/pipelines/999999', '404 A targ rep pipeline with the id [999999] does not exist.'],
  ['/targeting_vectors/999999', '404 A targ rep Targeting Vector with the id [999999] does not exist.'],
  ['/genbank_file/999999', '404 A targ rep GeneBankFile with the id [999999] does not exist.'],
  ['/es_cell_by_name/x%00', '400 Validation error'],
  ['/es_cell_by_symbol/%00', '400 Validation error'],
  ['/es_cell/99999999999999999999', '400 Validation error'],
  ['/es_cell/abc', "400 The parameter 'id' of value 'abc' could not be converted to type 'integer'"],
])('%s: %s', async (path, expected) => {
  expect(refusal(await get(tracker, `${AT}${path}`, JO))).toBe(expected);
});
