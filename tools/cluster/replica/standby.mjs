import { spawnSync } from 'node:child_process';
import { startPostgres } from '../../machine/postgres.mjs';
import { query, runProgram } from '../../operations/postgres-programs.mjs';

/**
 * A standby that streams from another PostgreSQL of this machine.
 *
 * @typedef {import('../../machine/postgres.mjs').RunningPostgres & { pause(): void, goOn(): void, freeze(): void, thaw(): void }} Standby
 *   pause, goOn: it receives the log, and replays no more of it; freeze, thaw: all of it stands still, as a machine does
 */

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
  const running = await startPostgres(programs, { fill: copy, isStandby: true });
  const run = (/** @type {string} */ statement) => void query(programs, running.url, statement);
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    const { stdout } = spawnSync('pgrep', ['-P', String(running.pid())], { encoding: 'utf8' });
    for (const pid of [running.pid(), ...stdout.split('\n').filter(Boolean).map(Number)])
      process.kill(pid, name);
  };
  return {
    ...running,
    pause: () => run('select pg_wal_replay_pause()'),
    goOn: () => run('select pg_wal_replay_resume()'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
}
