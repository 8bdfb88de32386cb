import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../../machine/at-exit.mjs';
import { memoryDisk } from '../../machine/memory-disk.mjs';
import { giveTo, unprivilegedUser } from '../../machine/postgres.mjs';
import { startEtcd } from './etcd.mjs';
import { startHaproxy } from './haproxy.mjs';
import { makeNode, PASSWORD } from './node.mjs';
import { startPgbouncer } from './pgbouncer.mjs';
import { waitUntil } from './program.mjs';

const NODES = ['node-1', 'node-2', 'node-3'];
const PATIENCE_MS = 120_000;

/**
 * A database that fails over.
 *
 * @typedef {import('./node.mjs').Node} Node
 * @typedef {{ url: string, directUrl: string, nodes: Node[], primary(): Promise<Node | undefined>, untilWhole(): Promise<void>,
 *   switchOver(): Promise<void>, stop(): Promise<void> }} FailoverDatabase url: through PgBouncer; directUrl: past it;
 *   untilWhole: until there are a primary, a synchronous standby and a third node that follows
 */

/**
 * Starts three etcd, three PostgreSQL under Patroni, HAProxy and PgBouncer on free ports, in a folder that goes with them.
 *
 * @param {import('../../machine/failover-programs.mjs').FailoverPrograms} programs
 * @param {string} bin folder of PostgreSQL's programs
 * @param {Record<string, number>} [settings] of Patroni, instead of those in `deploy/failover`
 * @returns {Promise<FailoverDatabase>}
 */
export async function startFailoverDatabase(programs, bin, settings = {}) {
  const base = memoryDisk() ?? (unprivilegedUser() === undefined ? tmpdir() : '/tmp');
  const folder = mkdtempSync(join(base, 'tracker-failover-'));
  giveTo(unprivilegedUser(), folder);
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const forget = atExit(clear);
  /** What is ended, the last first. @type {(() => Promise<void>)[]} */
  const ends = [];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
    forget();
    clear();
  };
  try {
    const etcd = await startEtcd(programs.etcd, folder);
    ends.push(etcd.stop);
    /** @type {Node[]} */
    const nodes = [];
    for (const name of NODES) {
      const node = await makeNode({ name, patroni: programs.patroni, bin, folder, etcdHosts: etcd.hosts });
      ends.push(node.stop);
      node.start();
      nodes.push(node);
    }
    const members = membersOf(nodes);
    const log = nodes[0]?.log ?? '';
    await waitUntil('three nodes work together', () => isWhole(members), { patienceMs: PATIENCE_MS, log });
    if (Object.keys(settings).length > 0) await ask(nodes[0], 'PATCH', '/config', settings);
    const haproxy = await startHaproxy(programs.haproxy, folder, nodes);
    ends.push(haproxy.stop);
    const pooling = join(folder, 'pgbouncer');
    mkdirSync(pooling);
    const pgbouncer = await startPgbouncer(programs.pgbouncer, pooling, haproxy);
    ends.push(pgbouncer.stop);
    return {
      url: `postgres://tracker:${PASSWORD}@127.0.0.1:${pgbouncer.port}/tracker`,
      directUrl: `postgres://tracker:${PASSWORD}@127.0.0.1:${haproxy.port}/postgres`,
      nodes,
      primary: () => primaryOf(nodes),
      untilWhole: () =>
        waitUntil('three nodes work together', () => isWhole(members), { patienceMs: PATIENCE_MS, log }),
      switchOver: () => switchOver(nodes, members),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * What the nodes agree on, from the first that responds.
 *
 * @typedef {{ name: string, role: string, state: string, lag?: number | string, timeline?: number }} Member
 * @param {readonly Node[]} nodes
 * @returns {() => Promise<Member[]>}
 */
const membersOf = (nodes) => async () => {
  for (const node of nodes) {
    const members = (await node.report('/cluster'))?.body.members;
    if (members !== undefined) return members;
  }
  return [];
};

/** @param {() => Promise<Member[]>} members */
async function isWhole(members) {
  const all = await members();
  const roles = all.map(({ role }) => role).sort();
  const timelines = new Set(all.map(({ timeline }) => timeline));
  return (
    roles.join() === 'leader,replica,sync_standby' &&
    timelines.size === 1 &&
    all.every(({ state, lag }) => ['running', 'streaming'].includes(state) && lag !== 'unknown')
  );
}

/** @param {readonly Node[]} nodes */
async function primaryOf(nodes) {
  const reports = await Promise.all(nodes.map((node) => node.report('/primary')));
  return nodes.find((_, index) => reports[index]?.status === 200);
}

/** In order: the synchronous standby becomes the primary. @param {readonly Node[]} nodes @param {() => Promise<Member[]>} members */
async function switchOver(nodes, members) {
  const all = await members();
  const nameOf = (/** @type {string} */ wanted) => all.find(({ role }) => role === wanted)?.name;
  const [leader, candidate] = [nameOf('leader'), nameOf('sync_standby')];
  const node = nodes.find(({ name }) => name === leader);
  if (node === undefined || candidate === undefined) throw new Error('No standby can take over.');
  await ask(node, 'POST', '/switchover', { leader, candidate });
}

/** @param {Node | undefined} node @param {'POST' | 'PATCH'} method @param {string} path @param {unknown} body */
async function ask(node, method, path, body) {
  const address = `http://127.0.0.1:${node?.restPort}${path}`;
  const response = await fetch(address, { method, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`Patroni refused: ${response.status} ${await response.text()}`);
}
