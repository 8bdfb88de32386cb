/** Who may read how a record stood: the same people as its history, with the same refusals. */
import type { TestApp } from '../../testing/test-app.ts';
import { get, refusal, type TestCaller } from '../../testing/calls.ts';
import { CAST } from '../../testing/cast.ts';
import { openScenarioTracker } from './open-scenario-tracker.ts';
import { makeProjects } from './project-privacy.ts';
import { MEMBER } from './scenario.ts';
import { createWholeProject } from './whole-project.ts';

let tracker: TestApp;
/** Of a record each, and of those that do not belong together. */
let records: string[];

beforeAll(async () => {
  tracker = await openScenarioTracker();
  const { tpn, pin, phenotypingPin, tpo, min, psn } = await createWholeProject(tracker);
  records = [
    `projects/${tpn}`,
    `plans/${pin}`,
    `plans/${pin}/outcomes/${tpo}`,
    `plans/${pin}/outcomes/${tpo}/mutations/${min}`,
    `plans/${phenotypingPin}/phenotypingStages/${psn}`,
    `plans/${phenotypingPin}/outcomes/${tpo}`,
    `plans/${phenotypingPin}/outcomes/${tpo}/mutations/${min}`,
    `plans/${pin}/phenotypingStages/${psn}`,
    'projects/TPN:000099999',
    `plans/${pin}/outcomes/TPO:000000099999`,
    `plans/${pin}/outcomes/${tpo}/mutations/MIN:000000099999`,
  ];
});
afterAll(() => tracker.close());

async function answered(path: string, caller: TestCaller): Promise<string> {
  const response = await get(tracker, path, caller);
  return response.statusCode === 200 ? 'read' : refusal(response);
}

test.each<['public' | 'protected' | 'restricted', TestCaller, number]>([
  ['public', null, 5],
  ['protected', null, 0],
  ['protected', CAST.stranger, 1],
  ['restricted', CAST.stranger, 0],
  ['restricted', MEMBER, 5],
  ['restricted', CAST.administrator, 5],
])(
  'of a %s project, %s reads %s records as they were, as their histories',
  async (privacy, caller, count) => {
    await makeProjects(tracker.db, privacy);
    const ofHistories = await Promise.all(records.map((path) => answered(`/api/${path}/history`, caller)));
    const ofDay = await Promise.all(
      records.map((path) => answered(`/api/v2/${path}/at?day=2026-01-01`, caller)),
    );
    expect(ofDay).toEqual(ofHistories);
    expect(ofDay.filter((answer) => answer === 'read')).toHaveLength(count);
  },
);
