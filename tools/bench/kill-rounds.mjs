import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword, startInstance } from '../cluster/instance.mjs';
import { startWriters } from './acknowledged-writes.mjs';
import { milliseconds, percentile, table } from './figures.mjs';
import { signIn } from './running-server.mjs';

const CLIENTS = 6;
/** Longest time that the writers work before the server is killed. */
const WORK_MS = 1500;

/**
 * Kills the server (SIGKILL) while people write, again and again, and looks after each start whether everything is there
 * that it had acknowledged.
 *
 * @param {{ name: string, rounds: number, settings: Record<string, string> }} options name of the database, and its setting
 * @returns {Promise<string>} a table
 */
export async function killRounds({ name, rounds, settings }) {
  const instance = await startInstance({
    DEMO: '1',
    DEMO_SHARE: '20',
    DEMO_PASSWORD: demoPassword,
    ...settings,
  });
  const url = `http://${instance.address}`;
  const starts = [];
  const lost = [];
  let acknowledged = 0;
  for (let round = 0; round < rounds; round += 1) {
    const writers = await startWriters({ url, token: await signIn(url) }, { clients: CLIENTS });
    // At another moment of the work in every round.
    await pause(200 + ((round * 137) % WORK_MS));
    await instance.stop('SIGKILL');
    await writers.stop();
    acknowledged += writers.acknowledged();
    const start = performance.now();
    await instance.start();
    starts.push(performance.now() - start);
    lost.push(...(await writers.lost({ url, token: await signIn(url) })));
  }
  await instance.stop();
  const row = [
    name,
    String(rounds),
    String(acknowledged),
    String(lost.length),
    milliseconds(percentile(starts, 0.5)),
    milliseconds(percentile(starts, 1)),
  ];
  const head = ['', 'rounds', 'acknowledged writes', 'lost', 'start p50', 'slowest'];
  return (
    table('SIGKILL under writes', head, [row]) +
    lost
      .slice(0, 5)
      .map((text) => `  ${text}\n`)
      .join('')
  );
}
