import { sql } from 'kysely';
import { cachedByRequest } from '../../platform/cache/cached.ts';
import type { Db } from '../../platform/database/database.ts';
import { countByPeriod, type PeriodCount } from './counted-units.ts';
import { countGenes } from './overlap.ts';
import type { ProductionRequest } from './request.ts';

/** Enough for every work unit and the periods that people look at. */
const MOST_REQUESTS = 500;

/** Counts of confirmed lines, as they are at the moment of the request. */
export interface RememberedCounts {
  byPeriod: (db: Db, request: ProductionRequest) => Promise<readonly PeriodCount[]>;
  /** How many genes have confirmed lines. */
  genes: (db: Db) => Promise<number>;
}

/** What is counted, of which version, and the database that has it. */
interface Counted {
  db: Db;
  version: number;
}

/**
 * Counts again only when something has changed that is counted, whichever instance of the server changed it. A version is read where
 * its counts are read, and before them: what is remembered of a version is never older than it, also when a replica was asked.
 */
export function rememberedCounts(): RememberedCounts {
  const byPeriod = cachedByRequest(
    ({ version, request }: Counted & { request: ProductionRequest }) =>
      `${version} ${JSON.stringify(request)}`,
    ({ db, request }) => countByPeriod(db, request),
    { max: MOST_REQUESTS },
  );
  const genes = cachedByRequest(
    ({ version }: Counted) => String(version),
    async ({ db }) => ({ count: await countGenes(db) }),
  );
  return {
    byPeriod: async (db, request) => byPeriod.read({ db, version: await versionOf(db), request }),
    genes: async (db) => (await genes.read({ db, version: await versionOf(db) })).count,
  };
}

async function versionOf(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select confirmed_lines_version() as version`.execute(db);
  return rows[0]?.version ?? 0;
}
