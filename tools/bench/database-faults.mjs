import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword, startInstance } from '../cluster/instance.mjs';
import { startWriters } from './acknowledged-writes.mjs';
import { milliseconds, percentile, table } from './figures.mjs';
import { signIn } from './running-server.mjs';

/** People at work at the same moment. */
const CLIENTS = 12;
/** Between faults, until everybody is served again. */
const QUIET_MS = 4000;
const TERMINATION_MS = 300;
const PROBE_MS = 200;

/**
 * @typedef {import('./acknowledged-writes.mjs').Sample} Sample
 * @typedef {import('../machine/postgres.mjs').RunningPostgres} RunningPostgres
 * @typedef {{ name: string, act(): Promise<void> }} Phase
 */

/**
 * Lets the database fail in every way under reads and saves. The process must live, requests must be refused with 503 and
 * nothing else, `/readyz` must respond within two seconds, and no acknowledged write may be lost.
 *
 * @param {{ bin: string, postgres: RunningPostgres, terminateForMs: number }} options
 * @returns {Promise<string>} a table
 */
export async function databaseFaults({ bin, postgres, terminateForMs }) {
  const settings = {
    DATABASE_URL: postgres.url,
    DEMO: '1',
    DEMO_SHARE: '20',
    DEMO_PASSWORD: demoPassword,
  };
  const instance = await startInstance(settings);
  const url = `http://${instance.address}`;
  const pid = instance.pid();
  /** @type {Sample[]} */
  const samples = [];
  const caller = { url, token: await signIn(url) };
  const writers = await startWriters(caller, {
    clients: CLIENTS,
    onSample: (sample) => samples.push(sample),
  });
  const probes = startProbes(url);
  /** @type {Array<{ name: string, from: number, to: number }>} */
  const spans = [];
  for (const { name, act } of phasesOf({ bin, postgres, terminateForMs })) {
    for (const [title, run] of /** @type {const} */ ([
      [name, act],
      [`after: ${name}`, () => pause(QUIET_MS)],
    ])) {
      const from = Date.now();
      await run();
      spans.push({ name: title, from, to: Date.now() });
    }
  }
  await writers.stop();
  await probes.stop();
  const lost = await writers.lost(caller);
  const isUp = instance.pid() === pid;
  await instance.stop();

  const rows = spans.map(({ name, from, to }) => {
    const within = samples.filter(({ at }) => at >= from && at < to);
    const ready = probes.samples.filter(({ at }) => at >= from && at < to);
    const of = (/** @type {(status: number) => boolean} */ isOne) =>
      String(within.filter(({ status }) => isOne(status)).length);
    return [
      name,
      of(() => true),
      of((status) => status === 200),
      of((status) => status === 503),
      of((status) => status !== 200 && status !== 503),
      worst(within),
      worst(ready),
      [...new Set(ready.map(({ status }) => status))].join(' '),
    ];
  });
  const head = ['', 'requests', '200', '503', 'other', 'slowest', '/readyz slowest', '/readyz'];
  const title = `The database fails under ${CLIENTS} people: ${writers.acknowledged()} writes acknowledged, ${lost.length} lost; the process is ${isUp ? 'the same' : 'another'}`;
  const others = samples.filter(({ status }) => status !== 200 && status !== 503);
  const examples = [...new Set(others.map(({ status, text }) => `  ${status} ${text.slice(0, 200)}\n`))];
  return table(title, head, rows) + [...lost.map((text) => `  ${text}\n`), ...examples].slice(0, 8).join('');
}

/** @param {{ ms: number }[]} samples */
const worst = (samples) =>
  samples.length === 0
    ? ''
    : milliseconds(
        percentile(
          samples.map(({ ms }) => ms),
          1,
        ),
      );

/** @param {{ bin: string, postgres: RunningPostgres, terminateForMs: number }} options @returns {Phase[]} */
function phasesOf({ bin, postgres, terminateForMs }) {
  const restart = (/** @type {'fast' | 'immediate'} */ mode) => async () => {
    await postgres.halt(mode);
    await postgres.resume();
  };
  return [
    { name: 'nothing', act: () => pause(QUIET_MS) },
    {
      name: `a connection terminated every ${TERMINATION_MS / 1000} s`,
      act: async () => {
        const end = Date.now() + terminateForMs;
        for (; Date.now() < end; await pause(TERMINATION_MS)) terminateOne(bin, postgres.url);
      },
    },
    { name: 'restarted (fast)', act: restart('fast') },
    { name: 'restarted (immediate)', act: restart('immediate') },
    {
      name: 'stopped for 12 s',
      act: async () => {
        await postgres.halt('fast');
        await pause(12_000);
        await postgres.resume();
      },
    },
    {
      name: 'silent for 25 s',
      act: async () => {
        signalAll(postgres.pid(), 'STOP');
        await pause(25_000);
        signalAll(postgres.pid(), 'CONT');
      },
    },
  ];
}

/** @param {string} bin @param {string} url */
function terminateOne(bin, url) {
  const statement = `select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`;
  spawnSync(join(bin, 'psql'), [url, '--no-psqlrc', '--quiet', '--command', statement], { stdio: 'ignore' });
}

/** The server and its children, each of which is a process of its own. @param {number} pid @param {'STOP' | 'CONT'} signal */
function signalAll(pid, signal) {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  for (const one of [pid, ...stdout.split('\n').filter(Boolean).map(Number)])
    process.kill(one, `SIG${signal}`);
}

/** Asks whether the server is ready, as an orchestrator does. @param {string} url */
function startProbes(url) {
  /** @type {Array<{ at: number, ms: number, status: number }>} */
  const samples = [];
  let isOver = false;
  const running = (async () => {
    for (; !isOver; await pause(PROBE_MS)) {
      const at = Date.now();
      const status = await fetch(`${url}/readyz`).then(
        async (response) => {
          await response.text();
          return response.status;
        },
        () => 0,
      );
      samples.push({ at, ms: Date.now() - at, status });
    }
  })();
  const stop = async () => {
    isOver = true;
    await running;
  };
  return { samples, stop };
}
