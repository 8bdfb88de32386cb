/**
 * A record is saved with the rows of another one, which the same person may change, ids and all: the other record stays as it was. Ids of
 * rows are small numbers, which anybody guesses.
 */
import type { ChangeResponse } from 'shared/contract';
import { getJson, send } from '../../testing/calls.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openScenarioTracker } from '../scenarios/open-scenario-tracker.ts';
import { MEMBER } from '../scenarios/scenario.ts';
import { createWholeProject, type WholeProject } from '../scenarios/whole-project.ts';

jest.setTimeout(120_000);

let tracker: TestApp;
let first: WholeProject;
let other: WholeProject;

beforeAll(async () => {
  tracker = await openScenarioTracker();
  first = await createWholeProject(tracker, 1);
  other = await createWholeProject(tracker, 2);
});
afterAll(() => tracker.close());

type Members = Readonly<Record<string, unknown>>;
const read = (url: string) => getJson<Members>(tracker, url, MEMBER);
const outcome = ({ pin, tpo }: WholeProject) => `/api/plans/${pin}/outcomes/${tpo}`;

/** Records that have rows below them, and what of the other record is sent. */
const RECORDS: readonly [string, (project: WholeProject) => string, (theirs: Members) => object][] = [
  ['a plan', ({ pin }) => `/api/plans/${pin}`, ({ crisprAttempt }) => ({ crisprAttempt })],
  [
    'an outcome',
    outcome,
    ({ colony }) => ({ colony: { ...(typeof colony === 'object' && colony), name: 'C-3' } }),
  ],
  [
    'a mutation',
    (project) => `${outcome(project)}/mutations/${project.min}`,
    (theirs) => ({ ...theirs, symbol: 'Cib2<em3(IMPC)J>' }),
  ],
  [
    'a stage',
    ({ phenotypingPin, psn }) => `/api/plans/${phenotypingPin}/phenotypingStages/${psn}`,
    ({ tissueDistributions }) => ({ tissueDistributions }),
  ],
];

test.each(RECORDS)('%s takes no rows of another one', async (_name, addressOf, rowsOf) => {
  const [url, otherUrl] = [addressOf(first), addressOf(other)];
  const theirs = await read(otherUrl);
  const response = await send(tracker, 'PUT', url, { ...(await read(url)), ...rowsOf(theirs) }, MEMBER);
  expect(response.statusCode).toBe(200);
  expect(response.json<ChangeResponse>().history[0]?.details).not.toEqual([]);
  expect(await read(otherUrl)).toEqual(theirs);
});
