import type { BrowserContext } from '@playwright/test';
import { areasShownBy } from 'tools/affected/journeys.mjs';
import { remotes } from 'tools/workspace.mjs';

/** Name under which pages report which remote they show. */
const BINDING = '__reportArea';

/** Calls back with the name of each remote that a page of this context shows. */
export async function watchAreas(context: BrowserContext, onArea: (name: string) => void): Promise<void> {
  await context.exposeBinding(BINDING, (_source, name: string) => onArea(name));
  await context.addInitScript((binding) => {
    const reported = new Set<string>();
    const look = () => {
      for (const area of document.querySelectorAll('[data-remote]')) {
        const name = area.getAttribute('data-remote') ?? '';
        const report: unknown = Reflect.get(globalThis, binding);
        if (reported.has(name) || typeof report !== 'function') continue;
        reported.add(name);
        Reflect.apply(report, undefined, [name]);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, BINDING);
}

/** Areas that the table of journeys does not list for a spec file. */
export function unlistedAreas(spec: string, visited: Iterable<string>): string[] {
  const listed = areasShownBy(spec, remotes());
  return [...visited].filter((name) => !listed.includes(name));
}
