import { sql } from 'kysely';
import { refusal, send } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import { onPostgres, untilWaiting } from '../../../testing/database/concurrently.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import {
  addColony,
  addMutation,
  mutationBody,
  mutationsOf,
  openMutationTracker,
  readMutation,
  type ColonyPlace,
} from './testing/mutations.ts';

onPostgres('a change of a mutation that waits for another (PostgreSQL)', () => {
  let tracker: TestApp;
  let colony: ColonyPlace;
  let foreign: ColonyPlace;
  let min: string;
  let serial = 0;

  beforeAll(async () => {
    tracker = await openMutationTracker();
  });
  afterAll(() => tracker.close());
  beforeEach(async () => {
    colony = await addColony(tracker);
    foreign = await addColony(tracker, { workUnit: 'TCP' });
    min = await addMutation(tracker, colony, mutationBody(`Zfp999<em${++serial}(IMPC)J>`));
  });

  const handOver = (tx: Db) =>
    sql`
    update plan set work_unit_id = (select id from work_unit where name = 'TCP') where pin = ${colony.pin}`.execute(
      tx,
    );
  const linkElsewhere = (tx: Db) =>
    sql`
    insert into mutation_outcome (mutation_id, outcome_id)
    select mutation.id, outcome.id from mutation, outcome
    where mutation.min = ${min} and outcome.tpo = ${foreign.tpo}`.execute(tx);
  const unlink = (tx: Db) =>
    sql`
    delete from mutation_outcome
    where mutation_id = (select id from mutation where min = ${min})`.execute(tx);

  test.each<[string, (tx: Db) => Promise<unknown>, RegExp]>([
    ['the plan is handed over to another work unit', handOver, /^403 /],
    ['a work unit that the caller is not of has linked it', linkElsewhere, /^403 /],
    ['it is unlinked', unlink, /^400 Outcome TPO:\d+ is not related with mutation MIN:\d+\./],
  ])('is refused where meanwhile %s', async (_what, happen, expected) => {
    const body = { ...(await readMutation(tracker, min)), qcNote: 'seen again' };
    const { changed } = await inTransaction(tracker.db, CAST.administrator, async (tx) => {
      await sql`select from outcome where tpo = ${colony.tpo} for update`.execute(tx);
      await happen(tx);
      const changed = send(tracker, 'PUT', `${mutationsOf(colony)}/${min}`, body, CAST.unitMember);
      await untilWaiting(tracker.db);
      return { changed };
    });
    expect(refusal(await changed)).toMatch(expected);
    expect((await readMutation(tracker, min)).qcNote).toBeNull();
  });
});
