import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysFor, newKeyPair, parseReleaseKeys, publicPartOf, signingKey } from './release-keys.mjs';
import { signatureOf, signatureProblem } from './signature.mjs';
import { signedText } from './signed-text.mjs';

const team = newKeyPair();
const others = newKeyPair();
const keys = { 'remote-reports': [team.publicKey], shell: [others.publicKey] };
const digest = `sha384-${'B'.repeat(64)}`;
const facts = {
  name: 'remote-reports',
  version: '1.2.0',
  contract: 2,
  title: 'Reports',
  prefixes: ['/reports'],
  entry: 'remotes/remote-reports/1.2.0/remoteEntry.js',
  integrity: { 'remoteEntry.js': digest },
  files: digest,
  menu: { label: 'Reports', place: 2 },
};
const signed = { ...facts, signature: signatureOf(facts, createPrivateKey(team.privateKey)) };

test('a version that its team has signed is accepted, wherever and since when it is live', () => {
  expect(signatureProblem(signed, keys)).toBeUndefined();
  const entry = { ...signed, publishedAt: '2026-01-01', sources: 'abc', staged: { facts: {} } };
  expect(signatureProblem(entry, keys)).toBeUndefined();
  expect(signatureProblem(signed, { '*': [others.publicKey, team.publicKey] })).toBeUndefined();
});

test.each([
  ['another version', { version: '1.2.1' }, 'its signature does not fit'],
  ['another contract', { contract: 3 }, 'its signature does not fit'],
  ['another entry', { entry: 'https://evil.example/remoteEntry.js' }, 'its signature does not fit'],
  [
    'other digests',
    { integrity: { 'remoteEntry.js': `sha384-${'C'.repeat(64)}` } },
    'its signature does not fit',
  ],
  ['other files', { files: `sha384-${'C'.repeat(64)}` }, 'its signature does not fit'],
  ['other addresses', { prefixes: ['/', '/reports'] }, 'its signature does not fit'],
  ['another declaration', { menu: { label: 'Sign in', place: 2 } }, 'its signature does not fit'],
  ['a further declaration', { permissions: ['all'] }, 'its signature does not fit'],
  ['no signature', { signature: undefined }, 'it is not signed'],
  ['a signature that is no text', { signature: 7 }, 'it is not signed'],
  ['a signature that is none', { signature: 'x' }, 'its signature does not fit'],
  ['no digest of its entry', { integrity: {} }, 'the digest of its entry is missing'],
  ['no digests', { integrity: undefined }, '"integrity" is missing'],
  ['no list of files', { files: undefined }, '"files" is missing'],
  ['no name', { name: undefined }, 'it has no name'],
])('%s is refused', (_what, change, problem) => {
  expect(signatureProblem({ ...signed, ...change }, keys)).toBe(problem);
});

test('a key signs only what it may release', () => {
  const foreign = { ...facts, signature: signatureOf(facts, createPrivateKey(others.privateKey)) };
  expect(signatureProblem(foreign, keys)).toBe('its signature does not fit');
  expect(signatureProblem(signed, { shell: [team.publicKey] })).toBe('no key is set for it');
});

test('the signed text depends on no order of members', () => {
  const turned = Object.fromEntries(Object.entries(facts).reverse());
  expect(signedText(turned)).toBe(signedText(facts));
  expect(signedText({ b: [1, { d: null, c: 'x' }], a: undefined })).toMatch(
    /\n\{"b":\[1,\{"c":"x","d":null\}\]\}$/,
  );
});

test('keys are set by app', () => {
  const [a, b] = [team.publicKey, others.publicKey];
  expect(parseReleaseKeys(`remote-reports=${a}, remote-reports=${b}\n*=${b}`)).toEqual({
    'remote-reports': [a, b],
    '*': [b],
  });
  expect(parseReleaseKeys('  ')).toBeUndefined();
  expect(() => parseReleaseKeys('remote-reports=short')).toThrow('is no release key');
  expect(() => parseReleaseKeys(a)).toThrow('is no release key');
  expect(keysFor({ '*': [a], shell: [b] }, 'shell')).toEqual([b]);
});

test('the private key comes from a file or from the environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'key-'));
  const file = join(folder, 'key.pem');
  writeFileSync(file, team.privateKey);
  for (const environment of [
    { RELEASE_KEY_FILE: file },
    { RELEASE_KEY: team.privateKey },
    { RELEASE_KEY: team.privateKey.replaceAll('\n', '\\n') },
  ]) {
    const key = signingKey(environment);
    expect(key && publicPartOf(key)).toBe(team.publicKey);
  }
  rmSync(folder, { recursive: true });
  expect(signingKey({})).toBeUndefined();
  expect(() => signingKey({ RELEASE_KEY: 'nonsense' })).toThrow(
    'RELEASE_KEY cannot be read as a private key',
  );
  expect(() => signingKey({ RELEASE_KEY_FILE: file })).toThrow('cannot be read as a private key');
});

test('a signature is the same wherever it is made, and the shell reads this one too (shell/src/federation/signatures)', () => {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const known = {
    name: 'remote-reports',
    version: '1.2.0',
    contract: 2,
    title: 'Reports — “all”',
    prefixes: ['/reports'],
    entry: 'remotes/remote-reports/1.2.0/remoteEntry.js',
    integrity: { 'remoteEntry.js': digest },
    files: digest,
    bytes: 1234,
  };
  expect([publicPartOf(key), signatureOf(known, key)]).toEqual([
    '6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iw=',
    'KrTMKVlekczQIYOn4z3WBT+l4U0wsWW6H3EhF8HqPjze/gQ9CwPbl3AEZgAY2SJK1SDCwb/t9/FozMU3glynAg==',
  ]);
});
