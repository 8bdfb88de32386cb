/**
 * Jobs on many records by people who may not change them: everybody gives jobs, and each row keeps the rules of its record. All rows are
 * refused, nothing but the job is stored, and the rows contain nothing of a hidden project that the job does not name.
 */
import type { BulkJobRow, ChangeResponse } from 'shared/contract';
import { NEW_PROJECT, sheetOf } from '../../src/tracker/bulk/import/testing/imports.ts';
import { workOff } from '../../src/tracker/bulk/work-off.ts';
import { rowDigests } from '../fuzz/row-digests.ts';
import { markTexts } from '../leaks/marked-texts.ts';
import { makeProjects } from '../scenarios/project-privacy.ts';
import type { CallerName } from './callers.ts';
import { hiddenIn } from './hidden-in.ts';
import { sendWrite } from './send-write.ts';
import { openWorld, type World } from './world.ts';

jest.setTimeout(120_000);

/** Where the job itself is stored. */
const OF_JOBS = ['bulk_job', 'bulk_job_row'];

let world: World;

beforeAll(async () => {
  world = await openWorld();
  const { tracker, tables } = world;
  await markTexts(
    tracker.db,
    tables.filter(
      (name) => /^(project|plan|crispr|colony|outcome|mutation)/.test(name) && name !== 'project_index',
    ),
  );
});
afterAll(() => world.close());

type Request = { path: string; body?: object; file?: string };
const job = (action: object, target: string): Request => ({
  path: '/api/v2/bulkJobs',
  body: { action, targets: [target], isPreview: false },
});
const STOP = { name: 'stopPlans', reason: 'No longer of interest', withColonies: true };
const HAND_OVER = { name: 'handOverPlans', workUnitName: 'TCP', workGroupName: 'DTCC' };
const CHANGE = {
  name: 'changeProjects',
  comment: 'changed by a job',
  consortia: { how: 'add', names: ['BaSH'] },
};

const JOBS: readonly [string, (world: World) => Request][] = [
  ['stop a plan', ({ pin }) => job(STOP, pin)],
  ['stop the plans of a project', ({ tpn }) => job(STOP, tpn)],
  ['hand a plan over', ({ pin }) => job(HAND_OVER, pin)],
  ['hand the plans of a project over', ({ tpn }) => job(HAND_OVER, tpn)],
  ['change a project', ({ tpn }) => job(CHANGE, tpn)],
  ['change the project of a plan', ({ pin }) => job(CHANGE, pin)],
  ['create a project', () => ({ path: '/api/v2/imports/newProjects', file: sheetOf([NEW_PROJECT]) })],
  [
    'change an attempt',
    ({ pin }) => ({
      path: '/api/v2/imports/attemptUpdates',
      file: sheetOf([{ PIN: pin, 'Number Transferred': '3' }]),
    }),
  ],
];

/** Gives the job, works it off, and returns its rows. */
async function rowsOf(
  { path, ...rest }: Request,
  caller: CallerName,
  isPreview: boolean,
): Promise<BulkJobRow[]> {
  const body = rest.body === undefined ? {} : { body: { ...rest.body, isPreview } };
  const url = rest.file === undefined ? path : `${path}?isPreview=${isPreview}`;
  const given = await sendWrite(world, { operation: `POST ${path}`, ...rest, ...body, url }, caller);
  await workOff(world.tracker.context);
  const at = new URL(given.json<ChangeResponse>()._links.self.href).pathname;
  return (await sendWrite(world, { operation: `GET ${at}/rows`, url: `${at}/rows` }, caller)).json<
    BulkJobRow[]
  >();
}

const CALLERS = ['stranger', 'reader'] as const;
const CASES = (['restricted', 'public'] as const).flatMap((privacy) =>
  JOBS.map(([name, of]) => ({ privacy, name, of })),
);

test.each(CASES)('$name, of a $privacy project', async ({ privacy, of }) => {
  const { db } = world.tracker;
  await makeProjects(db, privacy);
  const request = of(world);
  const before = await rowDigests(db, OF_JOBS);
  for (const caller of CALLERS)
    for (const isPreview of [true, false]) {
      const rows = await rowsOf(request, caller, isPreview);
      expect(rows.map(({ outcome }) => outcome)).toEqual(['refused']);
      const isHidden = privacy === 'restricted' && caller === 'stranger';
      if (isHidden) expect(hiddenIn(JSON.stringify(rows), JSON.stringify(request))).toEqual([]);
    }
  expect(await rowDigests(db, OF_JOBS)).toEqual(before);
});

test('who may changes the project of a plan by the same job', async () => {
  await makeProjects(world.tracker.db, 'public');
  const rows = await rowsOf(job(CHANGE, world.pin), 'member', false);
  expect(rows).toMatchObject([{ outcome: 'changed', target: world.tpn }]);
});
