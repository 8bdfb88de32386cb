import type { OrthologsByAccessionId, ReferenceGene } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { get, getJson, refusal } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { lookUpOrthologs, significantLength } from './gene-lookup.ts';
import { geneRoutes } from './routes.ts';

const JO = 'jo@lab.example';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([geneRoutes]);
  const { db } = tracker;
  await addPerson(db, { email: JO });
  await addGene(db, {
    symbol: 'Abcx1',
    accId: 'MGI:9000001',
    name: 'abc like 1',
    synonyms: ['Oldname', 'Shared'],
    orthologs: [
      ['ABCX1', 9, 'HGNC:9001'],
      ['ABCX9', 4],
    ],
    position: { chromosome: '4', start: 1000, stop: 2001, strand: '+' },
  });
  await addGene(db, { symbol: 'Abcx10', accId: 'MGI:9000010', synonyms: ['Shared'] });
  await addGene(db, { symbol: 'Abc_x', accId: 'MGI:9000003', orthologs: [['ABCZ', 2]] });
});

afterAll(() => tracker.close());

const symbolsIn = async (url: string) =>
  (await getJson<ReferenceGene[]>(tracker, url, JO)).map(({ symbol }) => symbol);

test.each([
  '/api/genesInExternalData?input=Abc%25',
  '/api/genesNamesInExternalData?input=Abc%25',
  '/api/genes?symbol=Abc',
  '/api/geneSynonymInExternalData?symbol=Oldname',
  '/api/ortholog/byAccIds?accIds=MGI:9000001',
])('%s needs a token', async (url) => {
  expect((await get(tracker, url)).statusCode).toBe(403);
  expect((await get(tracker, url, JO)).statusCode).toBe(200);
});

describe('genesInExternalData', () => {
  const path = '/api/genesInExternalData';

  test('returns the gene without its unknown fields', async () => {
    expect(await getJson(tracker, `${path}?input=abcx1`, JO)).toEqual([
      {
        id: expect.any(Number),
        symbol: 'Abcx1',
        accId: 'MGI:9000001',
        name: 'abc like 1',
        genomeBuild: 'GRCm39',
        mgiChromosome: '4',
        mgiStart: 1000,
        mgiStop: 2001,
        mgiStrand: '+',
        speciesName: 'Mus musculus',
      },
    ]);
  });

  test.each([
    ['abcx%25', ['Abcx1', 'Abcx10']],
    ['%25CX1_', ['Abcx10']],
    ['abc', []],
    ['mgi:9000%25', ['Abc_x', 'Abcx1', 'Abcx10']],
    ['MGI:9000010', ['Abcx10']],
  ])('%s', async (input, expected) => {
    expect((await symbolsIn(`${path}?input=${input}`)).sort()).toEqual(expected);
  });

  test.each(['', 'ab', 'ab%25', 'MGI:90', 'MGI:90%25'])('%s is too short', async (input) => {
    expect(refusal(await get(tracker, `${path}?input=${input}`, JO))).toBe('400 The input is too short.');
  });

  test('an unknown gene returns nothing', async () => {
    expect(refusal(await get(tracker, path, JO))).toBe('400 input parameter is missing');
  });
});

test.each([
  ['abc%', 3],
  ['abc', 3],
  ['MGI:12%', 2],
  ['a%b%', 3],
])('of %s, %i characters count', (input, length) => {
  expect(significantLength(input)).toBe(length);
});

test('genesNamesInExternalData returns symbols, however short the input', async () => {
  const names = (input: string) => getJson(tracker, `/api/genesNamesInExternalData?input=${input}`, JO);
  expect(await names('a%25')).toEqual(['Abc_x', 'Abcx1', 'Abcx10']);
  expect(await names('x')).toEqual([]);
});

test.each([
  ['abcx', ['Abcx1', 'Abcx10']],
  ['Abc_', ['Abc_x']],
  ['ABC', []],
  ['', []],
])('genes whose symbol begins with %s', async (symbol, expected) => {
  expect(await symbolsIn(`/api/genes?symbol=${symbol}`)).toEqual(expected);
});

describe('geneSynonymInExternalData', () => {
  const path = '/api/geneSynonymInExternalData';

  test('returns the gene of a synonym, in any case', async () => {
    expect(await getJson(tracker, `${path}?symbol=OLDname`, JO)).toMatchObject({
      symbol: 'Abcx1',
      accId: 'MGI:9000001',
    });
    expect(await getJson(tracker, `${path}?symbol=OLDname`, JO)).not.toHaveProperty('sameSynonym');
  });

  test('returns the first gene of several, and the others with it', async () => {
    expect(await getJson(tracker, `${path}?symbol=shared`, JO)).toMatchObject({
      symbol: 'Abcx1',
      sameSynonym: [{ symbol: 'Abcx10', accId: 'MGI:9000010' }],
    });
  });

  test.each(['nota', 'Abcx1', 'Old%25'])('returns nothing for %s', async (symbol) => {
    const response = await get(tracker, `${path}?symbol=${symbol}`, JO);
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });
});

describe('orthologs', () => {
  const orthologs = (query: string) =>
    getJson<OrthologsByAccessionId>(tracker, `/api/ortholog/byAccIds?${query}`, JO);

  test('are the best supported, by gene; genes without any are absent', async () => {
    const response = await orthologs('accIds=MGI:9000001,MGI:9000010&accIds=mgi:9000003');
    expect(Object.keys(response).sort()).toEqual(['MGI:9000001', 'MGI:9000003']);
    expect(response['MGI:9000001']).toEqual([
      {
        symbol: 'ABCX1',
        category: 'GOOD',
        support: null,
        supportCount: 9,
        link: 'https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/HGNC:9001',
      },
    ]);
    expect(response['MGI:9000003']).toMatchObject([{ symbol: 'ABCZ', category: 'LOW' }]);
  });

  test('an empty request returns an empty list', async () => {
    expect(await orthologs('')).toEqual({});
  });

  test('are those of the service where one is set, by the same rules', async () => {
    const found = [
      { symbol: 'ABCX1', supportCount: 5 },
      { symbol: 'ABCX2', supportCount: 3 },
    ];
    const response = await lookUpOrthologs(
      { findOrthologs: async ([accId = '']) => new Map([[accId, found]]) },
      'MGI:9000001,MGI:9000010',
    );
    expect(response).toEqual({
      'MGI:9000001': [expect.objectContaining({ symbol: 'ABCX1', category: 'MODERATE' })],
    });
  });
});
