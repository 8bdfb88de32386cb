import type { RouteModule } from '../http/app-context.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../http/test-app.ts';
import { loadCatalogues } from '../reference-data/load-catalogues.ts';

/** The application with these route modules on a database of its own that has the look-up lists, and nothing else. */
export async function openTracker(
  modules: readonly RouteModule[],
  options: Omit<TestAppOptions, 'modules'> = {},
): Promise<TestApp> {
  const tracker = await openTestApp({ ...options, modules });
  await loadCatalogues(tracker.db);
  return tracker;
}
