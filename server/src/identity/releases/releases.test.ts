import { createPrivateKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PersonalTokenCreated, ReleaseUpload } from 'shared/contract';
import { readHistory } from 'tools/site/history.mjs';
import { liveEntry, readRegistry } from 'tools/site/registry.mjs';
import { sealBuild } from 'tools/site/seal-build.mjs';
import { newKeyPair } from 'tools/site/signing/release-keys.mjs';
import { TestSite } from 'tools/site/testing/test-site.mjs';
import { getJson, refusal, send } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { peopleRoutes } from '../people/routes.ts';
import { addPerson } from '../people/testing/people.ts';
import { personalTokenRoutes } from '../personal-tokens/routes.ts';
import { releaseRoutes } from './routes.ts';
import { uploadOf } from './testing/upload-of.ts';

const NAME = 'remote-reports';
const OWNER = 'owner@lab.example';
const OTHER = 'other@lab.example';
const ADMIN = 'admin@lab.example';
const team = newKeyPair();

let site: TestSite;
let tracker: TestApp;
let token: string;
const open = (settings: object = {}) =>
  openTracker([releaseRoutes, personalTokenRoutes, peopleRoutes], {
    settings: { siteDir: site.store.place, releaseOwners: { [NAME]: [OWNER] }, ...settings },
  });

beforeAll(async () => {
  site = new TestSite();
  tracker = await open();
  await addPerson(tracker.db, { email: OWNER });
  await addPerson(tracker.db, { email: OTHER });
  await addPerson(tracker.db, { email: ADMIN, isAdmin: true });
  token = await makeToken('release:remote-reports');
  await site.release({ name: NAME, version: '1.0.0' });
});
afterAll(async () => {
  await tracker.close();
  site.remove();
});

const creation = (scope: string) => ({ name: `${scope} ${Math.random()}`, scope, days: 7 });
async function makeToken(scope: string, owner = OWNER): Promise<string> {
  const response = await send(tracker, 'POST', '/api/personalTokens', creation(scope), owner);
  return response.json<PersonalTokenCreated>().token;
}

const build = (version: string, built: object = {}) => uploadOf(site.build(NAME, version, built), version);
const post = (body: object, { name = NAME, bearer = token } = {}) =>
  tracker.app.inject({
    method: 'POST',
    url: `/api/releases/${name}`,
    headers: { authorization: `Bearer ${bearer}` },
    payload: body,
  });
const live = async () => liveEntry(await readRegistry(site.store), NAME);

test('a build that is sent is live, and the history names the owner of the token', async () => {
  const response = await post({ ...build('1.1.0'), commit: 'abcdef123456', reason: 'a new chart' });
  expect(response.json()).toEqual({ name: NAME, version: '1.1.0' });
  expect((await live())?.version).toBe('1.1.0');
  expect((await readHistory(site.store)).at(-1)).toMatchObject({
    action: 'release',
    version: '1.1.0',
    actor: OWNER,
    host: 'over HTTP',
    commit: 'abcdef123456',
    reason: 'a new chart',
  });
});

test('a canary can be sent', async () => {
  const audience = { percentage: 10, accounts: [] };
  expect((await post({ ...build('1.2.0'), audience })).statusCode).toBe(200);
  expect(await live()).toMatchObject({ version: '1.1.0', staged: { facts: { version: '1.2.0' }, audience } });
  expect(refusal(await post(build('1.3.0')))).toBe(
    '400 remote-reports 1.2.0 is live for some browsers: promote or abort it first.',
  );
  const { abort } = await import('tools/site/stage.mjs');
  await abort(site.store, NAME, {});
});

