import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionFolder } from './publish-remote.mjs';
import { Refusal } from './refusal.mjs';
import { releaseProblems } from './release.mjs';
import { digestsOfFolder, sealBuild } from './seal-build.mjs';
import { httpStore } from './store/http-store.mjs';
import { STATEMENT } from './version-facts.mjs';

/**
 * Releases an app onto a site of which neither folder nor bucket can be written: all checks are made here, against the running
 * site, and those that take no minutes again there.
 *
 * @param {{ address: string, token: string }} site token: a personal access token for releases of this app
 * @param {import('./release.mjs').Order} order
 * @param {import('./release.mjs').Steps} steps
 * @param {(step: string) => void} tell
 * @returns {Promise<void>}
 * @throws Refusal with everything that speaks against it
 */
export async function releaseOverHttp({ address, token }, order, steps, tell) {
  const { name, version } = order;
  const store = httpStore(address);
  tell(`Building ${name} ${version}`);
  await steps.build(order, async (built) => {
    await sealBuild(built, versionFolder(name, version));
    await releaseProblems(store, built, order, { steps, tell });
    tell('Sending the build');
    await send(`${store.place}api/releases/${name}`, token, uploadOf(built.folder, order));
  });
}

/** The request's body (shared/contract/releases.ts). @param {string} folder @param {import('./release.mjs').Order} order */
function uploadOf(folder, { version, audience, older, by = {} }) {
  const files = [...Object.keys(digestsOfFolder(folder)), STATEMENT].map((path) => ({
    path,
    content: readFileSync(join(folder, path)).toString('base64'),
  }));
  const { reason, commit } = by;
  return { version, files, audience, older, reason, commit };
}

/** @param {string} url @param {string} token @param {object} body */
async function send(url, token, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (response.ok) return;
  const text = await response.text();
  throw new Refusal(messageOf(text) ?? `${url} answers ${response.status}: ${text.slice(0, 200)}`);
}

/** The message of the API's error envelope. @param {string} text @returns {string | undefined} */
function messageOf(text) {
  try {
    return JSON.parse(text).apierror.message;
  } catch {
    return undefined;
  }
}
