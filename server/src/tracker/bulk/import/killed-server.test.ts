/** A spreadsheet as a whole: a server that is killed while it creates its projects, and the next one, which goes on. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { BulkJob, ChangeResponse } from 'shared/contract';
import { withEmbeddedDatabase } from '../../../../testing/embedded-database.ts';
import { freePort } from '../../../../testing/free-port.ts';
import { serverProcesses, START_PATIENCE_MS } from '../../../../testing/server-process.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { loadCatalogues } from '../../../catalogue/reference-data/load-catalogues.ts';
import { addPerson } from '../../../identity/people/testing/people.ts';
import { hashPassword } from '../../../identity/sessions/passwords.ts';
import { NEW_PROJECT, sheetOf, WITH_ATTEMPT } from './testing/imports.ts';

jest.setTimeout(4 * START_PATIENCE_MS);

const ROWS = 120;
const GENES = ['Cib2', 'Rb1cc1', 'Rbm39'];
/** Every tenth row names a privacy that there is not. */
const WRONG = ROWS / 10;
const SHEET = sheetOf(
  Array.from({ length: ROWS }, (_, index) => ({
    ...{ ...NEW_PROJECT, ...WITH_ATTEMPT, 'Row Reference': `r${index}` },
    Gene: GENES[index % GENES.length] ?? '',
    Privacy: index % 10 === 3 ? 'open' : 'public',
  })),
);
const USER = { userName: 'jo@lab.example', password: 'a password for tests' };

const { dataDir, run, ready } = serverProcesses();
const own = join(dataDir, 'own');

async function started() {
  const server = run(await freePort(), { DATA_DIR: own });
  await ready(server);
  const response = await fetch(`${server.url}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(USER),
  });
  const { accessToken } = Value.Parse(Type.Object({ accessToken: Type.String() }), await response.json());
  return { server, headers: { authorization: `Bearer ${accessToken}` } };
}

type Started = Awaited<ReturnType<typeof started>>;

/** Gives the file, and returns the path of its job. */
async function give({ server, headers }: Started): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([SHEET], { type: 'text/csv' }), 'projects.csv');
  const response = await fetch(`${server.url}/api/v2/imports/newProjects?isPreview=false`, {
    ...{ method: 'POST', headers, body },
  });
  const { _links } = Value.Parse(ChangeResponse, await response.json());
  return new URL(_links.self.href).pathname;
}

/** The job, once so many of its rows are done. */
async function jobAfter({ server, headers }: Started, path: string, rows: number): Promise<BulkJob> {
  for (;;) {
    const response = await fetch(`${server.url}${path}`, { headers });
    const job = Value.Parse(BulkJob, await response.json());
    if (job.changed + job.refused >= rows) return job;
    await pause(20);
  }
}

test('each row creates its project once, also when the server is killed among them', async () => {
  await withEmbeddedDatabase(own, async (db) => {
    await loadCatalogues(db);
    const passwordHash = await hashPassword(USER.password);
    await addPerson(db, { email: USER.userName, passwordHash, unitRoles: [['JAX', 'general']] });
    for (const [index, symbol] of GENES.entries()) await addGene(db, { symbol, accId: `MGI:${index + 1}` });
  });
  const first = await started();
  const path = await give(first);
  expect((await jobAfter(first, path, ROWS / 3)).finishedAt).toBeNull();
  first.server.process.kill('SIGKILL');
  await first.server.ended;
  const second = await started();
  expect(await jobAfter(second, path, ROWS)).toMatchObject({
    ...{ total: ROWS, changed: ROWS - WRONG, unchanged: 0, refused: WRONG },
  });
  second.server.process.kill('SIGTERM');
  expect(await second.server.ended).toBe(0);

  await withEmbeddedDatabase(own, async (db) => {
    const { rows } = await sql<Record<'projects' | 'plans' | 'guides' | 'rows', number>>`
      select (select count(*)::integer from project) as projects, (select count(*)::integer from plan) as plans,
        (select count(*)::integer from guide) as guides, (select count(*)::integer from imported_row) as rows`.execute(
      db,
    );
    const created = ROWS - WRONG;
    expect(rows).toEqual([{ projects: created, plans: created, guides: created, rows: created }]);
  });
});
