import { projectRoutes } from '../projects/routes.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let tracker: TestApp | undefined;
afterEach(() => tracker?.close());

async function timingOf(serverTiming: boolean): Promise<string | undefined> {
  tracker = await openTestApp({ modules: [projectRoutes], settings: { serverTiming }, beginning: 'lists' });
  await tracker.context.catalogues.read();
  const answer = await tracker.app.inject('/api/projects');
  return answer.headers['server-timing']?.toString();
}

test('an answer says what it asked of the database, where that is wanted', async () => {
  // The page of ids; a page without projects needs nothing else.
  expect(await timingOf(true)).toMatch(/^db;desc="1 statements";dur=\d+\.\d$/);
});

test('nothing is said by default', async () => {
  expect(await timingOf(false)).toBeUndefined();
});
