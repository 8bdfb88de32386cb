import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { databaseCode } from './database-code.ts';

// Each version of PostgreSQL writes views in its way.
const onEmbedded = process.env.TEST_DATABASE_URL ? test.skip : test;

onEmbedded('docs/database-code.sql is fresh (`npm run database-code` in server writes it)', async () => {
  const { db, close } = await openTestDatabase();
  const written = readFileSync(resolve(__dirname, '../../../docs/database-code.sql'), 'utf8');
  expect(written).toBe(await databaseCode(db));
  await close();
});
