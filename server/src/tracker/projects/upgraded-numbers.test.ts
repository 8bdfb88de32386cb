import { sql } from 'kysely';
import { openUnmigratedDatabase } from '../../../testing/database/test-database.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { loadCatalogues } from '../../catalogue/reference-data/load-catalogues.ts';
import { migrate, readMigrations } from '../../platform/database/migrator.ts';

test('numbers stay when a database learns that some do not follow from ids (migration 0040)', async () => {
  const { db, close } = await openUnmigratedDatabase();
  await migrate(
    db,
    readMigrations().filter(({ name }) => name < '0040'),
  );
  await loadCatalogues(db);
  await addProject(db, { plans: [{ workUnit: 'JAX', colonies: ['JAX-1'] }] });
  const numbers = async () => {
    const { rows } = await sql`
      select tpn, pin, tpo, (select count(*) from project_index where project_id = project.id) as indexed
      from project join plan on plan.project_id = project.id join outcome on outcome.plan_id = plan.id`.execute(
      db,
    );
    return rows;
  };
  const before = await numbers();
  await migrate(db);
  expect(before).toHaveLength(1);
  expect(await numbers()).toEqual(before);
  await close();
});
