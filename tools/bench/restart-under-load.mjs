import { setTimeout as pause } from 'node:timers/promises';
import { milliseconds, percentile, table } from './figures.mjs';
import { createProject, get, geneOf, knownPlans, savePlan } from './plan-calls.mjs';
import { signIn } from './running-server.mjs';

/** People at work at the same moment. */
const CLIENTS = 12;
/** Before the first, and after each instance has come back. */
const QUIET_MS = 3000;

/**
 * Reads, saves and creations through nginx while each of two instances of the API is ended (SIGTERM) and started again.
 * Nobody should notice: the column of errors says whether somebody did.
 *
 * @param {import('../cluster/cluster.mjs').Cluster} cluster with the demo
 * @returns {Promise<string>} a table
 */
export async function restartUnderLoad(cluster) {
  const server = { url: cluster.url, token: await signIn(cluster.url) };
  const plans = await knownPlans(server);
  /** @type {Map<string, { times: number[], errors: string[] }>} */
  const kinds = new Map();
  let isOver = false;

  /** @param {string} kind @param {() => Promise<Response>} send */
  const timed = async (kind, send) => {
    const found = kinds.get(kind) ?? { times: [], errors: [] };
    kinds.set(kind, found);
    const start = performance.now();
    try {
      const response = await send();
      const body = await response.text();
      if (!response.ok) found.errors.push(`${response.status} ${body.slice(0, 200)}`);
    } catch (error) {
      found.errors.push(String(error));
    }
    found.times.push(performance.now() - start);
  };
  /** Each client has its own plan, as people mostly do. @param {number} client */
  const work = async (client) => {
    const plan = plans[client % plans.length];
    if (plan === undefined) throw new Error('The demo has no plans with founders.');
    const gene = await geneOf(server, plan.project);
    for (let turn = 0; !isOver; turn += 1) {
      await timed('read a project', () => get(server, plan.project));
      await timed('save a plan', () => savePlan(server, plan, turn));
      await timed('create a project', () => createProject(server, gene));
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, client) => work(client));
  await pause(QUIET_MS);
  for (const instance of cluster.instances) {
    await instance.stop();
    await instance.start();
    await pause(QUIET_MS);
  }
  isOver = true;
  await Promise.all(clients);

  const errors = [...kinds.values()].flatMap((kind) => kind.errors);
  const rows = [...kinds].map(([kind, { times, errors: ofKind }]) => [
    kind,
    String(times.length),
    String(ofKind.length),
    ...[0.5, 0.95, 1].map((share) => milliseconds(percentile(times, share))),
  ]);
  const title = `Restart of each of two instances under load (${CLIENTS} clients), errors: ${errors.length}`;
  const examples = [...new Set(errors)].slice(0, 5).map((error) => `  ${error}\n`);
  return table(title, ['', 'requests', 'errors', 'p50', 'p95', 'worst'], rows) + examples.join('');
}
