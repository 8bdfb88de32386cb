/** Random sequences of changes to a project: what the tracker shows of it stays consistent. */
import fc from 'fast-check';
import { sql } from 'kysely';
import type { HistoryRecord, Outcome, PhenotypingStage, Plan, StatusStamp } from 'shared/contract';
import type { Lists } from '../../src/platform/look-up-lists/catalogues.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { COLONY_MACHINE } from '../../src/catalogue/state-machines/outcome-machines.ts';
import { planMachine, stageMachine } from '../../src/catalogue/state-machines/machines.ts';
import { getJson } from '../../testing/calls.ts';
import { CAST } from '../../testing/cast.ts';
import { openScenarioTracker } from './open-scenario-tracker.ts';
import { steps, RandomScenario, type Entity } from './random-scenario.ts';
import { fieldsOf, replayed, type Fields } from './replay.ts';

const SEQUENCES = Number(process.env.RANDOM_EDITS ?? 200);
const seed = Number(process.env.RANDOM_EDITS_SEED ?? 2031);

jest.setTimeout(600_000);

let tracker: TestApp;
let lists: Lists;

beforeAll(async () => {
  tracker = await openScenarioTracker();
  lists = await tracker.context.catalogues.read();
});
afterAll(() => tracker.close());

const read = <T>(path: string) => getJson<T>(tracker, path, CAST.administrator);

test(`${SEQUENCES} random sequences of edits`, async () => {
  let number = 0;
  const answered: number[] = [];
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const beginnings = new Map<string, Fields>();
      const remember = async (entity: Entity) => {
        beginnings.set(entity.path, await fieldsOf(tracker.db, lists, entity));
      };
      const scenario = await RandomScenario.begin(tracker, ++number, remember);
      for (const step of sequence) await scenario.run(step);
      answered.push(...scenario.answered);

      expect(scenario.answered.filter((status) => status >= 500)).toEqual([]);
      for (const entity of scenario.entities) {
        await historyReplays(entity, beginnings.get(entity.path));
        await stampsHold(entity);
      }
      await nothingIsOrphaned();
    }),
    { seed, numRuns: SEQUENCES },
  );
  // The scenarios are worth running: most of what was tried was done.
  expect(answered.filter((status) => status === 200).length).toBeGreaterThan(answered.length / 2);
});

/** Begins with the entity as it was made and ends with it as it is. */
async function historyReplays(entity: Entity, beginning: Fields | undefined): Promise<void> {
  const records = (await read<HistoryRecord[]>(`${entity.path}/history`)).filter(({ comment }) =>
    comment.startsWith(entity.kind),
  );
  // Creating a project updates it from its plan. The history records this change although the project is new.
  const later = records.slice(records.findIndex(({ comment }) => comment.endsWith('created')) + 1);
  const now = await fieldsOf(tracker.db, lists, entity);
  expect(sorted(replayed(beginning ?? new Map(), later))).toEqual(sorted(now));
}

function sorted(fields: Fields): string[] {
  return Array.from(fields, ([field, value]) => `${field}: ${value}`).sort();
}

async function stampsHold({ kind, path }: Entity): Promise<void> {
  if (kind === 'Plan') {
    const { attemptTypeName, statusName, statusDates, summaryStatusName, summaryStatusDates } =
      await read<Plan>(path);
    isWalk(statusDates, statusName, planMachine(attemptTypeName));
    isOrdered(summaryStatusDates, summaryStatusName);
  }
  if (kind === 'Outcome') {
    const { colony } = await read<Outcome>(path);
    if (colony !== undefined) isWalk(colony.statusDates, colony.statusName, COLONY_MACHINE);
  }
  if (kind === 'PhenotypingStage') {
    const { phenotypingTypeName, statusName, statusDates } = await read<PhenotypingStage>(path);
    isWalk(statusDates, statusName, stageMachine(phenotypingTypeName));
  }
}

interface Steps {
  statuses: readonly string[];
  prefix: string;
  transitions: readonly { from: string; to: string }[];
}

/** Stamps lead from the first status of the machine, by its transitions, to the present one. */
function isWalk(
  stamps: readonly StatusStamp[],
  present: string,
  { statuses, prefix, transitions }: Steps,
): void {
  isOrdered(stamps, present);
  const names = stamps.map(({ statusName }) => statusName.slice(prefix.length));
  expect(names[0]).toBe(statuses[0]);
  const steps = names.slice(1).map((to, index) => `${names[index]} → ${to}`);
  const known = transitions.map(({ from, to }) => `${from} → ${to}`);
  expect(steps.filter((step) => !known.includes(step))).toEqual([]);
}

function isOrdered(stamps: readonly StatusStamp[], present: string): void {
  const dates = stamps.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
  expect(stamps.at(-1)?.statusName).toBe(present);
}

async function nothingIsOrphaned(): Promise<void> {
  const { rows } = await sql<{ sequences: number; index: number; histories: number }>`
    select (
      select count(*)::integer from sequence where not exists (
        select from mutation_sequence where sequence_id = sequence.id) and not exists (
        select from project_intention_sequence where sequence_id = sequence.id)) as sequences, (
      select count(*)::integer from (
        select * from project_index_source except select * from project_index) stale) as index, (
      select count(*)::integer from history where not exists (
        select from history_detail where history_id = history.id) and comment like '% updated') as histories`.execute(
    tracker.db,
  );
  expect(rows[0]).toEqual({ sequences: 0, index: 0, histories: 0 });
}
