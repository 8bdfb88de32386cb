import { get, type TestCaller } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import {
  addFollowedProject,
  AUTHOR,
  changeComment,
  type Privacy,
} from '../following/testing/followed-records.ts';
import { geneFeedRoutes } from './routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([geneFeedRoutes], { settings: { publicUrl: 'https://tracker.example' } });
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293', synonyms: ['2810434I23Rik'] });
  await addGene(tracker.db, { symbol: 'Rb1cc1', accId: 'MGI:1341850' });
});
afterAll(() => tracker.close());

const read = (gene: string, caller: TestCaller = null) =>
  get(tracker, `/api/v2/genes/${gene}/changes.atom`, caller);
const titles = async (gene: string, caller: TestCaller = null) =>
  [...(await read(gene, caller)).body.matchAll(/<entry>\n<id>[^<]+<\/id>\n<title>([^<]*)<\/title>/g)].map(
    ([, title]) => title,
  );

test('a feed has the latest changes first, in words, with addresses, and names no author', async () => {
  const { planId, pin, tpn, projectId, outcomeId, tpo } = await addFollowedProject(tracker.db, 'Cib2');
  await changeComment(tracker.db, 'Project', projectId, 'one');
  await changeComment(tracker.db, 'Plan', planId, 'a <b> & "c"');
  await changeComment(tracker.db, 'Outcome', outcomeId, 'three');
  const response = await read('cib2');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  // Only as long as caches may store what visitors read (PUBLIC_CACHE_SECONDS): what was made restricted is gone from here, too.
  expect(response.headers['cache-control']).toBe('private, no-cache');
  expect(response.body).toContain(
    '<link rel="self" href="https://tracker.example/api/v2/genes/MGI:1929293/changes.atom"/>',
  );
  expect(response.body).toContain(
    `<link href="https://tracker.example/#/projects/${tpn}/production-plan/${pin}"/>`,
  );
  expect(response.body).not.toContain(AUTHOR);
  expect(await titles('Cib2')).toEqual([
    `${tpo}: Comment: a → three.`,
    `${pin}: Comment: a → a &lt;b&gt; &amp; &quot;c&quot;.`,
    `${tpn}: Comment: a → one.`,
  ]);
});

test.each<[Privacy, number]>([
  ['public', 3],
  ['protected', 0],
  ['restricted', 0],
])('of a %s project there are %s changes, also for an administrator', async (privacy, count) => {
  const symbol = `Gene-${privacy}`;
  await addGene(tracker.db, { symbol, accId: `MGI:9${privacy.length}${count}` });
  const { projectId, planId, outcomeId } = await addFollowedProject(tracker.db, symbol, privacy);
  await changeComment(tracker.db, 'Project', projectId, 'b');
  await changeComment(tracker.db, 'Plan', planId, 'b');
  await changeComment(tracker.db, 'Outcome', outcomeId, 'b');
  for (const caller of [null, CAST.unitMember, CAST.administrator])
    expect(await titles(symbol, caller)).toHaveLength(count);
});

test('a feed without changes is a feed, and is not sent again when nothing has changed', async () => {
  const response = await read('Rb1cc1');
  expect(response.body).toContain('<title>Rb1cc1 in the Gene Targeting Tracker</title>');
  const again = await tracker.app.inject({
    url: '/api/v2/genes/Rb1cc1/changes.atom',
    headers: { 'if-none-match': `${response.headers.etag}` },
  });
  expect(again.statusCode).toBe(304);
});

test('what is no gene has no feed', async () => {
  expect((await read('nothing')).statusCode).toBe(404);
});
