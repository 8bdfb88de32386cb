import type { Registry, RegistryEntry } from 'shared/remote';

/** What runs in a page. */
export interface RunningVersions {
  shell: string;
  remotes: Pick<RegistryEntry, 'name' | 'version'>[];
}

/**
 * What a page would run if it were loaded now, where it differs from what it runs, as text that is the same for the same
 * difference; empty when nothing does. A registry without a live shell does not count as a difference.
 *
 * @param live the current registry, with the versions that are meant for this visitor
 */
export function differenceOf(running: RunningVersions, live: Registry): string {
  const now = new Map(live.remotes.map(({ name, version }) => [name, version]));
  const before = new Map(running.remotes.map(({ name, version }) => [name, version]));
  const names = [...new Set([...now.keys(), ...before.keys()])].sort();
  const remotes = names.filter((name) => now.get(name) !== before.get(name));
  const isNewShell = live.shell !== undefined && live.shell.version !== running.shell;
  return [
    ...(isNewShell ? [`shell ${live.shell?.version}`] : []),
    ...remotes.map((name) => `${name} ${now.get(name) ?? 'gone'}`),
  ].join(', ');
}
