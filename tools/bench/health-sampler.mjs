/** A thread of its own: the requests that are measured must not hold up the clock that measures what is beside them. */
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MS = 5;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let isStopped = false;

/** @param {string} url @returns {Promise<number>} ms until the response has come */
function call(url) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - start));
    });
    request.once('error', reject);
  });
}

/** @param {string} url */
async function sample(url) {
  /** @type {number[]} */
  const times = [];
  while (!isStopped) {
    times.push(await call(url));
    await pause(PAUSE_MS);
  }
  agent.destroy();
  parentPort?.postMessage(times);
  parentPort?.close();
}

parentPort?.once('message', () => (isStopped = true));
void sample(`${workerData.url}/healthz`);
