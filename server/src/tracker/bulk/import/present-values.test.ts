import { CAST } from '../../../../testing/cast.ts';
import { get, refusal, type TestCaller } from '../../../../testing/calls.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { readSheet } from '../../../platform/spreadsheet/read-sheet.ts';
import { addPlan, changePlan, CRISPR_ATTEMPT, readPlan } from '../../plans/testing/plans.ts';
import { importing, openImports, sheetOf, type SheetRow } from './testing/imports.ts';

let tracker: TestApp;
const { done } = importing(() => tracker);

beforeEach(async () => {
  tracker = await openImports();
});
afterEach(() => tracker.close());

const ATTEMPT = {
  ...CRISPR_ATTEMPT,
  mutagenesisExternalRef: '＝1+1',
  experimental: true,
  comment: '-20\u00a0°C, “line 1”;\nline 2, "quoted"',
  attemptExternalRef: "'=kept",
  totalEmbryosInjected: 40,
  assay: { typeName: 'PCR', numFounderPups: 7 },
};

async function begunPlan(): Promise<string> {
  const intentions = [{ type: 'Deletion', gene: 'Cib2' }];
  const pin = await addPlan(tracker, await addProject(tracker.db, { consortia: ['IMPC'], intentions }));
  await changePlan(tracker, pin, { crisprAttempt: ATTEMPT });
  return pin;
}

const address = (query: string) => `/api/v2/imports/attemptUpdates/template?${query}`;
const OF_JAX = 'attemptTypeName=crispr&workUnitName=JAX';

async function fileOf(query = OF_JAX, caller: TestCaller = CAST.unitMember): Promise<Buffer> {
  const response = await get(tracker, address(query), caller);
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
}

async function rowsIn(file: Buffer): Promise<SheetRow[]> {
  const rows: string[][] = [];
  for await (const { cells } of readSheet(file)) rows.push([...cells]);
  const [header = [], ...lines] = rows;
  return lines.map((cells) =>
    Object.fromEntries(header.map((title, place) => [title, cells[place]?.replace(/^'/, '') ?? ''])),
  );
}

test.each(['csv', 'xlsx'])(
  'a file of present values, brought in as %s as it is, changes nothing',
  async (format) => {
    const pins = [await begunPlan(), await begunPlan()];
    const begun = await addPlan(tracker, await addProject(tracker.db, { consortia: ['IMPC'] }));
    const { job, rows } = await done('attemptUpdates', await fileOf(`${OF_JAX}&format=${format}`));
    expect(job.action).toMatchObject({ ignored: [] });
    expect(rows.filter(({ target }) => [...pins, begun].includes(target))).toMatchObject([
      { target: pins[0], outcome: 'unchanged', message: null },
      { target: pins[1], outcome: 'unchanged' },
      { target: begun, outcome: 'unchanged' },
    ]);
  },
);

test('it says which gene and status a plan has, and what it is changed to is stored', async () => {
  const pin = await begunPlan();
  const before = await readPlan(tracker, pin);
  const [row] = await rowsIn(await fileOf());
  expect(row).toMatchObject({
    ...{ PIN: pin, 'Plan Status': 'Embryos Obtained', 'MI date': '2031-03-02' },
    ...{ Gene: 'Cib2', 'Number of Embryos Injected': '40' },
  });
  const { rows } = await done('attemptUpdates', sheetOf([{ ...row, 'Number of Embryos Injected': '41' }]));
  expect(rows).toMatchObject([
    { outcome: 'changed', details: [{ field: 'crisprAttempt.totalEmbryosInjected', newValue: '41' }] },
  ]);
  const { crisprAttempt } = await readPlan(tracker, pin);
  expect(crisprAttempt).toEqual({ ...before.crisprAttempt, totalEmbryosInjected: 41 });
});

const STALE =
  /^Number Transferred: unit@lab\.example set this to '30' on .* Please download the file again to change this plan\.$/;

test('what somebody else has changed since the download is not overwritten', async () => {
  const [pin, untouched] = [await begunPlan(), await begunPlan()];
  const [row, other] = await rowsIn(await fileOf());
  const { crisprAttempt } = await readPlan(tracker, pin);
  await changePlan(tracker, pin, { crisprAttempt: { ...crisprAttempt, totalTransferred: 30 } });
  const { rows } = await done(
    'attemptUpdates',
    sheetOf([{ ...row, 'Number of Embryos Injected': '41' }, other ?? {}]),
  );
  expect(rows).toMatchObject([
    { target: pin, outcome: 'refused', message: expect.stringMatching(STALE) },
    { target: untouched, outcome: 'unchanged' },
  ]);
  expect((await readPlan(tracker, pin)).crisprAttempt).toMatchObject({
    totalEmbryosInjected: 40,
    totalTransferred: 30,
  });
});

test('a row whose values are there already changes nothing, whatever its version', async () => {
  const pin = await begunPlan();
  const [row] = await rowsIn(await fileOf());
  const changed = sheetOf([{ ...row, 'Number of Embryos Injected': '41' }]);
  expect((await done('attemptUpdates', changed)).rows).toMatchObject([{ target: pin, outcome: 'changed' }]);
  expect((await done('attemptUpdates', changed)).rows).toMatchObject([{ outcome: 'unchanged' }]);
});

test('plans that somebody may not update are not in the file', async () => {
  await begunPlan();
  expect(await rowsIn(await fileOf(OF_JAX, CAST.stranger))).toEqual([]);
  expect((await get(tracker, address(OF_JAX))).statusCode).toBe(403);
});

test('a unit that does not exist, and one for new projects, are refused', async () => {
  expect(refusal(await get(tracker, address('workUnitName=Nope'), CAST.unitMember))).toBe(
    "400 Work Unit 'Nope' does not exist.",
  );
  const newProjects = address(OF_JAX).replace('attemptUpdates', 'newProjects');
  expect(refusal(await get(tracker, newProjects, CAST.unitMember))).toBe(
    '400 Only a file of updates comes with the present values of a work unit.',
  );
});
