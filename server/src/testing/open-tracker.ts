import type { RouteModule } from '../http/app-context.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../http/test-app.ts';

/** The application with these route modules on a database of its own that has the look-up lists, and nothing else. */
export async function openTracker(
  modules: readonly RouteModule[],
  options: Omit<TestAppOptions, 'modules'> = {},
): Promise<TestApp> {
  return openTestApp({ ...options, modules, beginning: 'lists' });
}
