import { sql } from 'kysely';
import { cached, cachedByRequest } from '../../platform/cache/cached.ts';
import type { Db } from '../../platform/database/database.ts';
import { countByPeriod, type PeriodCount } from './counted-units.ts';
import { countGenes } from './overlap.ts';
import type { ProductionRequest } from './request.ts';

/** Enough for every work unit and the periods that people look at. */
const MOST_REQUESTS = 500;

/** Counts of confirmed lines, as they are at the moment of the request. */
export interface RememberedCounts {
  byPeriod: (request: ProductionRequest) => Promise<readonly PeriodCount[]>;
  /** How many genes have confirmed lines. */
  genes: () => Promise<number>;
}

/** Counts again only when something has changed that is counted, whichever instance of the server changed it. */
export function rememberedCounts(db: Db): RememberedCounts {
  const byPeriod = cachedByRequest(keyOf, ({ request }) => countByPeriod(db, request), {
    max: MOST_REQUESTS,
  });
  const genes = cached(async () => ({ count: await countGenes(db) }));
  return {
    byPeriod: async (request) => byPeriod.read({ version: await versionOf(db), request }),
    genes: async () => (await genes.read(String(await versionOf(db)))).count,
  };
}

async function versionOf(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select confirmed_lines_version() as version`.execute(db);
  return rows[0]?.version ?? 0;
}

/** Counts of another version are never found again, and give way in time. */
function keyOf({ version, request }: { version: number; request: ProductionRequest }): string {
  return `${version} ${JSON.stringify(request)}`;
}
