import type { RouteModule } from '../src/platform/http/app-context.ts';
import type { TrackerContext } from '../src/tracker/context.ts';
import { openTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** The application with these route modules on a separate database with the look-up lists, and nothing else. */
export async function openTracker(
  modules: readonly RouteModule<TrackerContext>[],
  options: Omit<TestAppOptions, 'modules'> = {},
): Promise<TestApp> {
  return openTestApp({ ...options, modules, beginning: 'lists' });
}
