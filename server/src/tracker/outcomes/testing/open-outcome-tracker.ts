import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { addPerson } from '../../../identity/people/testing/people.ts';
import { addCast } from '../../../../testing/cast.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { outcomeRoutes } from '../routes.ts';

/** The account that finds colonies by name. */
const COLONY_FINDER = 'colonies@lab.example';

/** The tracker with the routes of outcomes, the test people, and the gene Egr2. */
export async function openOutcomeTracker(): Promise<TestApp> {
  const tracker = await openTestApp({
    modules: [outcomeRoutes],
    beginning: 'lists',
    settings: { colonyLookUpUserKey: 'Colonies@lab.example' },
  });
  await addCast(tracker.db);
  await addPerson(tracker.db, { email: COLONY_FINDER });
  await addGene(tracker.db, { symbol: 'Egr2', accId: 'MGI:95296' });
  return tracker;
}
