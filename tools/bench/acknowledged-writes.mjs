import { setTimeout as pause } from 'node:timers/promises';
import { createProject, geneOf, get, json, knownPlans, savePlan } from './plan-calls.mjs';

/** After a refusal, as a client that tries again waits. */
const PAUSE_MS = 100;

/**
 * What became of one request: `status` 0 where nobody responded.
 *
 * @typedef {{ kind: string, at: number, ms: number, status: number, text: string }} Sample
 * @typedef {{ url: string, token: string }} Caller
 */

/**
 * People at work who remember what the server acknowledged: each reads a project, saves its plan and creates a project, again
 * and again.
 *
 * @param {Caller} server with the demo
 * @param {{ clients: number, onSample?: (sample: Sample) => void }} options
 * @returns {Promise<{ stop(): Promise<void>, acknowledged(): number, lost(caller: Caller): Promise<string[]> }>} lost: what
 *   was acknowledged and is not there; the caller may be signed in again since
 */
export async function startWriters(server, { clients, onSample = () => undefined }) {
  const plans = await knownPlans(server);
  if (plans.length < clients)
    throw new Error(`The demo has ${plans.length} plans with founders, not ${clients}.`);
  // Before anybody works: the server may be killed at any moment from then on.
  const known = await Promise.all(
    plans.slice(0, clients).map(async (plan) => ({ plan, gene: await geneOf(server, plan.project) })),
  );
  /** @type {string[]} */
  const created = [];
  /** The number of the last save that was acknowledged, by plan. @type {Map<string, number>} */
  const saved = new Map();
  const counted = { isOver: false, acknowledged: 0 };

  /** @param {string} kind @param {() => Promise<Response>} send @param {(body: any) => void} acknowledge */
  const attempt = async (kind, send, acknowledge) => {
    const at = Date.now();
    const sample = { kind, at, ms: 0, status: 0, text: '' };
    try {
      const response = await send();
      sample.text = await response.text();
      sample.status = response.status;
      if (response.ok) acknowledge(JSON.parse(sample.text));
    } catch (error) {
      sample.status = 0;
      sample.text = String(error);
    }
    sample.ms = Date.now() - at;
    onSample(sample);
    if (sample.status !== 200 && !counted.isOver) await pause(PAUSE_MS);
  };

  /** @param {{ plan: typeof plans[number], gene: string }} known */
  const work = async ({ plan, gene }) => {
    for (let turn = 1; !counted.isOver; turn += 1) {
      await attempt(
        'read a project',
        () => get(server, plan.project),
        () => undefined,
      );
      await attempt(
        'save a plan',
        () => savePlan(server, plan, turn),
        () => {
          saved.set(plan.self, turn);
          counted.acknowledged += 1;
        },
      );
      await attempt(
        'create a project',
        () => createProject(server, gene),
        ({ _links }) => {
          created.push(new URL(_links.self.href).pathname);
          counted.acknowledged += 1;
        },
      );
    }
  };
  const running = known.map(work);
  const stop = async () => {
    counted.isOver = true;
    await Promise.all(running);
  };

  /** @param {Caller} caller */
  const lost = async (caller) => {
    const missing = [];
    for (const [self, turn] of saved) {
      // A save that was not acknowledged may have been stored after it.
      const { comment } = await json(await get(caller, self));
      const stored = Number(/^Measured (\d+)$/.exec(comment)?.[1] ?? 0);
      if (stored < turn) missing.push(`${self}: save ${turn}, there is ${comment}`);
    }
    for (const path of created) {
      const response = await get(caller, path);
      await response.text();
      if (!response.ok) missing.push(`${path}: ${response.status}`);
    }
    return missing;
  };
  return { stop, acknowledged: () => counted.acknowledged, lost };
}
