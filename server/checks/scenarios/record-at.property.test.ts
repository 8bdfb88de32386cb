/** Random sequences of changes to a project, each on another day: its records are found again as they were at the end of each. */
import fc from 'fast-check';
import { sql } from 'kysely';
import type { RecordAt } from 'shared/contract';
import type { Lists } from '../../src/platform/look-up-lists/catalogues.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { getJson } from '../../testing/calls.ts';
import { CAST } from '../../testing/cast.ts';
import { openScenarioTracker } from './open-scenario-tracker.ts';
import { steps, RandomScenario, type Entity } from './random-scenario.ts';
import { auditedOf } from './replay.ts';

const SEQUENCES = Number(process.env.RANDOM_EDITS ?? 40);
const seed = Number(process.env.RANDOM_EDITS_SEED ?? 2031);
/** What is dated before it has been moved to its day. */
const MOVED_BEFORE = '2021-01-01';
const STAMPS = [
  'assignment_status_stamp',
  'project_summary_status_stamp',
  'plan_status_stamp',
  'plan_summary_status_stamp',
  'colony_status_stamp',
  'specimen_status_stamp',
  'phenotyping_stage_status_stamp',
];

jest.setTimeout(600_000);

let tracker: TestApp;
let lists: Lists;

beforeAll(async () => {
  tracker = await openScenarioTracker();
  lists = await tracker.context.catalogues.read();
});
afterAll(() => tracker.close());

test(`${SEQUENCES} random sequences of edits, a day each`, async () => {
  let number = 0;
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const scenario = await RandomScenario.begin(tracker, ++number, async () => undefined);
      const days: { day: string; records: Map<string, string[]> }[] = [];
      for (const [index, step] of [undefined, ...sequence].entries()) {
        if (step !== undefined) await scenario.run(step);
        const day = `2020-01-${String(index + 1).padStart(2, '0')}`;
        await moveTo(day);
        days.push({ day, records: await present(scenario.entities) });
      }
      for (const { day, records } of days)
        for (const { path } of scenario.entities) {
          const read = await recordAt(path, day);
          expect([path, day, read.exists]).toEqual([path, day, records.has(path)]);
          expect([path, day, textsOf(read)]).toEqual([path, day, records.get(path) ?? []]);
          compared += 1;
        }
    }),
    { seed, numRuns: SEQUENCES },
  );
  expect(compared).toBeGreaterThan(SEQUENCES * 10);
});

const recordAt = (path: string, day: string) =>
  getJson<RecordAt>(tracker, `${path.replace('/api/', '/api/v2/')}/at?day=${day}`, CAST.administrator);

/** What has been recorded since the last step happened on that day, in its order. */
async function moveTo(day: string): Promise<void> {
  const moved = sql`set date = ${day}::timestamp + id * interval '1 ms' where date > ${MOVED_BEFORE}::timestamp`;
  for (const table of ['history', ...STAMPS])
    await sql`update ${sql.table(table)} ${moved}`.execute(tracker.db);
}

/** Each record as it is now, by another way than that under test. */
async function present(entities: readonly Entity[]): Promise<Map<string, string[]>> {
  const records = new Map<string, string[]>();
  for (const entity of entities) {
    const { fields, elements } = await auditedOf(tracker.db, lists, entity);
    const simple = [...fields].filter(([field]) => !field.includes('['));
    const linked = entity.kind === 'Outcome' ? await mutationsOf(entity) : [];
    const listed = [...elements].filter(([field]) => field.lastIndexOf('[') === field.indexOf('['));
    const texts = [...simple, ...listed].map(([field, text]) => `${nameOf(field)}: ${text}`);
    records.set(entity.path, [...texts, ...linked].sort());
  }
  return records;
}

/** The history of an outcome has them only where they were linked or unlinked later. */
async function mutationsOf({ path }: Entity): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select mutation_id as id from mutation_outcome join outcome on outcome.id = outcome_id
    where tpo = ${path.split('/').at(-1)}`.execute(tracker.db);
  return rows.map(({ id }) => `mutations.[${id}]`);
}

/** Statuses stand apart in the response: here by the last part of their field. */
const STATUS = /^(?:(?:colony|specimen)\.)?(status|summaryStatus|assignmentStatus)\.name$/;

function nameOf(field: string): string {
  return STATUS.exec(field)?.[1] ?? field;
}

function textsOf({ fields, elements, statuses }: RecordAt): string[] {
  const [record] = statuses;
  const ofRecord = statuses.filter(({ id }) => id === record?.id);
  return [
    ...[...fields, ...elements].flatMap(({ field, then }) => {
      if (then === null) return [];
      return [field.startsWith('mutations.') ? field : `${field}: ${then}`];
    }),
    ...ofRecord.map(({ field, statusName }) => `${field}: ${statusName}`),
  ].sort();
}
