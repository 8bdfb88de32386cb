import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createProject, geneOf, get, knownPlans, savePlan } from '../../bench/plan-calls.mjs';
import { signIn } from '../../bench/running-server.mjs';

/** A request is not waited for longer than the server holds one. */
const REQUEST_MS = 25_000;
/** After a refusal, as a program that sends a request again waits. */
const PAUSE_MS = 200;
/** What the site may refuse while its database fails over; 0: nobody responded, 502 and 504: nginx reports that. */
const EXPECTED = new Set([0, 502, 503, 504]);

/**
 * @typedef {{ keys: Set<string>, created: Set<string>, saved: Map<string, number>, acknowledgedAt: number[],
 *   refusals: Map<string, number> }} Record keys: of every creation that was sent; created: of those that were acknowledged;
 *   saved: number of the last save that was acknowledged, by plan; refusals: those that nobody expects, with their number
 * @typedef {{ record: Record, stop(): Promise<void> }} PersistentWriters
 */

/**
 * People at work whose programs send a request again until it is acknowledged: creations with the same `Idempotency-Key`,
 * saves with the same `If-Match`.
 *
 * @param {string} url of the site
 * @param {number} clients
 * @returns {Promise<PersistentWriters>}
 */
export async function startPersistentWriters(url, clients) {
  const session = { url, token: await signIn(url) };
  const plans = await knownPlans(session);
  const plansAtHand = plans.slice(0, clients);
  if (plansAtHand.length < clients)
    throw new Error(`The demo has ${plans.length} plans with founders, not ${clients}.`);
  /** @type {Record} */
  const record = {
    keys: new Set(),
    created: new Set(),
    saved: new Map(),
    acknowledgedAt: [],
    refusals: new Map(),
  };
  const work = { session, record, isOver: false };
  const genes = await Promise.all(plansAtHand.map((plan) => geneOf(session, plan.project)));
  const running = plansAtHand.map((plan, index) => workOn(work, plan, genes[index] ?? ''));
  const stop = async () => {
    work.isOver = true;
    await Promise.all(running);
  };
  return { record, stop };
}

/**
 * @typedef {{ session: { url: string, token: string }, record: Record, isOver: boolean }} Work
 * @param {Work} work
 * @param {{ self: string, project: string, body: any }} plan @param {string} gene
 */
async function workOn(work, plan, gene) {
  const { record } = work;
  for (let turn = 1; !work.isOver; turn += 1) {
    const key = randomUUID();
    record.keys.add(key);
    if (await isCreated(work, gene, key)) {
      record.created.add(key);
      record.acknowledgedAt.push(Date.now());
    }
    if (await isSaved(work, plan, turn)) {
      record.saved.set(plan.self, turn);
      record.acknowledgedAt.push(Date.now());
    }
  }
}

/** @param {Work} work @param {string} gene @param {string} key */
async function isCreated(work, gene, key) {
  const send = () => createProject(work.session, gene, { key, comment: key, signal: patience() });
  const response = await untilAnswered(work, send);
  return response?.ok === true;
}

/** @param {Work} work @param {{ self: string, body: any }} plan @param {number} turn */
async function isSaved(work, plan, turn) {
  const read = await untilAnswered(work, () => get(work.session, plan.self));
  if (read?.ok !== true) return false;
  const options = () => ({ tag: read.tag, signal: patience() });
  const response = await untilAnswered(work, () => savePlan(work.session, plan, turn, options()), [412]);
  if (response?.status !== 412) return response?.ok === true;
  // Sent again, it finds its own version where the first one was stored.
  const stored = await untilAnswered(work, () => get(work.session, plan.self));
  return stored?.ok === true && JSON.parse(stored.text).comment === `Measured ${turn}`;
}

const patience = () => AbortSignal.timeout(REQUEST_MS);

/**
 * @typedef {{ ok: boolean, status: number, text: string, tag: string }} Answer
 * @param {Work} work @param {() => Promise<Response>} send @param {readonly number[]} [known] refusals that are no surprise
 * @returns {Promise<Answer | undefined>} undefined when the work is over before
 */
async function untilAnswered(work, send, known = []) {
  for (;;) {
    const answer = await answered(send);
    if (answer.ok || known.includes(answer.status)) return answer;
    if (answer.status === 401) await signInAgain(work);
    else if (!EXPECTED.has(answer.status)) note(work.record, answer);
    if (work.isOver) return undefined;
    await pause(PAUSE_MS);
  }
}

/** @param {() => Promise<Response>} send @returns {Promise<Answer>} */
async function answered(send) {
  try {
    const response = await send();
    const text = await response.text();
    return { ok: response.ok, status: response.status, text, tag: response.headers.get('etag') ?? '' };
  } catch (error) {
    return { ok: false, status: 0, text: String(error), tag: '' };
  }
}

/** Access tokens are short, a drill is long. @param {Work} work */
async function signInAgain(work) {
  const token = await signIn(work.session.url).catch(() => undefined);
  if (token !== undefined) work.session = { ...work.session, token };
}

/** @param {Record} record @param {Answer} answer */
function note({ refusals }, { status, text }) {
  const what = `${status} ${text.slice(0, 200)}`;
  refusals.set(what, (refusals.get(what) ?? 0) + 1);
}
