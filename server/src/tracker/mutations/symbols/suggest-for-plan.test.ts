import type { TestApp } from '../../../../testing/test-app.ts';
import { refusal, send, type TestCaller } from '../../../../testing/calls.ts';
import {
  addColony,
  addMutation,
  mutationBody,
  openMutationTracker,
  postMutation,
} from '../testing/mutations.ts';

let tracker: TestApp;
const pins = new Map<string, string>();

beforeAll(async () => {
  tracker = await openMutationTracker();
  await tracker.db.updateTable('work_unit').set({ ilar_code: null }).where('name', '=', 'CNRS').execute();
  await tracker.context.catalogues.refresh();
  for (const attemptType of ['crispr', 'haplo-essential crispr', 'es cell', 'es cell allele modification'])
    pins.set(attemptType, (await addColony(tracker, { attemptType })).pin);
  pins.set('crispr of CNRS', (await addColony(tracker, { workUnit: 'CNRS' })).pin);
  pins.set('crispr of UCD', (await addColony(tracker, { workUnit: 'UCD' })).pin);
  pins.set('restricted', (await addColony(tracker, { privacy: 'restricted' })).pin);
  const colony = await addColony(tracker);
  for (const symbol of ['Zfp999<em1(IMPC)J>', 'Zfp999<em4(IMPC)J>'])
    await addMutation(tracker, colony, mutationBody(symbol));
  // Of another gene whose symbol begins alike, and of an ES cell.
  await tracker.db
    .insertInto('mutation')
    .values([{ symbol: 'Zfp9990<em70(IMPC)J>' }, { symbol: 'Zfp999<tm60(IMPC)J>' }, { symbol: null }])
    .execute();
});
afterAll(() => tracker.close());

function suggest(plan: string, members: object, caller: TestCaller = null) {
  const url = `/api/plans/${pins.get(plan) ?? plan}/outcomes/suggestedSymbol`;
  const symbolSuggestionRequest = {
    consortiumAbbreviation: 'IMPC',
    calculateSymbolAutomatically: true,
    excludeConsortiumAbbreviation: false,
  };
  return send(
    tracker,
    'POST',
    url,
    { genes: [{ symbol: 'Zfp999' }], symbolSuggestionRequest, ...members },
    caller,
  );
}

const ofClass = (name: string) => ({ mutationCategorizations: [{ name, typeName: 'esc_allele_class' }] });
const ofConsortium = (consortiumAbbreviation: string) => ({
  symbolSuggestionRequest: { consortiumAbbreviation },
});

describe('POST .../outcomes/suggestedSymbol (api-2 §17)', () => {
  test.each<[string, object, string]>([
    ['crispr', {}, 'Zfp999<em5(IMPC)J>'],
    ['crispr', ofConsortium(''), 'Zfp999<em5J>'],
    ['crispr', { genes: [{ accessionId: 'MGI:9999998' }] }, 'Zfp998<em1(IMPC)J>'],
    ['crispr of UCD', {}, 'Zfp999<em1(IMPC)Mbp>'],
    ['crispr of CNRS', {}, 'Zfp999<em5(IMPC)>'],
    ['haplo-essential crispr', {}, 'Zfp999<em5(IMPC)J>'],
    ['es cell', { ...ofClass('a'), ...ofConsortium('KOMP') }, 'Zfp999<tm61a(KOMP)J>'],
    ['es cell', { ...ofClass("''"), genes: [{ symbol: 'Zfp998' }] }, "Zfp998<tm1''(IMPC)J>"],
    ['es cell allele modification', ofClass('.1'), 'Zfp999<tm61.1(IMPC)J>'],
    ['crispr', { genes: [] }, 'Error: Please Enter Gene'],
    ['es cell', {}, 'Error: Please Select Mutation Type'],
    [
      'es cell',
      ofClass('b'),
      "Error: Please Select one of these mutation types for the initial es cell production attempt (a, e, '')",
    ],
    [
      'es cell allele modification',
      ofClass('a'),
      'Error: Please Select one of these mutation types for es cell modification attempt (b, c, d, e.1, .1, .2)',
    ],
    ['crispr', { symbolSuggestionRequest: null }, ''],
  ])('%s, %j: %s', async (plan, members, text) => {
    const response = await suggest(plan, members);
    expect([response.statusCode, response.body]).toEqual([200, text]);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('what is suggested can be stored, and the next suggestion counts on', async () => {
    const colony = await addColony(tracker, { attemptType: 'haplo-essential crispr' });
    pins.set('next', colony.pin);
    const body = { genes: [{ symbol: 'Zfp997' }] };
    const { body: symbol } = await suggest('next', body);
    expect((await postMutation(tracker, colony, mutationBody(symbol, body))).statusCode).toBe(200);
    expect((await suggest('next', body)).body).toBe('Zfp997<em2(IMPC)J>');
  });

  test.each<[string, object, string]>([
    [
      'crispr',
      { genes: [{ symbol: 'Nope1' }] },
      '404 Gene with accession id or symbol [Nope1] does not exist.',
    ],
    [
      'es cell',
      ofClass('z'),
      "400 Mutation Categorization name 'z' or type 'esc_allele_class' do not exist.",
    ],
    ['PIN:0000999999', {}, '404 The plan[PIN:0000999999] does not exist.'],
  ])('%s, %j is refused', async (plan, members, expected) => {
    expect(refusal(await suggest(plan, members))).toBe(expected);
  });

  test('is allowed to anyone who may read the plan', async () => {
    expect(refusal(await suggest('restricted', {}))).toBe(
      `403 You do not have permission to read the plan ${pins.get('restricted')}.`,
    );
  });
});
