import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { get, refusal } from '../../../../testing/calls.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { addPerson } from '../../../identity/people/testing/people.ts';
import { makeToken } from '../../../identity/personal-tokens/personal-tokens.ts';
import { findSubject } from '../../../identity/permissions/subject-repository.ts';
import { reportMaintenanceRoutes } from './maintenance-routes.ts';

const CDA = readSettings({}).cdaUserKey;
const PATH = '/tracking-api/reports';
let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([reportMaintenanceRoutes]);
  await addCast(tracker.db);
  await addPerson(tracker.db, { email: CDA });
});
afterAll(() => tracker.close());

const call = async (path: string, caller: string | null = CDA) => {
  const { statusCode, body } = await get(tracker, `${PATH}/${path}`, caller);
  return [statusCode, body];
};

async function storedTexts(name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from report join report_type on report_type.id = report.report_type_id
    where report_type.name = ${name}`.execute(tracker.db);
  return rows[0]?.count ?? 0;
}

async function typeOf(name: string) {
  return tracker.db
    .selectFrom('report_type')
    .select(['description', 'is_public'])
    .where('name', '=', name)
    .executeTakeFirst();
}

describe('jobs of the existing tracker (api-3 §8.2), for the CDA and administrators', () => {
  test.each([
    ['gene_interest', 'gene_interest'],
    ['phenotyping_colonies', 'phenotyping_colonies'],
    ['mgi/phenotyping_colonies', 'mgi_phenotyping'],
    ['mgi/crispr_alleles', 'mgi_crispr'],
    ['mgi/initial_crispr', 'mgi_initial_crispr'],
    ['mgi/modification_alleles', 'mgi_modification'],
  ])('generate/%s makes %s, and answers without a body', async (address, name) => {
    expect(await storedTexts(name)).toBe(0);
    expect(await call(`generate/${address}`)).toEqual([200, '']);
    expect(await storedTexts(name)).toBe(1);
  });

  test('maintenance/cleanAll leaves the two newest texts of each report', async () => {
    for (const text of ['oldest', 'old', 'new'])
      for (const name of ['products', 'mgi_es_cell'])
        await sql`insert into report (report_type_id, report)
          select id, ${text} from report_type where name = ${name}`.execute(tracker.db);
    expect(await call('maintenance/cleanAll', CAST.administrator)).toEqual([200, '']);
    const { rows } = await sql<{ report: string }>`select report from report join report_type
      on report_type.id = report_type_id where name = any ('{products,mgi_es_cell}') order by report`.execute(
      tracker.db,
    );
    expect(rows.map(({ report }) => report)).toEqual(['new', 'new', 'old', 'old']);
  });

  test('types/create adds one that is missing; otherwise 403 without a body', async () => {
    await sql`delete from report_type where name = 'gene_symbol_update_log'`.execute(tracker.db);
    expect(await call('types/create/gene_symbol_update_log')).toEqual([200, '']);
    expect(await call('types/create/gene_symbol_update_log')).toEqual([403, '']);
    expect(await call('types/create/nonsense')).toEqual([403, '']);
    expect(await typeOf('nonsense')).toBeUndefined();
  });

  test('types/createAll adds all that are missing', async () => {
    await sql`delete from report_type where name in ('gene_symbol_update_log', 'dcc_phenotyping_status')`.execute(
      tracker.db,
    );
    expect(await call('types/createAll')).toEqual([200, '']);
    for (const name of ['gene_symbol_update_log', 'dcc_phenotyping_status'])
      expect(await typeOf(name)).toBeDefined();
  });

  test('types/updateDescription and types/updateAllDescriptions reset descriptions', async () => {
    const overwrite = () => sql`update report_type set description = 'overwritten'`.execute(tracker.db);
    await overwrite();
    expect(await call('types/updateDescription/mgi_crispr')).toEqual([200, '']);
    expect(await typeOf('mgi_crispr')).toMatchObject({ description: 'CRISPR alleles, for MGI' });
    expect(await typeOf('mgi_es_cell')).toMatchObject({ description: 'overwritten' });
    expect(await call('types/updateDescription/nonsense')).toEqual([403, '']);
    expect(await call('types/updateAllDescriptions')).toEqual([200, '']);
    expect(await typeOf('mgi_es_cell')).toMatchObject({ description: 'ES cell alleles, for MGI' });
  });

  test('types/updatePublicSettings resets which reports are public', async () => {
    await sql`update report_type set is_public = not is_public`.execute(tracker.db);
    expect(await call('types/updatePublicSettings')).toEqual([200, '']);
    expect(await typeOf('mgi_crispr')).toMatchObject({ is_public: true });
    expect(await typeOf('gene_interest')).toMatchObject({ is_public: false });
  });

  test.each(['generate/gene_interest', 'maintenance/cleanAll', 'types/createAll', 'types/create/products'])(
    '%s is refused to others',
    async (path) => {
      for (const caller of [CAST.stranger, CAST.unitMember, CAST.dcc])
        expect(refusal(await get(tracker, `${PATH}/${path}`, caller))).toBe(
          '403 You do not have permission to do this. It is for the CDA and administrators.',
        );
      expect((await get(tracker, `${PATH}/${path}`)).statusCode).toBe(401);
    },
  );

  test('a personal access token for reading does not make reports', async () => {
    const cda = await findSubject(tracker.db, CDA, tracker.context.settings);
    if (cda === undefined) throw new Error(`There is no account ${CDA}.`);
    const { token } = await makeToken(
      tracker.context,
      {
        caller: cda,
        enteredWith: { sessionId: null },
        remoteAddress: '127.0.0.1',
        request: { method: 'POST', url: '/api/personalTokens', body: {}, headers: {}, caller: cda },
      },
      { name: 'reader', scope: 'read', days: 1 },
    );
    const response = await tracker.app.inject({
      url: `${PATH}/generate/gene_interest`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(refusal(response)).toMatch(/^403 This access token is for reading only/);
  });
});
