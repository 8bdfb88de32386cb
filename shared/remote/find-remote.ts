import type { Registry, RegistryEntry } from './registry.ts';

/**
 * The remote of an address: the one with the longest prefix that fits, counted in segments; of two
 * equally long ones the one with more literal segments. In a prefix `:name` stands for any one segment, and `/` for the
 * home page only. So `/projects/:tpn/plans` takes a project's plans from the remote with `/projects`.
 */
export function findRemote(registry: Registry, pathname: string): RegistryEntry | undefined {
  const path = segmentsOf(pathname);
  return registry.remotes
    .flatMap((remote) => remote.prefixes.map((prefix) => ({ remote, prefix: segmentsOf(prefix) })))
    .filter(({ prefix }) => answersFor(prefix, path))
    .reduce<Candidate | undefined>((best, next) => (best && !isCloser(next, best) ? best : next), undefined)
    ?.remote;
}

interface Candidate {
  remote: RegistryEntry;
  prefix: string[];
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

const isWildcard = (segment: string) => segment.startsWith(':');

function answersFor(prefix: string[], path: string[]): boolean {
  if (prefix.length === 0) return path.length === 0;
  return (
    prefix.length <= path.length &&
    prefix.every((segment, index) => isWildcard(segment) || segment === path[index])
  );
}

function isCloser(a: Candidate, b: Candidate): boolean {
  if (a.prefix.length !== b.prefix.length) return a.prefix.length > b.prefix.length;
  return a.prefix.filter(isWildcard).length < b.prefix.filter(isWildcard).length;
}
