import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keysFor, type ReleaseKeys } from 'tools/site/signing/release-keys.mjs';
import { signatureProblem } from 'tools/site/signing/signature.mjs';

/** The list of remotes as visitors may have it: what its team has not signed is named, and cannot be run. */
export interface Registry {
  shell?: Record<string, unknown>;
  remotes: unknown[];
}

/** What the registry says, and what speaks against parts of it. */
export interface LiveRegistry {
  registry: Registry;
  /** For the log: apps that are not run, and why. */
  refusals: string[];
}

/** Facts for the release tools alone; they stay out of the page, which is smaller without them. */
const TOOLS_ONLY = ['signature', 'files', 'sources', 'bytes'];

/**
 * Reads `federation.json` again for each request, so that the next reload shows a release; it is verified when it has changed.
 *
 * @param keys without them nothing is verified
 * @param onRefusals called once for each registry with something wrong in it
 */
export function registryReader(
  siteDir: string,
  keys: ReleaseKeys | undefined,
  onRefusals: (refusals: string[]) => void = () => undefined,
): () => Promise<Registry | undefined> {
  let last: { text: string; registry: Registry | undefined } | undefined;
  return async () => {
    const text = await readFile(join(siteDir, 'federation.json'), 'utf8').catch(() => '');
    if (last?.text === text) return last.registry;
    const live = verifiedRegistry(parse(text), keys);
    last = { text, registry: live?.registry };
    if (live !== undefined && live.refusals.length > 0) onRefusals(live.refusals);
    return live?.registry;
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined for what is no registry. */
export function verifiedRegistry(value: unknown, keys: ReleaseKeys | undefined): LiveRegistry | undefined {
  if (!isRecord(value) || !Array.isArray(value['remotes'])) return undefined;
  const refusals: string[] = [];
  const { shell } = value;
  const listed: unknown[] = value['remotes'];
  const remotes = keys === undefined ? listed : listed.map((entry) => verifiedEntry(entry, keys, refusals));
  return { registry: { ...(isRecord(shell) ? { shell } : {}), remotes }, refusals };
}

/** A canary without a valid signature is nobody's; a live version without one takes its area's place with the reason. */
function verifiedEntry(entry: unknown, keys: ReleaseKeys, refusals: string[]): unknown {
  if (!isRecord(entry)) return entry;
  const { staged, ...live } = entry;
  const problem = signatureProblem(live, keys);
  if (problem !== undefined) {
    refusals.push(`${String(live['name'])} ${String(live['version'])}: ${problem}`);
    return refusedEntry(live, problem);
  }
  if (staged === undefined) return live;
  const facts = isRecord(staged) ? staged['facts'] : undefined;
  const isOfThis = isRecord(facts) && facts['name'] === live['name'];
  const stagedProblem = isOfThis ? signatureProblem(facts, keys) : 'it is another app';
  if (stagedProblem === undefined) return entry;
  refusals.push(`${String(live['name'])}, the canary: ${stagedProblem}`);
  return live;
}

/** As the shell reads it (shared/remote): nothing in it leads to a file. */
function refusedEntry(
  { name, version, title, contract, prefixes }: Record<string, unknown>,
  problem: string,
): object {
  return {
    name,
    version,
    title,
    contract,
    prefixes,
    entry: `remotes/${String(name)}/refused`,
    refused: problem,
  };
}

/** What of a registry the page contains. */
export function pageRegistry({ remotes }: Registry): Registry {
  return { remotes: remotes.map(withoutToolFacts) };
}

function withoutToolFacts(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const facts = Object.fromEntries(Object.entries(entry).filter(([name]) => !TOOLS_ONLY.includes(name)));
  const { staged } = entry;
  return isRecord(staged)
    ? { ...facts, staged: { ...staged, facts: withoutToolFacts(staged['facts']) } }
    : facts;
}

/** The files of a shell that browsers request by their names, as its statement calls their digests (tools/site/seal-build). */
export type ShellFile = 'page' | 'worker' | 'noWorker';

/** Why a file must not be served as that of the live shell; undefined when it is as signed, or no key is set for the shell. */
export function shellProblem(
  file: ShellFile,
  text: string,
  registry: Registry | undefined,
  keys: ReleaseKeys | undefined,
): string | undefined {
  if (keys === undefined || keysFor(keys, 'shell').length === 0) return undefined;
  if (registry === undefined) return 'the registry cannot be read';
  const { shell } = registry;
  const problem = signatureProblem({ ...shell, name: 'shell' }, keys);
  if (problem !== undefined) return problem;
  const digest = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return digest === shell?.[file] ? undefined : 'it is another one';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
