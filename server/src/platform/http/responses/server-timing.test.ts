import { projectRoutes } from '../../../tracker/projects/routes.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';

let tracker: TestApp | undefined;
afterEach(() => tracker?.close());

async function timingOf(serverTiming: boolean): Promise<string | undefined> {
  tracker = await openTestApp({ modules: [projectRoutes], settings: { serverTiming }, beginning: 'lists' });
  await tracker.context.catalogues.read();
  const response = await tracker.app.inject('/api/projects');
  return response.headers['server-timing']?.toString();
}

test('a response reports its database statements, where the setting is on', async () => {
  // The page of ids; a page without projects needs nothing else.
  expect(await timingOf(true)).toMatch(/^db;desc="1 statements";dur=\d+\.\d$/);
});

test('reports nothing by default', async () => {
  expect(await timingOf(false)).toBeUndefined();
});
