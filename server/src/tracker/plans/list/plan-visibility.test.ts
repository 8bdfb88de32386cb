import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { ANONYMOUS, type Subject } from '../../../identity/permissions/caller.ts';
import { isAllowed } from '../../../identity/permissions/policy.ts';
import { findSubject } from '../../../identity/permissions/subject-repository.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { loadPlanColumns } from '../plan-rows.ts';
import { isPlanReadableBy } from '../../../identity/permissions/plan-visibility.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([]);
  await addCast(tracker.db);
  for (const privacy of ['public', 'protected', 'restricted'] as const)
    for (const consortia of [[], ['IMPC'], ['BaSH']])
      await addProject(tracker.db, {
        privacy,
        consortia,
        plans: [{ workUnit: 'JAX' }, { workUnit: 'UCD', type: 'phenotyping' }],
      });
});

afterAll(() => tracker.close());

async function subjectOf(email: string | null): Promise<Subject> {
  if (email === null) return ANONYMOUS;
  const subject = await findSubject(tracker.db, email, tracker.context.settings);
  if (subject === undefined) throw new Error(`No account ${email}`);
  return subject;
}

test.each([
  [null, 6],
  [CAST.stranger, 6],
  [CAST.unitMember, 12],
  [CAST.consortiumMember, 10],
  [CAST.memberOfConsortiumUnit, 10],
  [CAST.dcc, 18],
  [CAST.administrator, 18],
])('lists show %s the %d plans that the policy lets them read (api-2 §2)', async (email, count) => {
  const subject = await subjectOf(email);
  const { rows } = await sql<{ id: number }>`
    select plan.id from plan join project_index on project_index.project_id = plan.project_id
    where ${isPlanReadableBy(subject)} order by plan.id`.execute(tracker.db);
  const all = await tracker.db.selectFrom('plan').select('id').execute();
  const plans = await loadPlanColumns(tracker.db, { ids: all.map(({ id }) => id) });
  const allowed = plans.filter(({ facts }) => isAllowed(subject, 'READ_PLAN', facts));
  expect(rows.map(({ id }) => id)).toEqual(allowed.map(({ id }) => id));
  expect(rows).toHaveLength(count);
});
