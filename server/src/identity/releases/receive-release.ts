import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import type { Released, ReleaseUpload } from 'shared/contract';
import { isCode } from 'tools/site/lock.mjs';
import { machineProblem } from 'tools/site/machine-problem.mjs';
import { Refusal } from 'tools/site/refusal.mjs';
import { release, type Steps } from 'tools/site/release.mjs';
import { siteStore } from 'tools/site/store/open-store.mjs';
import { ConflictError, UnavailableError, UserError } from '../../platform/http/errors/errors.ts';
import type { Settings } from '../../platform/settings/settings.ts';

export interface Sender {
  /** The app to release. */
  name: string;
  /** E-mail of the owner of the token. */
  email: string;
}

/** What takes minutes was done where the app was built; everything else is checked here as everywhere. */
function stepsFor(folder: string): Steps {
  return {
    build: ({ name, version }, use) => use({ name, version, folder, sources: '', seconds: 0 }),
    types: () => Promise.resolve([]),
    test: () => Promise.resolve([]),
    smokeTest: () => Promise.resolve([]),
  };
}

/** Somebody has to make room, or to change permissions. */
const RETRY_SECONDS = 600;
let isReceiving = false;

/**
 * Releases a build that came over HTTP: onto the folder or the bucket of this site, with the same checks and the same history.
 * One at a time in this process; the store keeps several servers apart.
 *
 * @throws UserError with everything that speaks against it, ConflictError while another one is received
 */
export async function receiveRelease(
  settings: Settings,
  upload: ReleaseUpload,
  { name, email }: Sender,
): Promise<Released> {
  if (isReceiving) throw new ConflictError('Another release is being stored. Please try again in a moment.');
  isReceiving = true;
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    await unpack(folder, upload);
    await refuseOtherBuild(folder, name, upload.version);
    return await releaseFrom(folder, settings, upload, { name, email });
  } catch (error) {
    if (error instanceof Refusal) throw new UserError(error.message);
    const problem = machineProblem(error);
    if (problem !== undefined) throw new UnavailableError(problem, RETRY_SECONDS);
    throw error;
  } finally {
    isReceiving = false;
    await rm(folder, { recursive: true, force: true });
  }
}

async function releaseFrom(
  folder: string,
  { siteDir, siteBucket, s3Endpoint, releaseKeys }: Settings,
  { version, audience, older = false, reason, commit }: ReleaseUpload,
  { name, email }: Sender,
): Promise<Released> {
  if (older && (reason ?? '').trim() === '')
    throw new UserError('reason: An older version needs a reason, which stands in the history.');
  const store = await siteStore({ siteDir, bucket: siteBucket, endpoint: s3Endpoint });
  const by = { actor: email, host: 'over HTTP', ...(commit && { commit }), ...(reason && { reason }) };
  await release(store, { name, version, folder, audience, older, by, keys: releaseKeys }, stepsFor(folder));
  return { name, version };
}

/** Writes the files of an upload into an empty folder, and nowhere else; each path once. */
async function unpack(folder: string, { files }: ReleaseUpload): Promise<void> {
  for (const { path, content } of files) {
    const target = join(folder, path);
    if (!target.startsWith(folder + sep)) throw new UserError(`files: ${path} leads out of the build.`);
    await mkdir(dirname(target), { recursive: true });
    try {
      // A new file each time: nothing is overwritten, and there is no link that could be followed.
      await writeFile(target, Buffer.from(content, 'base64'), { flag: 'wx' });
    } catch (error) {
      if (isCode(error, 'EEXIST')) throw new UserError(`files: ${path} is there twice.`);
      throw error;
    }
  }
}

async function refuseOtherBuild(folder: string, name: string, version: string): Promise<void> {
  const facts = await readFile(join(folder, 'frame.json'), 'utf8').catch(() => undefined);
  if (facts === undefined) throw new UserError('files: frame.json is missing, so this is no build.');
  const built = parse(facts);
  if (built['name'] !== name || built['version'] !== version)
    throw new UserError(
      `files: This is a build of ${String(built['name'])} ${String(built['version'])}, not of ${name} ${version}.`,
    );
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    throw new UserError('files: frame.json cannot be read.');
  }
}
