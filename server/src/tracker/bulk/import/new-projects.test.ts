import { sql } from 'kysely';
import type { PlanPage, Project } from 'shared/contract';
import { get, getJson } from '../../../../testing/calls.ts';
import { CAST } from '../../../../testing/cast.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { readSheet } from '../../../platform/spreadsheet/read-sheet.ts';
import { workbookStream } from '../../../platform/spreadsheet/write-workbook.ts';
import { importing, NEW_PROJECT, openImports, sheetOf, WITH_ATTEMPT } from './testing/imports.ts';

let tracker: TestApp;
const { done, refused } = importing(() => tracker);

beforeAll(async () => {
  tracker = await openImports();
});
afterAll(() => tracker.close());

/** A row that no other test has: the reference makes it another project. */
let references = 0;
const newRow = (cells: Readonly<Record<string, string>> = {}) => ({
  ...NEW_PROJECT,
  'Row Reference': `r${++references}`,
  ...cells,
});
const countProjects = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from project`.execute(
    tracker.db,
  );
  return rows[0]?.count;
};
const messageOf = async (cells: Readonly<Record<string, string>>) => {
  const { rows } = await done('newProjects', sheetOf([newRow(cells)]));
  expect(rows[0]?.outcome).toBe('refused');
  return rows[0]?.message;
};

describe('a row', () => {
  test('becomes a project with its plan, attempt and guides, as the requests would create them', async () => {
    const cells = {
      ...WITH_ATTEMPT,
      Recovery: 'Yes',
      Funders: 'KOMP2',
      'Project Comment': 'first',
      'Plan Comment': 'second',
      'Attempt Comment': 'third',
      'Number of Embryos Injected': '12',
    };
    const { rows } = await done('newProjects', sheetOf([newRow(cells)]));
    const tpn = rows[0]?.target ?? '';
    expect(rows).toMatchObject([{ outcome: 'changed', line: 2, message: null }]);
    const project = await getJson<Project>(tracker, `/api/projects/${tpn}`, CAST.unitMember);
    expect(project).toMatchObject({ privacyName: 'public', recovery: true, comment: 'first' });
    expect(project.consortia.map(({ consortiumName }) => consortiumName)).toEqual(['BaSH', 'IMPC']);
    const { _embedded } = await getJson<PlanPage>(tracker, `/api/plans?tpn=${tpn}`, CAST.unitMember);
    expect(_embedded?.plans).toMatchObject([
      {
        attemptTypeName: 'crispr',
        workUnitName: 'JAX',
        comment: 'second',
        statusName: 'Embryos Obtained',
        crisprAttempt: {
          miDate: '2031-03-02',
          comment: 'third',
          totalEmbryosInjected: 12,
          nucleases: [{ typeName: 'Cas9', className: 'mRNA' }],
          guides: [{ sequence: 'ACGTACGTACGTACGTACGTAGG', strand: '-', start: 1001 }],
        },
      },
    ]);
  });

  test('may have its columns in any order and case, under the names of the API too', async () => {
    const row = Object.fromEntries(
      Object.entries(newRow({ 'Guide 1 pam': '' }))
        .map(([title, value]) => [title === 'Work Unit' ? 'workUnitName' : title.toUpperCase(), value])
        .toReversed(),
    );
    const { job, rows } = await done('newProjects', sheetOf([{ ...row, 'My notes': 'x' }]));
    expect(rows).toMatchObject([{ outcome: 'changed' }]);
    expect(job.action).toMatchObject({ name: 'createProjects', ignored: ['My notes'] });
  });

  test('may name its gene by a synonym, which is shown, or by accession id', async () => {
    const { rows } = await done(
      'newProjects',
      sheetOf([newRow({ Gene: 'fip200' }), newRow({ Gene: 'MGI:1341850' })]),
    );
    expect(rows.map(({ details }) => details[0])).toEqual([
      { field: 'gene', oldValue: 'fip200', newValue: 'Rb1cc1', note: 'Synonym' },
      { field: 'gene', oldValue: null, newValue: 'Rb1cc1', note: '' },
    ]);
  });

  test('shows where the project stands among others on its gene', async () => {
    await done('newProjects', sheetOf([newRow({ Gene: 'Rbm39' })]));
    const { rows } = await done('newProjects', sheetOf([newRow({ Gene: 'Rbm39' })]), { isPreview: true });
    expect(rows[0]?.details).toContainEqual({
      field: 'assignmentStatus.name',
      oldValue: null,
      newValue: 'Inspect - Conflict',
      note: '',
    });
  });

  test.each<[string, Record<string, string>, string]>([
    ['an unknown gene', { Gene: 'Nope' }, 'Gene with accession id or symbol [Nope] does not exist.'],
    [
      'a synonym of several genes',
      { Gene: 'Cc1' },
      'Gene: Cc1 is a synonym of several genes: Rb1cc1, Rbm39. Please write which one.',
    ],
    ['nothing where something is needed', { Privacy: '' }, 'Privacy: This cell must not be empty.'],
    ['an unknown name', { Privacy: 'secret' }, "Privacy 'secret' does not exist."],
    ['an unknown work group', { 'Work Group': 'x' }, "Work Group: Work group name 'x' does not exist."],
    [
      'an attempt type that begins no project',
      { 'Attempt Type': 'breeding' },
      "Attempt Type: 'breeding' is no attempt type of a first plan. Use one of: crispr, haplo-essential crispr, es cell.",
    ],
    [
      'words for a number',
      { ...WITH_ATTEMPT, 'Number Transferred': 'many' },
      "Number Transferred: 'many' is not a whole number.",
    ],
    [
      'a date of which nobody knows the month',
      { ...WITH_ATTEMPT, 'MI date': '03/02/2031' },
      "MI date: '03/02/2031' is no date. Write it as 2026-03-31, or format the cell as a date.",
    ],
    [
      'several cells, all at once',
      { ...WITH_ATTEMPT, Privacy: '', 'Number Transferred': '1,20', 'MI date': '2031-02-30' },
      "Privacy: This cell must not be empty. MI date: 2031-02-30 is not a day of the calendar. Number Transferred: '1,20' is not a whole number.",
    ],
    [
      'a day that does not exist',
      { ...WITH_ATTEMPT, 'MI date': '2031-02-30' },
      'MI date: 2031-02-30 is not a day of the calendar.',
    ],
    ['neither yes nor no', { Recovery: 'maybe' }, "Recovery: 'maybe' is neither yes nor no."],
    [
      'a column of another attempt type',
      { 'Total Blasts Injected': '3' },
      'Total Blasts Injected: Attempts of type crispr do not have this column. Please empty the cell.',
    ],
    [
      'a guide that breaks a rule',
      { ...WITH_ATTEMPT, 'Guide 1 Sequence': 'ACGT' },
      'Guide 1 Sequence: Guide sequence needs to be at least 16bps.',
    ],
    [
      'a guide in the wrong place',
      { ...WITH_ATTEMPT, 'Guide 1 Stop': '1024' },
      'Guide 1 Stop: Error guides information. Sequence has a total length of 23bps and the difference between start and ' +
        'stop plus one is 24. Please add the correct coordinates.',
    ],
    ['an attempt without guides', { 'MI date': '2031-03-02' }, '[Nuclease information] cannot be null.'],
    [
      'more text than fits',
      { 'Work Unit': 'x'.repeat(501) },
      'Work Unit: This text has 501 characters; at most 500 can be saved. Please shorten it.',
    ],
  ])('with %s is refused in words', async (_name, cells, message) => {
    const before = await countProjects();
    expect(await messageOf(cells)).toBe(message);
    expect(await countProjects()).toBe(before);
  });

  test('of somebody who may not create it is refused', async () => {
    const { rows } = await done('newProjects', sheetOf([newRow()]), { caller: CAST.stranger });
    expect(rows).toMatchObject([
      { outcome: 'refused', message: 'You do not have permission to create the project.' },
    ]);
  });
});

describe('five hundred projects, of which twenty are wrong', () => {
  // As in a list of a consortium, few of them on one gene: its projects compete, and each new one weighs all of them.
  const genes = Array.from({ length: 100 }, (_, index) => `Many${index}`);
  const rows = Array.from({ length: 500 }, (_, index) =>
    newRow(
      index % 25 === 7 ? { Gene: 'FIP200', Privacy: 'open' } : { Gene: genes[index % genes.length] ?? '' },
    ),
  );
  beforeAll(async () => {
    for (const [index, symbol] of genes.entries())
      await addGene(tracker.db, { symbol, accId: `MGI:${990_000 + index}` });
  });
  const wrongLines = rows.flatMap(({ Privacy }, index) => (String(Privacy) === 'open' ? [index + 2] : []));

  test('are named by a preview, which stores nothing', async () => {
    const before = await countProjects();
    const preview = await done('newProjects', sheetOf(rows), { isPreview: true });
    expect(preview.job).toMatchObject({ total: 500, changed: 480, unchanged: 0, refused: 20 });
    expect(preview.rows.filter(({ outcome }) => outcome === 'refused').map(({ line }) => line)).toEqual(
      wrongLines,
    );
    expect(await countProjects()).toBe(before);
  }, 60_000);

  test('are created but for those, and by a repetition none', async () => {
    const before = (await countProjects()) ?? 0;
    const { id, job } = await done('newProjects', sheetOf(rows));
    expect(job).toMatchObject({ changed: 480, refused: 20, isUndoable: false });
    expect(await countProjects()).toBe(before + 480);

    const again = await done('newProjects', sheetOf(rows.toReversed()));
    expect(again.job).toMatchObject({ changed: 0, unchanged: 480, refused: 20 });
    expect(again.rows[0]?.message).toMatch(/^TPN:\d+ was created from the same row before\.$/);
    expect(await countProjects()).toBe(before + 480);

    const file = await get(tracker, `/api/v2/bulkJobs/${id}/refusedRows?format=xlsx`, CAST.unitMember);
    const lines: (readonly string[])[] = [];
    for await (const { cells } of readSheet(file.rawPayload)) lines.push(cells);
    expect(lines).toHaveLength(21);
    expect(lines[1]?.slice(0, 3)).toEqual([
      String(wrongLines[0]),
      "Privacy 'open' does not exist.",
      'FIP200',
    ]);

    // Mended, the file is brought in as it is.
    const [header = [], ...refusedLines] = lines;
    const place = header.indexOf('Privacy');
    const mended = refusedLines.map((cells) => cells.with(place, 'public'));
    const bytes: Buffer[] = [];
    for await (const piece of workbookStream({ header, rows: [mended] })) bytes.push(piece);
    expect((await done('newProjects', Buffer.concat(bytes))).job).toMatchObject({ changed: 20, refused: 0 });
  }, 120_000);
});

describe('the same row twice', () => {
  test('in one file creates once, whatever it calls the gene', async () => {
    const row = newRow({ Gene: 'FIP200' });
    const { rows } = await done('newProjects', sheetOf([row, row, { ...row, Gene: 'rb1cc1' }]));
    expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'unchanged', 'unchanged']);
    expect(rows[1]?.message).toBe('The same as line 2.');
    expect(rows[2]?.message).toBe(`${rows[0]?.target} was created from the same row before (line 2).`);
  });

  test('creates another project where the file calls it something else', async () => {
    const { rows } = await done('newProjects', sheetOf([newRow(), newRow()]));
    expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
  });
});

describe('a file', () => {
  test.each([
    [
      'that lacks a column',
      sheetOf([{ Gene: 'Cib2', Privacy: 'public' }]),
      /^400 The file lacks the columns 'Mutation Type'/,
    ],
    [
      'with a column twice',
      `Gene,Marker Symbol,gene\nCib2,Cib2,x\n`,
      /^400 The file has the column 'gene' twice\.$/,
    ],
    ['without rows', sheetOf([]), /^400 The file has no rows below its header\.$/],
    ['that is no table', Buffer.from([0, 1, 2]), /^400 CSV file could not be read/],
  ])('%s is refused', async (_name, file, message) => {
    expect(await refused('newProjects', file)).toMatch(message);
  });

  test('of visitors is refused, and other people do not see it', async () => {
    expect(await refused('newProjects', sheetOf([newRow()]), { caller: null })).toMatch(/^40[13] /);
    const { id } = await done('newProjects', sheetOf([newRow({ Privacy: 'open' })]));
    const path = `/api/v2/bulkJobs/${id}/refusedRows`;
    expect((await get(tracker, path, CAST.stranger)).statusCode).toBe(404);
    expect((await get(tracker, path, CAST.unitMember)).body).toContain(`"Privacy 'open' does not exist."`);
  });

  test('made from a template of each attempt type has its columns', async () => {
    const header = async (kind: string, type: string) =>
      (await get(tracker, `/api/v2/imports/${kind}/template?attemptTypeName=${type}`, CAST.unitMember)).body;
    expect(await header('newProjects', 'crispr')).toMatch(/^"Gene","Mutation Type",.*"Guide 4 Source Name"/);
    expect(await header('newProjects', 'es cell')).toContain('"ES Cell Name"');
    expect(await header('attemptUpdates', 'crispr')).toMatch(/^"PIN","MI date",.*"Number of G0 Pups Born"/);
    const [, row] = (await header('newProjects', 'crispr&genes=Cib2,Rb1cc1')).split('\n');
    expect(row).toMatch(/^"Cib2","",.*"crispr"/);
    const unknown = await get(
      tracker,
      '/api/v2/imports/newProjects/template?attemptTypeName=x',
      CAST.unitMember,
    );
    expect(unknown.statusCode).toBe(400);
  });
});
