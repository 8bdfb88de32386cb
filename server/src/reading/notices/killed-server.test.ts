/** Notices and mails as a whole: servers that are killed while they write them, and the next ones that go on. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { withEmbeddedDatabase } from '../../../testing/embedded-database.ts';
import { freePort } from '../../../testing/free-port.ts';
import { serverProcesses, START_PATIENCE_MS } from '../../../testing/server-process.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { loadCatalogues } from '../../catalogue/reference-data/load-catalogues.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import type { Db } from '../../platform/database/database.ts';
import { followerOfPerson } from '../following/followers.ts';
import { addFollowedProject, makeMailsDue } from '../following/testing/followed-records.ts';

jest.setTimeout(12 * START_PATIENCE_MS);

const CHANGES = 3000;
/** The jobs begin five seconds after a server has started. */
const FIRST_RUN_MS = 5_000;
const { dataDir, run, ready } = serverProcesses();
const own = join(dataDir, 'own');

/** Starts a server, and kills it so long after its jobs have begun. */
async function runAndKill(afterMs: number): Promise<void> {
  const server = run(await freePort(), { DATA_DIR: own });
  await ready(server);
  await pause(FIRST_RUN_MS + afterMs);
  server.process.kill('SIGKILL');
  await server.ended;
}

/** A busy machine may need more than one run for the rest of the work. */
const MOST_RUNS = 5;

/** Starts servers, and kills each after two seconds of work, until the work is done. */
async function runUntil(isDone: (db: Db) => Promise<boolean>): Promise<void> {
  for (let runs = 0; runs < MOST_RUNS; runs += 1) {
    await runAndKill(2_000);
    if (await withEmbeddedDatabase(own, isDone)) return;
  }
}

async function countNotices(db: Db) {
  const { rows } = await sql<{ notices: number; changes: number }>`
    select count(*)::integer as notices, count(distinct history_id)::integer as changes from notice`.execute(
    db,
  );
  return rows[0];
}

const unmailed = (db: Db) => db.selectFrom('notice').select('id').where('mailed_at', 'is', null).execute();

test('each change becomes one notice, and each notice goes into one mail, however often servers are killed', async () => {
  await withEmbeddedDatabase(own, async (db) => {
    await loadCatalogues(db);
    const personId = await addPerson(db, { email: 'jo@lab.example' });
    const geneId = await addGene(db, { symbol: 'Cib2', accId: 'MGI:1929293' });
    const { planId } = await addFollowedProject(db, 'Cib2');
    const followerId = await followerOfPerson(db, personId);
    const follow = { follower_id: followerId, gene_id: geneId, mail: 'daily', confirmed_at: new Date() };
    await db.insertInto('follow').values(follow).execute();
    await sql`
      insert into history (entity_name, entity_id, version, comment, changed_by)
      select 'Plan', ${planId}, number, 'Plan updated', 'author@lab.example' from generate_series(2, ${CHANGES + 1}) number`.execute(
      db,
    );
  });
  for (const afterMs of [150, 300]) await runAndKill(afterMs);
  await runUntil(async (db) => (await countNotices(db))?.changes === CHANGES);
  await withEmbeddedDatabase(own, async (db) => {
    expect(await countNotices(db)).toEqual({ notices: CHANGES, changes: CHANGES });
    await makeMailsDue(db);
  });
  for (const afterMs of [0, 100]) await runAndKill(afterMs);
  await runUntil(async (db) => (await unmailed(db)).length === 0);
  await withEmbeddedDatabase(own, async (db) => {
    const mails = await db.selectFrom('mail').select('subject').execute();
    expect(mails).toEqual([{ subject: '3,000 changes of Cib2' }]);
    expect(await unmailed(db)).toEqual([]);
  });
});
