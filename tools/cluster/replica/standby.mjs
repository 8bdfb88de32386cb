import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { memoryDisk } from '../../machine/memory-disk.mjs';
import { startPostgres } from '../../machine/postgres.mjs';
import { query, runProgram } from '../../operations/postgres-programs.mjs';
import { until } from './calls.mjs';

/**
 * A standby that streams from another PostgreSQL of this machine.
 *
 * @typedef {import('../../machine/postgres.mjs').RunningPostgres & { pause(): void, goOn(): void, freeze(): void, thaw(): void,
 *   lock(table: string): Promise<void>, isSomebodyWaiting(): boolean }} Standby
 *   pause, goOn: it receives the log, and replays no more of it; freeze, thaw: all of it stands still, as a machine does; lock:
 *   reads of a table wait here, and no longer on the primary, until it goes on
 */

/** The function only requests it: what arrives before the replay has stopped would still be replayed. */
const PAUSE = `do $$ begin
  perform pg_wal_replay_pause();
  for attempt in 1..1000 loop
    if pg_get_wal_replay_pause_state() = 'paused' then return; end if;
    perform pg_sleep(0.01);
  end loop;
  raise 'The replay does not pause.';
end $$`;

/**
 * @param {import('../../machine/postgres.mjs').PostgresPrograms} programs
 * @param {{ url: string }} primary
 * @returns {Promise<Standby>}
 */
export async function startStandby(programs, primary) {
  const copy = (/** @type {string} */ data) =>
    void runProgram(programs, 'pg_basebackup', [
      '-D',
      data,
      '-d',
      primary.url,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
    ]);
  const running = await startPostgres(programs, { fill: copy, isStandby: true, base: memoryDisk() });
  const run = (/** @type {string} */ statement) => void query(programs, running.url, statement);
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    const { stdout } = spawnSync('pgrep', ['-P', String(running.pid())], { encoding: 'utf8' });
    for (const pid of [running.pid(), ...stdout.split('\n').filter(Boolean).map(Number)])
      process.kill(pid, name);
  };
  /** @param {string} table */
  const lock = async (table) => {
    const statements = `begin; lock table ${table} in access exclusive mode; select pg_sleep(1); commit`;
    const holder = spawn(join(programs.bin, 'psql'), ['-X', '-c', statements, primary.url], {
      stdio: 'ignore',
    });
    const hasEnded = once(holder, 'exit');
    const isLocked = `select 1 from pg_locks where relation = '${table}'::regclass and mode = 'AccessExclusiveLock'`;
    await until(async () => {
      // The lock comes with the next transaction whose log is sent.
      query(programs, primary.url, 'create table sent (); drop table sent');
      return query(programs, running.url, isLocked).length > 0;
    });
    run(PAUSE);
    await hasEnded;
  };
  return {
    ...running,
    lock,
    isSomebodyWaiting: () =>
      query(programs, running.url, 'select 1 from pg_locks where not granted').length > 0,
    pause: () => run(PAUSE),
    goOn: () => run('select pg_wal_replay_resume()'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
}
