import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealBuild } from './seal-build.mjs';
import { signatureOf } from './signing/signature.mjs';
import { digestOf, STATEMENT } from './version-facts.mjs';

const { privateKey } = generateKeyPairSync('ed25519');
/** @type {string} */
let folder;
/** @param {string} name @param {string} text */
const put = (name, text) => writeFileSync(join(folder, name), text);
const seal = (/** @type {object} */ options) =>
  sealBuild({ name: 'shell', version: '1.0.0', folder }, '', options);
const stated = () => JSON.parse(readFileSync(join(folder, STATEMENT), 'utf8'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seal-build-'));
  put('index.html', '<p>Tracker</p>');
  put('frame.json', '{"contract":3}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('page and service workers of a shell are stated with their digests, and signed', async () => {
  put('service-worker.js', 'keeps');
  put('no-service-worker.js', 'drops');
  const { signature, ...facts } = await seal({ privateKey });
  expect(facts).toMatchObject({
    name: 'shell',
    contract: 3,
    page: digestOf(Buffer.from('<p>Tracker</p>')),
    worker: digestOf(Buffer.from('keeps')),
    noWorker: digestOf(Buffer.from('drops')),
  });
  expect(signature).toBe(signatureOf(facts, privateKey));
  expect(stated()).toEqual({ ...facts, signature });
});

test('a shell without a worker states none', async () => {
  await seal({ privateKey });
  expect(Object.keys(stated()).sort()).toEqual(['contract', 'files', 'name', 'page', 'signature', 'version']);
});

test('what another machine has signed stays as it was signed, also by tools that stated less', async () => {
  put('service-worker.js', 'keeps');
  await seal({ privateKey });
  const older = { ...stated() };
  delete older.signature;
  delete older.worker;
  const signed = { ...older, signature: signatureOf(older, privateKey) };
  put(STATEMENT, JSON.stringify(signed));
  await seal({ privateKey: undefined });
  expect(stated()).toEqual(signed);
});
