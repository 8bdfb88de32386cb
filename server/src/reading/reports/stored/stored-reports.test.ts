import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { get, getJson, refusal, send } from '../../../../testing/calls.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { refreshIndex } from '../../../tracker/projects/assignment/project-status-repository.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { sheetRows } from '../../../../testing/sheets.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { reportText } from '../testing/report.ts';
import { makeOldReports, makeReport } from './report-store.ts';
import { storedReportRoutes } from './routes.ts';

let tracker: TestApp;
const TODAY = new Date('2031-07-01T12:00:00Z');
const LIMITS = { today: TODAY, languishingMonths: 6 };

beforeAll(async () => {
  tracker = await openTracker([storedReportRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Aaa1', accId: 'MGI:1' });
  await addProject(tracker.db, { assignmentStatus: 'Inactive', intentions: [{ gene: 'Aaa1' }] });
});
afterAll(() => tracker.close());

describe('keeping and serving (api-3 §8.2)', () => {
  const NAME = 'all_inactive_project_report';

  test('the newest text is sent as a file with the time of its making', async () => {
    await makeReport(tracker.db, NAME, LIMITS);
    const response = await get(tracker, `/api/reports/${NAME.toUpperCase()}`);
    expect(response.body.startsWith('Gene Symbol\tMGI Accession ID\tTPNs\n')).toBe(true);
    expect(response.body.endsWith('\n')).toBe(true);
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="all_inactive_project_report_\d{4}-\d\d-\d\dT[\d:.]+\.tsv"$/,
    );
  });

  test('the same comes as a workbook on request', async () => {
    const response = await get(tracker, `/api/reports/${NAME}?format=xlsx`);
    expect(response.headers['content-disposition']).toMatch(/\.xlsx"$/);
    const text = (await get(tracker, `/api/reports/${NAME}`)).body;
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(await sheetRows(response.rawPayload)).toEqual(lines);
    expect((await get(tracker, `/api/reports/${NAME}?format=pdf`)).statusCode).toBe(400);
  });

  test('a report that was never made is made on request; reports of other programs are not', async () => {
    await tracker.db.deleteFrom('report').execute();
    expect((await get(tracker, `/api/reports/${NAME}`)).statusCode).toBe(200);
    expect(refusal(await get(tracker, '/api/reports/products'))).toBe('404 There is no report products.');
  });

  test('stores two texts', async () => {
    for (let round = 0; round < 3; round++) await makeReport(tracker.db, NAME, LIMITS);
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from report join report_type on report_type.id = report_type_id
      where name = ${NAME}`.execute(tracker.db);
    expect(rows).toEqual([{ count: 2 }]);
  });

  test('makes old ones again, and leaves recent ones alone', async () => {
    await tracker.db.deleteFrom('report').execute();
    const now = { ...LIMITS, today: new Date() };
    const first = await makeOldReports(tracker.db, now, 24);
    expect(first).toContain(NAME);
    expect(await makeOldReports(tracker.db, now, 24)).toEqual([]);
    const tomorrow = { ...now, today: new Date(Date.now() + 25 * 3_600_000) };
    expect(await makeOldReports(tracker.db, tomorrow, 24)).toEqual(first);
  });

  test('makes none when the server stops', async () => {
    await tracker.db.deleteFrom('report').execute();
    const now = { ...LIMITS, today: new Date() };
    await expect(makeOldReports(tracker.db, now, 24, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await tracker.db.selectFrom('report').selectAll().execute()).toEqual([]);
    await makeReport(tracker.db, NAME, LIMITS);
  });

  test('a report that is being made is sent by nobody; a second server leaves it, until its maker must have ended', async () => {
    const now = { ...LIMITS, today: new Date() };
    await tracker.db.deleteFrom('report').execute();
    await sql`insert into report (report_type_id, report) select id, 'before' from report_type where name = ${NAME}`.execute(
      tracker.db,
    );
    const begin = (since: string) =>
      sql`insert into report (report_type_id, report, parts, created_at)
      select id, '', null, localtimestamp - ${since}::interval from report_type where name = ${NAME}`.execute(
        tracker.db,
      );
    const overdue = { ...now, today: new Date(Date.now() + 25 * 3_600_000) };
    await begin('59 minutes');
    expect(await reportText(tracker, NAME)).toBe('before\n');
    expect(await makeOldReports(tracker.db, overdue, 24)).not.toContain(NAME);
    await sql`delete from report where parts is null`.execute(tracker.db);
    await begin('61 minutes');
    expect(await makeOldReports(tracker.db, overdue, 24)).toContain(NAME);
    const { rows } = await sql`select id from report where parts is null`.execute(tracker.db);
    expect(rows).toEqual([]);
    expect(await reportText(tracker, NAME)).toMatch(/^Gene Symbol\t/);
  });

  test('a report that can not be made whole leaves nothing; the one before it is sent', async () => {
    const before = await reportText(tracker, NAME);
    const { db } = tracker;
    const count = async () => (await sql`select id from report`.execute(db)).rows.length;
    const stored = await count();
    await sql`alter table report_part add constraint refused check (number < 2) not valid`.execute(db);
    await expect(makeReport(db, NAME, LIMITS)).rejects.toThrow(/refused/);
    await sql`alter table report_part drop constraint refused`.execute(db);
    expect(await count()).toBe(stored);
    expect(await reportText(tracker, NAME)).toBe(before);
  });

  describe('a project that stops being public', () => {
    const hide = (tpn: string, privacy: string) =>
      inTransaction(tracker.db, 'test', async (tx) => {
        const { id } = await tx
          .updateTable('project')
          .set((eb) => ({
            privacy_id: eb.selectFrom('privacy').select('id').where('name', '=', privacy).$asScalar(),
          }))
          .where('tpn', '=', tpn)
          .returning('id')
          .executeTakeFirstOrThrow();
        await refreshIndex(tx, [id]);
      });
    const addInactive = async () => {
      const tpn = await addProject(tracker.db, {
        assignmentStatus: 'Inactive',
        intentions: [{ gene: 'Aaa1' }],
      });
      await makeReport(tracker.db, NAME, LIMITS);
      expect(await reportText(tracker, NAME)).toContain(tpn);
      return tpn;
    };

    test.each(['restricted', 'protected'])(
      'and becomes %s leaves stored reports at once',
      async (privacy) => {
        const tpn = await addInactive();
        await hide(tpn, privacy);
        expect(await reportText(tracker, NAME)).not.toContain(tpn);
      },
    );

    test('while a report is made is not in it once it is complete', async () => {
      const tpn = await addInactive();
      await sql`insert into report (report_type_id, report, parts, projects_hidden)
        select report_type.id, ${tpn}, null, count from report_type, projects_hidden where name = ${NAME}`.execute(
        tracker.db,
      );
      await hide(tpn, 'restricted');
      await sql`update report set parts = 0 where parts is null`.execute(tracker.db);
      expect(await reportText(tracker, NAME)).not.toContain(tpn);
    });

    test('leaves the texts of other programs alone', async () => {
      await sql`insert into report (report_type_id, report)
        select id, 'a text' from report_type where name = 'products'`.execute(tracker.db);
      await hide(await addInactive(), 'restricted');
      expect(await reportText(tracker, 'products')).toBe('a text\n');
      await tracker.db.deleteFrom('report').execute();
    });

    test('and is edited in another way changes nothing', async () => {
      const tpn = await addInactive();
      await hide(tpn, 'public');
      const { rows } = await sql<{ count: number }>`select count from projects_hidden`.execute(tracker.db);
      await sql`update project set comment = 'edited' where tpn = ${tpn}`.execute(tracker.db);
      expect((await sql`select count from projects_hidden`.execute(tracker.db)).rows).toEqual(rows);
    });
  });

  test('the list has the reports for the public, with what they are', async () => {
    expect(await getJson(tracker, '/api/reports/list')).toEqual({
      _embedded: {
        reportTypes: [
          { name: 'mgi_phenotyping', description: 'Colonies in phenotyping, for MGI' },
          { name: 'mgi_crispr', description: 'CRISPR alleles, for MGI' },
          { name: 'mgi_initial_crispr', description: 'CRISPR alleles in short form, for MGI' },
          { name: 'mgi_modification', description: 'Modified ES cell alleles, for MGI' },
          { name: 'mgi_es_cell', description: 'ES cell alleles, for MGI' },
        ],
      },
    });
  });

  test('a list without reports for the public is empty', async () => {
    const setPublic = (change: string) =>
      sql.raw(`update report_type set is_public = ${change}`).execute(tracker.db);
    await setPublic('false');
    expect(await getJson(tracker, '/api/reports/list')).toEqual({});
    await setPublic(`name like 'mgi%' and name <> 'mgi_allele_template'`);
  });

  test('administrators make one again; nobody else does', async () => {
    const make = (name: string, caller: string | null) =>
      send(tracker, 'POST', `/api/v2/reports/${name}/make`, {}, caller);
    expect((await make(NAME, CAST.administrator)).statusCode).toBe(204);
    expect(refusal(await make(NAME, CAST.unitMember))).toMatch(
      /^403 You do not have permission to make reports/,
    );
    expect((await make(NAME, null)).statusCode).toBe(401);
    expect(refusal(await make('products', CAST.administrator))).toBe(
      '404 The tracker does not make a report products.',
    );
  });

  test('JSON lines of an uploaded report', async () => {
    await sql`insert into report (report_type_id, report)
      select id, ${'{"mutationId":1}\nnonsense\n{"mutationId":2}'} from report_type where name = 'products_crispr'`.execute(
      tracker.db,
    );
    expect(await getJson(tracker, '/api/reports/json/products_crispr')).toEqual([
      { mutationId: 1 },
      { mutationId: 2 },
    ]);
    expect(await getJson(tracker, '/api/reports/json/nothing')).toEqual([]);
  });
});
