import { createHash } from 'node:crypto';
import { addToHistory } from './history.mjs';
import { factsOf } from './publish-remote.mjs';
import { Refusal } from './refusal.mjs';
import { changeRegistry, liveEntry, readRegistry, withEntry } from './registry.mjs';

/**
 * @typedef {import('./registry.mjs').SiteStore} SiteStore
 *
 * Who is to run a staged version: a percentage of all browsers, and anyone who signs in with one of these addresses.
 *
 * @typedef {{ percentage: number, accounts: string[] }} Audience accounts: e-mail addresses
 */

/**
 * Makes a stored version live for some browsers, beside the one that all others run.
 *
 * @param {SiteStore} store
 * @param {{ name: string, version: string, sources: string }} chosen
 * @param {Audience} audience
 * @param {string[]} forced what spoke against it
 */
export async function stageVersion(store, { name, version, sources }, audience, forced) {
  const facts = { ...(await factsOf(store, name, version)), sources };
  const accounts = audience.accounts.map((account) => accountDigest(account, facts));
  const staged = { facts, audience: { percentage: audience.percentage, accounts } };
  const { revision } = await changeRegistry(store, (registry) =>
    withEntry(registry, { ...known(registry, name), staged }),
  );
  const { publishedAt: at, integrity } = facts;
  const reasons = forced.length === 0 ? {} : { forced };
  const words = audienceText(staged.audience);
  await addToHistory(store, {
    at,
    action: 'stage',
    name,
    version,
    integrity,
    revision,
    audience: words,
    ...reasons,
  });
}

/**
 * What the registry, which everybody can read, says of an account: a digest that differs from version to version. The shell
 * makes it the same way (shared/remote/staged-version.ts).
 *
 * @param {string} account e-mail address @param {{ name: string, version: string }} remote
 */
export function accountDigest(account, { name, version }) {
  return createHash('sha256').update(`${name}@${version}:${account.trim().toLowerCase()}`).digest('hex');
}

/** @param {import('./registry.mjs').Audience} audience */
export function audienceText({ percentage, accounts }) {
  const share = percentage > 0 || accounts.length === 0 ? [`${percentage} % of browsers`] : [];
  const people = accounts.length > 0 ? [`${accounts.length} account${accounts.length > 1 ? 's' : ''}`] : [];
  return [...share, ...people].join(' and ');
}

/**
 * Makes the staged version of a remote live for more: a larger percentage, further accounts. A browser that runs it keeps
 * running it, because whom a percentage takes in, every larger one does too.
 *
 * @param {SiteStore} store @param {string} name
 * @param {Pick<Audience, 'accounts'> & Partial<Audience>} wanted a percentage of all browsers in place of the present one, and
 *   accounts beside those who have it
 * @returns {Promise<{ version: string, audience: string }>} the version, and whom it is live for now, in words
 */
export async function widen(store, name, wanted) {
  const { facts } = stagedOf(await readRegistry(store), name);
  const digests = wanted.accounts.map((account) => accountDigest(account, facts));
  let audience = '';
  const { revision } = await changeRegistry(store, (registry) => {
    const staged = stagedOf(registry, name);
    if (staged.facts.version !== facts.version) throw endedMeanwhile(facts);
    const before = staged.audience;
    const { percentage = before.percentage } = wanted;
    if (percentage < before.percentage)
      throw new Refusal(
        `${name} ${facts.version} is live for ${before.percentage} % of browsers already: name a larger percentage, or abort the trial.`,
      );
    const widened = { percentage, accounts: [...new Set([...before.accounts, ...digests])] };
    audience = audienceText(widened);
    return withEntry(registry, { ...known(registry, name), staged: { ...staged, audience: widened } });
  });
  const { version, integrity } = facts;
  const at = new Date().toISOString();
  await addToHistory(store, { at, action: 'widen', name, version, integrity, revision, audience });
  return { version, audience };
}

/**
 * Makes the staged version of a remote live for everybody.
 *
 * @param {SiteStore} store @param {string} name
 * @returns {Promise<string>} the version
 */
export function promote(store, name) {
  return endTrial(store, name, 'promote');
}

/**
 * Takes the staged version of a remote away again: everybody runs the one that is live.
 *
 * @param {SiteStore} store @param {string} name
 * @returns {Promise<string>} the version that was the canary
 */
export function abort(store, name) {
  return endTrial(store, name, 'abort');
}

/** @param {SiteStore} store @param {string} name @param {'promote' | 'abort'} action */
async function endTrial(store, name, action) {
  const { facts: trial } = stagedOf(await readRegistry(store), name);
  const { revision } = await changeRegistry(store, (registry) => {
    const { staged, ...live } = known(registry, name);
    if (staged?.facts.version !== trial.version) throw endedMeanwhile(trial);
    return withEntry(registry, action === 'promote' ? staged.facts : live);
  });
  const { version, integrity } = trial;
  const at = new Date().toISOString();
  await addToHistory(store, { at, action, name, version, integrity, revision });
  return version;
}

/** @param {import('./registry.mjs').Registry} registry @param {string} name */
function known(registry, name) {
  const entry = liveEntry(registry, name);
  if (entry === undefined) throw new Refusal(`${name} is not live yet: its first version is for everybody.`);
  return entry;
}

/** @param {import('./registry.mjs').Registry} registry @param {string} name */
function stagedOf(registry, name) {
  const { staged } = known(registry, name);
  if (staged === undefined) throw new Refusal(`No version of ${name} is live for some browsers only.`);
  return staged;
}

/** @param {{ name: string, version: string }} trial */
function endedMeanwhile({ name, version }) {
  return new Refusal(`Somebody else has just ended the trial of ${name} ${version}.`);
}
