import { get, getJson, refusal, upload, type TestCaller } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { searchedIdentifierRoutes } from './routes.ts';

const PATH = '/api/v2/projects/search/identifiers';

let tracker: TestApp;
let ofJax: string;
let ofUcd: string;

beforeAll(async () => {
  tracker = await openTracker([searchedIdentifierRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Egr2', accId: 'MGI:95296', synonyms: ['Krox-20'] });
  const intentions = [{ gene: 'Egr2' }];
  ofJax = await addProject(tracker.db, { intentions, plans: [{ workUnit: 'JAX' }] });
  ofUcd = await addProject(tracker.db, { intentions, plans: [{ workUnit: 'UCD' }] });
});

afterAll(() => tracker.close());

const found = (query: string, caller: TestCaller = CAST.unitMember) =>
  getJson<string[]>(tracker, `${PATH}${query}`, caller);

test('each project once, though two terms found it, and none for a term without one', async () => {
  expect(await found('?input=Egr2,Krox-20,nota')).toEqual([ofJax, ofUcd]);
  expect(await found('?input=Egr2&workUnitName=UCD')).toEqual([ofUcd]);
});

test('without terms those of the whole list', async () => {
  expect(await found('')).toEqual([ofJax, ofUcd]);
  expect(await found('?workUnitName=JAX')).toEqual([ofJax]);
});

test('the terms of a file', async () => {
  const response = await upload(tracker, `${PATH}?workUnitName=JAX`, 'Egr2\nnota\n', {
    caller: CAST.unitMember,
  });
  expect(response.json()).toEqual([ofJax]);
});

test('what a search refuses is refused, and so are visitors', async () => {
  expect(refusal(await get(tracker, `${PATH}?searchTypeName=colour`, CAST.unitMember))).toMatch(
    /^400 .*colour/,
  );
  expect((await get(tracker, PATH)).statusCode).toBe(403);
  expect((await upload(tracker, PATH, 'Egr2\n')).statusCode).toBe(403);
});
