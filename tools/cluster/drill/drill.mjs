import { setTimeout as pause } from 'node:timers/promises';
import { percentile, seconds, table } from '../../bench/figures.mjs';
import { waitUntil } from '../ha/program.mjs';
import { compareWithDatabase } from './compare.mjs';
import { untilFirstGoodWrite } from './outage.mjs';
import { startPersistentWriters } from './persistent-writers.mjs';

/** The writers work so long before a fault and after it. */
const WORK_MS = 2000;
const TAKE_OVER_PATIENCE_MS = 120_000;

/**
 * @typedef {import('../ha/database.mjs').FailoverDatabase} FailoverDatabase
 * @typedef {import('../ha/node.mjs').Node} Node
 * @typedef {{ name: string, boundMs: number, break(primary: Node, database: FailoverDatabase): Promise<void>,
 *   mend(broken: Node): void }} Fault
 */

/** What happens to the machine of the primary, and how soon writes must work again. @type {readonly Fault[]} */
export const FAULTS = [
  {
    name: 'killed',
    boundMs: 30_000,
    break: async (primary) => primary.kill(),
    mend: (broken) => broken.start(),
  },
  {
    name: 'stopped',
    boundMs: 30_000,
    break: async (primary) => primary.freeze(),
    mend: (broken) => broken.thaw(),
  },
  {
    name: 'switched over',
    boundMs: 5000,
    break: (_primary, database) => database.switchOver(),
    mend: () => undefined,
  },
];

/**
 * @typedef {{ fault: Fault, rounds: number, acknowledged: number, lost: string[], twice: string[], outages: number[],
 *   refusals: string[], samePids: boolean }} Outcome outages: milliseconds until the first good write, by round
 */

/**
 * Breaks the primary of a running cluster under people at work, round after round, and compares what was acknowledged with what
 * is there.
 *
 * @param {{ cluster: import('../cluster.mjs').Cluster, database: FailoverDatabase, bin: string }} site
 * @param {{ fault: Fault, rounds: number, clients: number, report?: (line: string) => void }} options
 * @returns {Promise<Outcome>}
 */
export async function drill(
  { cluster, database, bin },
  { fault, rounds, clients, report = () => undefined },
) {
  const pids = cluster.instances.map((instance) => instance.pid());
  const { record, stop } = await startPersistentWriters(cluster.url, clients);
  const outages = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const outage = await oneRound(database, record, fault);
      outages.push(outage);
      report(`${fault.name}, round ${round}: the first good write after ${seconds(outage)}`);
    }
  } finally {
    await stop();
  }
  const { lost, twice } = compareWithDatabase({ bin }, database.directUrl, record);
  return {
    fault,
    rounds,
    acknowledged: record.acknowledgedAt.length,
    lost,
    twice,
    outages,
    refusals: [...record.refusals].map(([what, count]) => `${count} x ${what}`),
    samePids: cluster.instances.every(
      (instance, index) => instance.pid() === pids[index] && isRunning(instance.pid()),
    ),
  };
}

/** @param {FailoverDatabase} database @param {import('./persistent-writers.mjs').Record} record @param {Fault} fault */
async function oneRound(database, record, fault) {
  await database.untilWhole();
  await pause(WORK_MS);
  const primary = await database.primary();
  if (primary === undefined) throw new Error('There is no primary.');
  const at = Date.now();
  await fault.break(primary, database);
  const isTakenOver = async () => {
    const next = await database.primary();
    return next !== undefined && next !== primary;
  };
  await waitUntil('another node is the primary', isTakenOver, { patienceMs: TAKE_OVER_PATIENCE_MS });
  const takenOver = Date.now();
  const isWritten = () => record.acknowledgedAt.some((written) => written > takenOver);
  await waitUntil('a write is acknowledged', isWritten, { patienceMs: TAKE_OVER_PATIENCE_MS });
  await pause(WORK_MS);
  fault.mend(primary);
  await database.untilWhole();
  return untilFirstGoodWrite(at, record.acknowledgedAt);
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {readonly Outcome[]} outcomes */
export function drillTable(outcomes) {
  const head = [
    'the primary is',
    'rounds',
    'acknowledged writes',
    'lost',
    'created twice',
    'first good write: median',
    'worst',
    'bound',
    'other refusals',
    'API processes',
  ];
  const rows = outcomes.map(({ fault, ...outcome }) => [
    fault.name,
    String(outcome.rounds),
    String(outcome.acknowledged),
    String(outcome.lost.length),
    String(outcome.twice.length),
    seconds(percentile(outcome.outages, 0.5)),
    seconds(percentile(outcome.outages, 1)),
    seconds(fault.boundMs),
    String(outcome.refusals.length),
    outcome.samePids ? 'the same' : 'others',
  ]);
  const details = outcomes
    .flatMap(({ lost, twice, refusals }) => [...lost, ...twice, ...refusals])
    .slice(0, 20);
  return (
    table('The primary fails under people at work', head, rows) +
    details.map((line) => `  ${line}\n`).join('')
  );
}

/** Whether everything is as docs/operations.md promises. @param {Outcome} outcome */
export function isAsPromised({ fault, lost, twice, outages, refusals, samePids }) {
  const isInTime = percentile(outages, 1) <= fault.boundMs;
  return lost.length + twice.length + refusals.length === 0 && isInTime && samePids;
}
