import { createHash } from 'node:crypto';
import { changeLive, finishKilled } from './change-live.mjs';
import { fitProblems, refuse } from './checks/live-fit.mjs';
import { factsOf, readFrame, refuseChangedFiles, versionFolder } from './publish-remote.mjs';
import { Refusal } from './refusal.mjs';
import { liveEntry, readRegistry, withEntry } from './registry.mjs';

/**
 * @typedef {import('./registry.mjs').SiteStore} SiteStore
 * @typedef {import('./author.mjs').Author} Author
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
 * @param {{ forced?: string[], check?: import('./change-live.mjs').LiveChange['check'], by?: Author }} options forced: what spoke
 *   against it; check: of the registry that is changed
 */
export async function stageVersion(store, { name, version, sources }, audience, { forced = [], check, by }) {
  const facts = { ...(await factsOf(store, name, version)), sources };
  const accounts = audience.accounts.map((account) => accountDigest(account, facts));
  const staged = { facts, audience: { percentage: audience.percentage, accounts } };
  const { publishedAt: at, integrity } = facts;
  const reasons = forced.length === 0 ? {} : { forced };
  const words = audienceText(staged.audience);
  await changeLive(store, {
    check,
    change: (registry) => withEntry(registry, { ...known(registry, name), staged }),
    note: () => ({ at, action: 'stage', name, version, integrity, audience: words, ...reasons, ...by }),
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
 * @param {Author} [by]
 * @returns {Promise<{ version: string, audience: string }>} the version, and whom it is live for now, in words
 */
export async function widen(store, name, wanted, by) {
  const { facts } = stagedOf(await readRegistry(store), name);
  const digests = wanted.accounts.map((account) => accountDigest(account, facts));
  const at = new Date().toISOString();
  const { version, integrity } = facts;
  let audience = '';
  await changeLive(store, {
    change: (registry) => {
      const staged = stagedOf(registry, name);
      if (staged.facts.version !== version) throw endedMeanwhile(facts);
      const widened = widenedAudience(staged, wanted, digests);
      audience = audienceText(widened);
      return withEntry(registry, { ...known(registry, name), staged: { ...staged, audience: widened } });
    },
    note: () => ({ at, action: 'widen', name, version, integrity, audience, ...by }),
  });
  return { version, audience };
}

/**
 * @param {import('./registry.mjs').Staged} staged @param {{ percentage?: number }} wanted @param {string[]} digests of accounts
 * @returns {import('./registry.mjs').Audience}
 */
function widenedAudience({ facts, audience: before }, { percentage = before.percentage }, digests) {
  if (percentage < before.percentage)
    throw new Refusal(
      `${facts.name} ${facts.version} is live for ${before.percentage} % of browsers already: name a larger percentage, or abort the trial.`,
    );
  return { percentage, accounts: [...new Set([...before.accounts, ...digests])] };
}

/**
 * Makes the staged version of a remote live for everybody.
 *
 * @param {SiteStore} store @param {string} name @param {Author} [by]
 * @returns {Promise<string>} the version
 */
export function promote(store, name, by) {
  return endTrial(store, name, 'promote', by);
}

/**
 * Takes the staged version of a remote away again: everybody runs the one that is live.
 *
 * @param {SiteStore} store @param {string} name @param {Author} [by]
 * @returns {Promise<string>} the version that was the canary
 */
export function abort(store, name, by) {
  return endTrial(store, name, 'abort', by);
}

/** @param {SiteStore} store @param {string} name @param {'promote' | 'abort'} action @param {Author} [by] */
async function endTrial(store, name, action, by) {
  const killed = await finishKilled(store, { name, action });
  if (killed !== undefined) return killed.version;
  const { facts: trial } = stagedOf(await readRegistry(store), name);
  const { version, integrity } = trial;
  /** @param {import('./registry.mjs').Registry} registry */
  const check = async (registry) =>
    refuse(await fitProblems(store, registry, await readFrame(store, versionFolder(name, version))));
  if (action === 'promote') await refuseChangedFiles(store, name, version);
  const at = new Date().toISOString();
  await changeLive(store, {
    ...(action === 'promote' && { check }),
    change: (registry) => {
      const { staged, ...live } = known(registry, name);
      if (staged?.facts.version !== version) throw endedMeanwhile(trial);
      return withEntry(registry, action === 'promote' ? staged.facts : live);
    },
    note: () => ({ at, action, name, version, integrity, ...by }),
  });
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
