import type { TestApp } from '../../testing/test-app.ts';
import { addPerson } from '../../src/identity/people/testing/people.ts';
import { ROUTE_MODULES } from '../../src/edge/routes.ts';
import { readSettings, type Settings } from '../../src/platform/settings/settings.ts';
import { addCast } from '../../testing/cast.ts';
import { openTracker } from '../../testing/open-tracker.ts';
import { addGene } from '../../testing/test-genes.ts';

export const CDA = readSettings({}).cdaUserKey;

/** The whole application, with people, the service accounts and two genes. */
export async function openScenarioTracker(settings: Partial<Settings> = {}): Promise<TestApp> {
  const tracker = await openTracker(ROUTE_MODULES, { settings });
  await addCast(tracker.db);
  await addPerson(tracker.db, { email: CDA });
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293', name: 'calcium and integrin binding 2' });
  await addGene(tracker.db, { symbol: 'Gpr173', accId: 'MGI:1918021' });
  return tracker;
}