describe('a release is refused', () => {
  const refused = async (body: object, change = {}) => {
    const before = (await readHistory(site.store)).length;
    const text = refusal(await post(body, change));
    expect(await readHistory(site.store)).toHaveLength(before);
    return text;
  };

  test.each<[string, () => ReleaseUpload, RegExp]>([
    [
      'of a version that was released',
      () => build('1.1.0', { script: 'other' }),
      /1\.1\.0 is released already/,
    ],
    ['of an older version', () => build('1.0.1'), /1\.1\.0 is live, which is newer than 1\.0\.1/],
    ['of another contract', () => build('2.0.0', { contract: 9 }), /is built for contract 9/],
    [
      'of a shared module out of range',
      () => build('2.0.1', { shared: { react: '20.0.0' } }),
      /needs react \^20/,
    ],
    ['that is too large', () => build('2.0.2', { budget: { first: 0, all: 1 } }), /the first files take/],
    [
      'of another version than it says',
      () => ({ ...build('2.0.3'), version: '2.0.4' }),
      /a build of remote-reports 2\.0\.3, not of remote-reports 2\.0\.4/,
    ],
    [
      'of an older version without a reason',
      () => ({ ...build('1.0.2'), older: true }),
      /An older version needs a reason/,
    ],
    [
      'without frame.json',
      () => ({ version: '2.1.0', files: [{ path: 'a.js', content: '' }] }),
      /frame\.json is missing/,
    ],
  ])('%s', async (_what, body, message) => {
    expect(await refused(body())).toMatch(message);
  });

  test.each([
    '../evil.js',
    '/etc/passwd',
    'a/../../evil.js',
    '.hidden',
    'static/.x',
    'a\\b',
    'a//b',
    'C:evil',
    '',
  ])('with a file at %j, and nothing is written', async (path) => {
    const files = [...build('2.2.0').files, { path, content: '' }];
    expect(await refused({ version: '2.2.0', files })).toBe('400 Validation error');
    expect(existsSync(join(site.folder, 'evil.js'))).toBe(false);
  });

  test('with a file that is there twice', async () => {
    const { files } = build('2.3.0');
    expect(await refused({ version: '2.3.0', files: [...files, ...files.slice(0, 1)] })).toMatch(
      /is there twice/,
    );
  });

  test('with too many files, or too many bytes', async () => {
    const files = Array.from({ length: 501 }, (_, index) => ({ path: `f${index}`, content: '' }));
    expect(await refused({ version: '2.4.0', files })).toMatch(/^400 /);
    const large = [{ path: 'a.js', content: 'A'.repeat(17 * 1024 * 1024) }];
    expect(await refused({ version: '2.4.0', files: large })).toMatch(/^413 /);
  });

  test('with a token that is not for it', async () => {
    const needs =
      '403 A release of remote-reports needs a personal access token that was made for it by somebody who answers for it.';
    expect(await refused(build('3.0.0'), { bearer: await makeToken('write') })).toBe(needs);
    expect(await refused(build('3.0.0'), { bearer: await makeToken('release:remote-search', ADMIN) })).toBe(
      needs,
    );
    expect(refusal(await send(tracker, 'POST', `/api/releases/${NAME}`, build('3.0.0'), OWNER))).toBe(needs);
    expect(refusal(await send(tracker, 'POST', `/api/releases/${NAME}`, build('3.0.0'), null))).toMatch(
      /^401 /,
    );
  });
});

test('two at the same moment: one is received, or both after each other, and nothing is half there', async () => {
  const both = await Promise.all([post(build('4.0.0')), post(build('4.1.0'))]);
  const codes = both.map(({ statusCode }) => statusCode);
  expect(codes).toContain(200);
  expect(codes.every((code) => [200, 400, 409].includes(code))).toBe(true);
  expect(['4.0.0', '4.1.0']).toContain((await live())?.version);
});

describe('a token for releases', () => {
  test('does nothing else', async () => {
    for (const url of ['/api/people/currentPerson', '/api/personalTokens', '/api/releases/own']) {
      const response = await tracker.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect(refusal(response)).toBe('403 This access token is for releases of remote-reports only.');
    }
  });

  test('is made by somebody who answers for the app, or an administrator', async () => {
    const make = (scope: string, person: string) =>
      send(tracker, 'POST', '/api/personalTokens', creation(scope), person);
    expect((await make('release:shell', ADMIN)).statusCode).toBe(200);
    expect(refusal(await make('release:remote-reports', OTHER))).toBe(
      '403 You do not answer for remote-reports: the setting RELEASE_OWNERS names who does.',
    );
    expect(refusal(await make('release:remote-search', OWNER))).toMatch(/^403 /);
    expect((await make('release:nothing', ADMIN)).statusCode).toBe(400);
    expect(await getJson(tracker, '/api/releases/own', OWNER)).toEqual([NAME]);
    expect(await getJson(tracker, '/api/releases/own', OTHER)).toEqual([]);
    expect(await getJson(tracker, '/api/releases/own', ADMIN)).toEqual(['shell', NAME]);
  });
});

test('where keys are set, the build must be signed by its team; the server needs no private key', async () => {
  const strict = await open({ releaseKeys: { [NAME]: [team.publicKey] } });
  await addPerson(strict.db, { email: OWNER });
  const made = await send(strict, 'POST', '/api/personalTokens', creation(`release:${NAME}`), OWNER);
  const postTo = (body: object) =>
    strict.app.inject({
      method: 'POST',
      url: `/api/releases/${NAME}`,
      headers: { authorization: `Bearer ${made.json<PersonalTokenCreated>().token}` },
      payload: body,
    });
  expect(refusal(await postTo(build('5.0.0')))).toMatch(/the site would not run it: it is not signed/);
  const folder = site.build(NAME, '5.0.1');
  const privateKey = createPrivateKey(team.privateKey);
  await sealBuild({ name: NAME, version: '5.0.1', folder }, `remotes/${NAME}/5.0.1`, { privateKey });
  const upload = uploadOf(folder, '5.0.1');
  const tampered = upload.files.map((file) =>
    file.path === 'remoteEntry.js' ? { ...file, content: Buffer.from('evil()').toString('base64') } : file,
  );
  expect(refusal(await postTo({ ...upload, files: tampered }))).toMatch(/the site would not run it/);
  expect((await postTo(upload)).statusCode).toBe(200);
  expect(await live()).toMatchObject({ version: '5.0.1', signature: expect.any(String) });
  await strict.close();
});
