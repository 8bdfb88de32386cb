/** Every link of every response is an absolute address that can be followed (api-2 §1.3). */
import type { TestApp } from '../../testing/test-app.ts';
import { BASE_URL, getJson } from '../../testing/calls.ts';
import { CAST } from '../../testing/cast.ts';
import { openScenarioTracker } from './open-scenario-tracker.ts';
import { RandomScenario, type RandomStep } from './random-scenario.ts';
import { isJson, listOf } from './random-bodies.ts';

let tracker: TestApp;
let tpn: string;

beforeAll(async () => {
  tracker = await openScenarioTracker();
  const scenario = await RandomScenario.begin(tracker, 1, async () => undefined);
  tpn = scenario.tpn;
  const kinds: RandomStep['kind'][] = [
    'attempt',
    'add colony',
    'add mutation',
    'colony step',
    'add phenotyping',
  ];
  for (const kind of kinds) await scenario.run({ kind, pick: 0, size: 3, flag: true });
  // The second plan is the one for phenotyping.
  await scenario.run({ kind: 'add stage', pick: 1, size: 1, flag: true });
  expect(scenario.answered).toEqual([200, 200, 200, 200, 200, 200]);
});
afterAll(() => tracker.close());

/** The addresses under `_links`, wherever they are in a response. */
function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return listOf(value).flatMap(linksIn);
  if (!isJson(value)) return [];
  const own = isJson(value._links) ? Object.values(value._links).flatMap((link) => [link].flat()) : [];
  const hrefs = own.flatMap((link) => (isJson(link) && typeof link.href === 'string' ? [link.href] : []));
  return [...hrefs, ...Object.values(value).flatMap(linksIn)];
}

/** All that can be reached from an address by following links. */
async function reachedFrom(path: string): Promise<string[]> {
  const seen = new Set([path]);
  // A set is walked to what is added on the way.
  for (const next of seen) {
    for (const href of linksIn(await getJson<unknown>(tracker, next, CAST.administrator))) {
      expect(href.startsWith(`${BASE_URL}/api/`)).toBe(true);
      // Without values for the variables of a template (RFC 6570).
      seen.add(href.slice(BASE_URL.length).replace(/\{[^}]*\}$/, ''));
    }
  }
  return [...seen];
}

/** `/api/plans/PIN:0000000001` as `/api/plans/…` */
function kindOf(path: string): string {
  return path.replace(/\?.*/, '').replaceAll(/[A-Z]{3}:\d+/g, '…');
}

test.each([
  ['the list of projects', () => '/api/projects'],
  ['a project', () => `/api/projects/${tpn}`],
  ['the list of plans', () => '/api/plans'],
])('from %s one comes to everything below it', async (_name, start) => {
  const kinds = new Set((await reachedFrom(start())).map(kindOf));
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      '/api/projects/…',
      '/api/plans/…',
      '/api/plans/…/outcomes/…',
      '/api/plans/…/phenotypingStages/…',
    ]),
  );
});

test('from an outcome one comes to its mutations', async () => {
  const plans = await reachedFrom(`/api/projects/${tpn}`);
  const outcome = plans.find((path) => /\/outcomes\/TPO:\d+$/.test(path)) ?? '';
  const kinds = new Set((await reachedFrom(outcome)).map(kindOf));
  expect([...kinds]).toContain('/api/plans/…/outcomes/…/mutations/…');
});

test('a collection without anything in it has no _embedded', async () => {
  const plans = await reachedFrom(`/api/projects/${tpn}`);
  const [pin] = plans.flatMap((path) => /^\/api\/plans\/(PIN:\d+)$/.exec(path)?.[1] ?? []);
  const production = `/api/plans/${pin}`;
  expect(await getJson(tracker, `${production}/phenotypingStages`, CAST.administrator)).toEqual({});
});
