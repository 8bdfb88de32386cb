/** Writes `docs/database-code.sql`: `npm run database-code` in server. */
import { writeFileSync } from 'node:fs';
import { Kysely } from 'kysely';
import { embeddedDialect } from '../../src/platform/database/embedded/embedded-dialect.ts';
import { openPgliteEngine } from '../../src/platform/database/embedded/pglite-engine.ts';
import { migrate } from '../../src/platform/database/migrator.ts';
import type { Database } from '../../src/platform/database/schema.ts';
import { databaseCode } from './database-code.ts';

const db = new Kysely<Database>({ dialect: embeddedDialect(await openPgliteEngine()) });
await migrate(db);
writeFileSync(new URL('../../../docs/database-code.sql', import.meta.url), await databaseCode(db));
await db.destroy();
