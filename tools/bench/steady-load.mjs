import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { startWriters } from './acknowledged-writes.mjs';
import { milliseconds, percentile, table } from './figures.mjs';
import { get } from './plan-calls.mjs';
import { signIn } from './running-server.mjs';

/** Of all clients those that write; the others turn pages, search and read. */
const SHARE_OF_WRITERS = 0.2;
/** Between two requests of a reader: people read what they get. */
const THOUGHT_MS = 500;
const PAGES = [
  '/api/projects?page=0&size=20',
  '/api/projects?page=3&size=20&sort=markerSymbol,ASC',
  '/api/projects/search?searchTypeName=gene&input=Cib2',
  '/api/plans?attemptTypeName=crispr&size=20',
  '/api/geneList/IDG/publicContent?size=20',
  '/api/conf',
];

/**
 * @typedef {import('./acknowledged-writes.mjs').Sample} Sample
 */

/**
 * Many people at once for some minutes: what each kind of request took, what failed, and the memory minute by minute.
 *
 * @param {{ name: string, url: string, pids: () => number[], clients: number, minutes: number }} options processes of the API
 * @returns {Promise<string>} a table
 */
export async function steadyLoad({ name, url, pids, clients, minutes }) {
  const caller = { url, token: await signIn(url) };
  /** @type {Sample[]} */
  const samples = [];
  const onSample = (/** @type {Sample} */ sample) => samples.push(sample);
  const writing = Math.min(Math.round(clients * SHARE_OF_WRITERS), 40);
  const writers = await startWriters(caller, { clients: writing, onSample });
  const readers = startReaders(caller, clients - writing, onSample);
  const memory = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    await pause(60_000);
    memory.push(pids().map(residentMegabytes));
  }
  await Promise.all([readers.stop(), writers.stop()]);
  const lost = await writers.lost(caller);

  const kinds = [...new Set(samples.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const of = samples.filter((sample) => sample.kind === kind);
    const times = of.map(({ ms }) => ms);
    const failed = of.filter(({ status }) => status === 0 || status >= 500).length;
    return [
      kind,
      String(of.length),
      String(failed),
      String(of.filter(({ status }) => status > 200 && status < 500).length),
      ...[0.5, 0.95, 0.99, 1].map((share) => milliseconds(percentile(times, share))),
    ];
  });
  const perSecond = Math.round(samples.length / (minutes * 60));
  const title = `${clients} people for ${minutes} minutes, ${name}: ${perSecond} requests/s, ${writers.acknowledged()} writes acknowledged, ${lost.length} lost`;
  const ofMemory = `  memory of the processes, MB after each minute: ${memory.map((values) => values.join(' + ')).join(', ')}\n`;
  const failures = samples.filter(({ status }) => status === 0 || status >= 400);
  const examples = [...new Set(failures.map(({ status, text }) => `  ${status} ${text.slice(0, 200)}\n`))];
  return (
    table(title, ['', 'requests', '5xx', '4xx', 'p50', 'p95', 'p99', 'worst'], rows) +
    ofMemory +
    examples.slice(0, 5).join('')
  );
}

/** @param {import('./plan-calls.mjs').Caller} caller @param {number} count @param {(sample: Sample) => void} onSample */
function startReaders(caller, count, onSample) {
  let isOver = false;
  const read = async (/** @type {number} */ reader) => {
    for (let turn = reader; !isOver; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? '';
      const at = Date.now();
      const { status, text } = await get(caller, path).then(
        async (response) => ({ status: response.status, text: await response.text() }),
        (/** @type {unknown} */ error) => ({ status: 0, text: String(error) }),
      );
      onSample({
        kind: path.replace(/\?.*/, ''),
        at,
        ms: Date.now() - at,
        status,
        text: status === 200 ? '' : text,
      });
      await pause(THOUGHT_MS);
    }
  };
  const running = Array.from({ length: count }, (_, reader) => read(reader));
  const stop = async () => {
    isOver = true;
    await Promise.all(running);
  };
  return { stop };
}

/** @param {number} pid */
function residentMegabytes(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(stdout) / 1024);
}
