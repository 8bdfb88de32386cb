import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pick } from '../mutations/seeded.mjs';

/**
 * @typedef {object} Stage what a fault can do something to
 * @property {import('../cluster/instance.mjs').Instance} server
 * @property {Awaited<ReturnType<typeof import('./faulty-line.mjs').openFaultyLine>>} line
 * @property {string} siteDir
 * @property {string[]} remotes
 * @property {() => number} random
 *
 * @typedef {object} Fault
 * @property {string} name
 * @property {() => Promise<void>} begin
 * @property {() => Promise<void>} end the cause is gone when it resolves
 */

/** @type {((stage: Stage) => Fault)[]} */
const FAULTS = [
  ({ server }) => ({
    name: 'the server is killed',
    begin: () => server.stop('SIGKILL'),
    end: () => server.start(),
  }),
  (stage) => onLine(stage, 'the line is cut', () => ({ kind: 'cut' })),
  (stage) => onLine(stage, 'a proxy answers for the server', () => ({ kind: 'answer', status: 502 })),
  (stage) => onLine(stage, 'everything is slow', () => ({ kind: 'delay', ms: 500 + 4000 * stage.random() })),
  (stage) => ofRemote(stage, 'is gone', { kind: 'answer', status: 404 }),
  (stage) => ofRemote(stage, 'does not answer', { kind: 'cut' }),
  (stage) => ofRemote(stage, 'is spoiled', { kind: 'change', change: half }),
  (stage) => ofRemote(stage, 'is tampered with', { kind: 'change', change: tampered }),
  badVersion,
];

/** The next fault of a run. @param {Stage} stage @returns {Fault} */
export function nextFault(stage) {
  const make = pick(FAULTS, stage.random) ?? badVersion;
  return make(stage);
}

/** @param {Buffer} body */
const half = (body) => body.subarray(0, body.length / 2);
/** @param {Buffer} body */
const tampered = (body) => Buffer.concat([body, Buffer.from('\n;globalThis.isTampered = true;')]);

/** @param {Stage} stage @param {string} name @param {import('./faulty-line.mjs').Rule} rule @returns {Fault} */
function onLine({ line }, name, rule) {
  return {
    name,
    begin: async () => line.setRule(rule),
    end: async () => line.setRule(() => undefined),
  };
}

/** @param {Stage} stage @param {string} what @param {import('./faulty-line.mjs').Fault} fault */
function ofRemote(stage, what, fault) {
  const remote = pick(stage.remotes, stage.random) ?? '';
  return onLine(stage, `${remote} ${what}`, (path) =>
    path.startsWith(`/remotes/${remote}/`) ? fault : undefined,
  );
}

/** A version goes live whose files are nowhere, and is rolled back. @param {Stage} stage @returns {Fault} */
function badVersion({ siteDir, remotes, random }) {
  const remote = pick(remotes, random) ?? '';
  const file = join(siteDir, 'federation.json');
  let before = '';
  const put = async (/** @type {string} */ text) => {
    await writeFile(`${file}.next`, text);
    await rename(`${file}.next`, file);
  };
  return {
    name: `a bad version of ${remote} is live`,
    begin: async () => {
      before = await readFile(file, 'utf8');
      const registry = JSON.parse(before);
      const bad = { version: '99.0.0', entry: `remotes/${remote}/99.0.0/remoteEntry.js`, integrity: {} };
      registry.remotes = registry.remotes.map((/** @type {{ name: string }} */ entry) =>
        entry.name === remote ? { ...entry, ...bad } : entry,
      );
      await put(JSON.stringify(registry));
    },
    end: () => put(before),
  };
}
