import { join } from 'node:path';
import { lastingPort } from '../../machine/free-port.mjs';
import { report, startProgram, waitUntil } from './program.mjs';

const MEMBERS = ['etcd-1', 'etcd-2', 'etcd-3'];
const START_PATIENCE_MS = 60_000;

/**
 * Starts three etcd that agree on who is the primary.
 *
 * @param {string} program @param {string} folder
 * @returns {Promise<{ hosts: string[], stop(): Promise<void> }>} hosts: host:port of each
 */
export async function startEtcd(program, folder) {
  /** @type {{ name: string, client: string, peer: string }[]} */
  const members = [];
  for (const name of MEMBERS)
    members.push({
      name,
      client: `127.0.0.1:${await lastingPort()}`,
      peer: `127.0.0.1:${await lastingPort()}`,
    });
  const cluster = members.map(({ name, peer }) => `${name}=http://${peer}`).join(',');
  const running = members.map(({ name, client, peer }) => {
    const settings = {
      name,
      'data-dir': join(folder, name),
      'listen-client-urls': `http://${client}`,
      'advertise-client-urls': `http://${client}`,
      'listen-peer-urls': `http://${peer}`,
      'initial-advertise-peer-urls': `http://${peer}`,
      'initial-cluster': cluster,
      // On a busy machine a member that is late is not taken for dead.
      'heartbeat-interval': '250',
      'election-timeout': '2500',
    };
    const words = Object.entries(settings).map(([key, value]) => `--${key}=${value}`);
    return startProgram(program, words, { folder, log: join(folder, `${name}.log`) });
  });
  const stop = async () => {
    await Promise.all(running.map(({ end }) => end('SIGKILL')));
  };
  const isHealthy = async () => {
    const health = await Promise.all(members.map(({ client }) => report(`http://${client}/health`)));
    return health.every((one) => one?.body.health === 'true');
  };
  try {
    await waitUntil('etcd agrees', isHealthy, {
      patienceMs: START_PATIENCE_MS,
      log: join(folder, 'etcd-1.log'),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { hosts: members.map(({ client }) => client), stop };
}
