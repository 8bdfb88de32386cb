import { commitOf, missingLines, writeToHistory, writtenHistory } from './history.mjs';
import { parseRegistry, readRegistry, REGISTRY } from './registry.mjs';

/**
 * @typedef {import('./registry.mjs').Registry} Registry
 * @typedef {import('./registry.mjs').SiteStore} SiteStore
 * @typedef {Omit<import('./history.mjs').HistoryLine, 'revision'>} Note a line of the history before its change is counted
 *
 * @typedef {object} LiveChange
 * @property {(registry: Registry) => Promise<void>} [check] throws when something speaks against the change; holds for the very
 *   registry that is changed, and so runs again when somebody else was faster
 * @property {(registry: Registry) => Registry} change may be called again
 * @property {() => Note} note what the history says of it; asked after `change`
 * @property {() => Promise<void>} [follow] what must follow for visitors to see it, before the history's file says it is done
 */

/** How often a checked change is begun again because somebody else was faster. */
const ATTEMPTS = 20;

class Overtaken extends Error {}

/**
 * Changes what is live in one stroke: a reader sees the old registry or the new one, never a half of each, and of two
 * commands at once both land, since the second changes what the first has written. The line of the history comes with the
 * registry, so that a command that is killed leaves either both or none, and is written to its file afterwards.
 *
 * @param {SiteStore} store @param {LiveChange} work
 * @returns {Promise<Registry>} as it stands now
 */
export async function changeLive(store, work) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const registry = await changeOnce(store, work);
      await work.follow?.();
      await writeToHistory(store, registry.unwritten ?? []);
      return registry;
    } catch (error) {
      if (!(error instanceof Overtaken) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** @param {SiteStore} store @param {LiveChange} work @returns {Promise<Registry>} */
async function changeOnce(store, { check, change, note }) {
  const checked = await readRegistry(store);
  await check?.(checked);
  const written = await writtenHistory(store);
  let changed = checked;
  await store.change(REGISTRY, (text) => {
    const before = parseRegistry(text);
    if (check !== undefined && before.revision !== checked.revision)
      throw new Overtaken('Other commands changed the site again and again: try again.');
    const revision = before.revision + 1;
    const next = { ...change(before), revision };
    const earlier = missingLines(written, before.unwritten ?? []);
    const line = { ...note(), revision };
    const commit = line.commit ?? commitOf([...written, ...earlier], line.name, line.version);
    const unwritten = [...earlier, { ...line, ...(commit === undefined ? {} : { commit }) }];
    changed = { ...next, unwritten };
    return `${JSON.stringify(changed, null, 2)}\n`;
  });
  return changed;
}

/**
 * Finishes a command that was killed after it had changed the registry: writes its line to the history's file. A repeated
 * command then finds it done.
 *
 * @param {SiteStore} store
 * @param {{ name: string, action: import('./history.mjs').Action, version?: string }} command
 * @returns {Promise<import('./history.mjs').HistoryLine | undefined>} its line; undefined when no such command was killed
 */
export async function finishKilled(store, { name, action, version }) {
  const { unwritten = [] } = await readRegistry(store);
  const killed = missingLines(await writtenHistory(store), unwritten);
  if (killed.length > 0) await writeToHistory(store, killed);
  return killed.findLast(
    (line) => line.name === name && line.action === action && [undefined, line.version].includes(version),
  );
}
