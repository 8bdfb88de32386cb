import { createProject, geneOf, knownPlans } from '../bench/plan-calls.mjs';
import { signIn } from '../bench/running-server.mjs';
import { startInstance } from '../cluster/instance.mjs';
import { pitrDrill } from './pitr/pitr-drill.mjs';
import { restoreDrill } from './restore-drill.mjs';

/**
 * The drill with the demo, and with projects that are created through the API after the backup.
 *
 * @param {import('../machine/postgres.mjs').PostgresPrograms} programs
 * @param {number} [share] the demo of one gene in so many: of all by default
 */
export function demoDrill(programs, share = 1) {
  return restoreDrill(programs, {
    fill: (url) => withServer(url, async () => {}, { DEMO_SHARE: String(share) }),
    goOn: (url) => withServer(url, createSome),
  });
}

/**
 * The same with pgBackRest.
 *
 * @param {import('../machine/postgres.mjs').PostgresPrograms} programs
 * @returns {Promise<{ pointInTime: import('./restore-drill.mjs').Comparison }>}
 */
export async function demoPitrDrill(programs) {
  const { before, after } = await pitrDrill(programs, {
    fill: (url) => withServer(url, async () => {}),
    goOn: (url) => withServer(url, createSome),
    mistake: 'truncate project cascade',
  });
  return { pointInTime: { before, after } };
}

/** @param {string} databaseUrl @param {(address: string) => Promise<void>} act @param {Record<string, string>} [settings] */
async function withServer(databaseUrl, act, settings = {}) {
  const common = { DATABASE_URL: databaseUrl, DEMO: '1', REPORT_HOURS: '0' };
  const server = await startInstance({ ...common, ...settings });
  try {
    await act(`http://${server.address}`);
  } finally {
    await server.stop();
  }
}

/** @param {string} url */
async function createSome(url) {
  const caller = { url, token: await signIn(url) };
  for (const { project } of (await knownPlans(caller)).slice(0, 5)) {
    const response = await createProject(caller, await geneOf(caller, project));
    if (!response.ok)
      throw new Error(`A project was not created: ${response.status} ${await response.text()}`);
  }
}
