import type { NoticePage } from 'shared/contract';
import { getJson, send, type TestCaller } from '../../../../testing/calls.ts';
import { addCast } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addGene } from '../../../../testing/test-genes.ts';

/** The tracker with the cast, and the genes Cib2 and Rb1cc1 to be followed. */
export async function openFollowing(...[modules, options]: Parameters<typeof openTracker>): Promise<TestApp> {
  const tracker = await openTracker(modules, options);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293' });
  await addGene(tracker.db, { symbol: 'Rb1cc1', accId: 'MGI:1341850', synonyms: ['FIP200'] });
  return tracker;
}

export function follow(
  tracker: TestApp,
  caller: TestCaller,
  { kind, target, mail = 'never' }: { kind: string; target: string; mail?: string },
) {
  return send(tracker, 'POST', '/api/v2/follows', { kind, target, mail }, caller);
}

/** The notices of somebody, latest first. */
export async function whatsOf(tracker: TestApp, caller: TestCaller): Promise<string[]> {
  const { notices } = await getJson<NoticePage>(tracker, '/api/v2/notices', caller);
  return notices.map(({ what }) => what);
}
