import { sql } from 'kysely';
import { cached } from '../../platform/cache/cached.ts';
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
  const byPeriod = cached((key) => countByPeriod(db, requestOf(key)), { max: MOST_REQUESTS });
  const genes = cached(async () => ({ count: await countGenes(db) }));
  return {
    byPeriod: async (request) => byPeriod.read(keyOf(await versionOf(db), request)),
    genes: async () => (await genes.read(String(await versionOf(db)))).count,
  };
}

async function versionOf(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select confirmed_lines_version() as version`.execute(db);
  return rows[0]?.version ?? 0;
}

/** The version comes first: counts of another one are never found again, and give way in time. */
function keyOf(version: number, request: ProductionRequest): string {
  return `${version} ${JSON.stringify(request)}`;
}

function requestOf(key: string): ProductionRequest {
  return JSON.parse(key.slice(key.indexOf(' ') + 1));
}
