import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { get, refusal } from '../../../../testing/calls.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { storedReportRoutes } from './routes.ts';

/** The reports of the tracker itself, which are made on request. */
const MADE_HERE = [
  ...['gene_interest', 'phenotyping_colonies', 'mgi_phenotyping', 'mgi_crispr', 'mgi_initial_crispr'],
  ...['mgi_modification', 'languishing_project_report', 'multiple_assigned_project_report'],
  ...['no_assigned_project_report', 'all_inactive_project_report', 'no_genotype_confirmed_genes_report'],
];
/** Reports that other programs upload. */
const MADE_ELSEWHERE = [
  ...['gene_interest_json', 'mgi_es_cell', 'mgi_allele_template', 'dcc_phenotyping_status'],
  ...['gene_symbol_update_log', 'products', 'products_intermediate_vectors', 'products_targeting_vectors'],
  ...['products_es_cells', 'products_mice', 'products_crispr', 'products_order', 'products_allele'],
];

let tracker: TestApp;
beforeAll(async () => void (tracker = await openTracker([storedReportRoutes])));
afterAll(() => tracker.close());

test('the names are those of the list, public or not (api-3 §8.2)', async () => {
  const { rows } = await sql<{ name: string }>`select name from report_type`.execute(tracker.db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...MADE_HERE, ...MADE_ELSEWHERE].toSorted());
});

describe.each(MADE_HERE)('%s', (name) => {
  test('is a file of this name, with the time of its making, for everybody (api-3 §8.1)', async () => {
    const { statusCode, headers, body } = await get(tracker, `/api/reports/${name.toUpperCase()}`);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="${name}_\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}\\.tsv"$`),
    );
    expect(headers).toMatchObject({
      'content-type': 'text/tab-separated-values; charset=utf-8',
      pragma: 'no-cache',
      expires: '0',
      'x-content-type-options': 'nosniff',
    });
    // Without rows there is the header, on a line that is ended.
    expect(body).toMatch(/^[^\n]+\t[^\n]+\n$/);
  });
});

describe.each(MADE_ELSEWHERE)('%s', (name) => {
  test('is not there until it is put there, and then is sent as it is (api-3 §8.2)', async () => {
    const path = `/api/reports/${name}`;
    expect(refusal(await get(tracker, path))).toBe(`404 There is no report ${name}.`);
    await sql`insert into report (report_type_id, report)
      select id, ${'older'} from report_type where name = ${name}`.execute(tracker.db);
    await sql`insert into report (report_type_id, report)
      select id, ${'A\tB\n1\t'} from report_type where name = ${name}`.execute(tracker.db);
    expect((await get(tracker, path)).body).toBe('A\tB\n1\t\n');
  });
});

test('another name is not found', async () => {
  expect(refusal(await get(tracker, '/api/reports/project'))).toBe('404 There is no report project.');
});
