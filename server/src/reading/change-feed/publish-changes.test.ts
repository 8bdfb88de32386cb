import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { publishChanges } from './publish-changes.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('one call publishes all changes that are visible, in their order, however many an import made', async () => {
  const { db } = database;
  await sql`
    insert into history (entity_name, entity_id, version, comment)
    select 'Plan', 1, number, 'Plan updated' from generate_series(1, 12000) number`.execute(db);
  await publishChanges(db);
  const { rows } = await sql`
    select count(*)::integer as published, bool_and(position = version) as "inOrder",
      (select last_position from change_feed)::integer as last
    from history where position is not null`.execute(db);
  // A webhook that is added now begins behind all of them.
  expect(rows).toEqual([{ published: 12_000, inOrder: true, last: 12_000 }]);
});
