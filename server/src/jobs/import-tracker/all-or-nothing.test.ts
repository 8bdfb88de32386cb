/** An import is done whole or not at all, and only into a tracker that has no projects yet. */
import { sql } from 'kysely';
import type { HistoryRecord } from 'shared/contract';
import { LEAST_PROJECT, FIRST_PLAN, intention } from '../../../testing/new-project.ts';
import { getJson, send } from '../../../testing/calls.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { fingerprint } from './testing/existing-model/fingerprint.ts';
import {
  openMigration,
  OPENING_PATIENCE_MS,
  STAFF,
  type Migration,
} from './testing/existing-model/imported-tracker.ts';
import { ImportRefused } from './report/report.ts';

let migration: Migration;
beforeAll(async () => {
  migration = await openMigration();
}, OPENING_PATIENCE_MS);
afterAll(async () => migration.close());

test('a rehearsal reports what would be done, and leaves nothing, nor uses up numbers', async () => {
  const { db } = migration.tracker;
  const before = await fingerprint(db);
  const report = await migration.run({ dryRun: true });
  expect(report.dryRun).toBe(true);
  expect(report.tables.find(({ source }) => source === 'project')).toMatchObject({ read: 6, taken: 6 });
  expect(await fingerprint(db)).toEqual(before);
});

test.each(['person', 'project', 'mutation', 'history_detail'])(
  'an import that breaks off after the table %s leaves nothing',
  async (table) => {
    const { db } = migration.tracker;
    const before = await fingerprint(db);
    const interrupted = migration.run({
      log: (line) => {
        if (line.startsWith(`${table}: `)) throw new Error('The power failed.');
      },
    });
    await expect(interrupted).rejects.toThrow('The power failed.');
    expect(await fingerprint(db)).toEqual(before);
  },
);

test('a schema without the tables of the existing tracker is refused', async () => {
  await expect(migration.run({ schema: 'nowhere' })).rejects.toThrow(ImportRefused);
});

test('refuses a tracker that contains a project, and leaves its data as they are', async () => {
  const { db } = migration.tracker;
  await addPerson(db, { email: 'early@lab.example', unitRoles: [['JAX', 'manager']] });
  const body = { ...LEAST_PROJECT, planDetails: FIRST_PLAN, projectIntentions: [intention('Fict2new')] };
  const made = await send(migration.tracker, 'POST', '/api/projects', body, 'early@lab.example');
  expect(made.statusCode).toBe(200);
  const before = await fingerprint(db);
  await expect(migration.run()).rejects.toThrow(
    /^The tracker to import into already holds 1 project\. .*Nothing was imported\.$/,
  );
  expect(await fingerprint(db)).toEqual(before);
});

describe('a new tracker that has been used a little', () => {
  let used: Migration;
  beforeAll(async () => {
    used = await openMigration();
    const { db } = used.tracker;
    // Its administrator was changed, and the nightly reports were made; the existing tracker has rows of these ids.
    await db
      .insertInto('history')
      .values({ id: 2101, entity_name: 'Person', entity_id: 1, comment: 'Person updated' })
      .execute();
    await db
      .insertInto('report')
      .values({ id: 2401, report: 'made here', report_type_id: sql`(select min(id) from report_type)` })
      .execute();
  }, OPENING_PATIENCE_MS);
  afterAll(async () => used.close());

  test('keeps its own history and reports beside those that come', async () => {
    const report = await used.run();
    expect(report.tables.filter(({ refused }) => refused > 0)).toEqual([]);
    const { rows } = await fingerprint(used.tracker.db);
    expect([rows.get('history'), rows.get('report')]).toEqual([7, 3]);
    const history = await getJson<HistoryRecord[]>(
      used.tracker,
      '/api/plans/PIN:0000000101/history',
      STAFF.administrator,
    );
    expect(history.map(({ details }) => details.length)).toEqual([3]);
  });
});
