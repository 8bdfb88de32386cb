import type { Db } from '../../platform/database/database.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { loadDemo } from '../../jobs/demo/load-demo.ts';
import { ANONYMOUS, type Subject } from './caller.ts';
import { findProjectFacts } from './facts-repository.ts';
import { isAllowedOnResource } from './own-permissions.ts';
import { findSubject } from './subject-repository.ts';

const ACTIONS = ['canUpdateProject', 'canCreateProductionPlan', 'canCreatePhenotypingPlan', 'canUpdatePlan'];
const ACCOUNTS = { dccUserKey: 'member.ucd@tracker.example', cdaUserKey: 'cda@lab.example' };

let database: TestDatabase;
let db: Db;
let tpn: string;
let production: string;
let phenotyping: string;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  // A public project of BCM, genotype confirmed and phenotyped.
  await loadDemo(db, { passwordHash: 'none', onlyGenes: ['Gpr173'] });
  const plans = await db
    .selectFrom('plan')
    .innerJoin('project', 'project.id', 'plan.project_id')
    .innerJoin('plan_type', 'plan_type.id', 'plan.plan_type_id')
    .select(['project.tpn', 'plan.pin', 'plan_type.name as type'])
    .orderBy('plan.id')
    .execute();
  const pinOf = (type: string) => plans.find((plan) => plan.type === type)?.pin ?? '';
  tpn = plans[0]?.tpn ?? '';
  [production, phenotyping] = [pinOf('production'), pinOf('phenotyping')];
});

afterAll(() => database.close());

async function person(email: string): Promise<Subject> {
  const subject = await findSubject(db, email, ACCOUNTS);
  if (subject === undefined) throw new Error(`No account ${email}`);
  return subject;
}

const ask = (subject: Subject, action: string, id: string) => isAllowedOnResource(db, subject, action, id);

async function answers(subject: Subject): Promise<boolean[]> {
  const onProject = ACTIONS.slice(0, 3).map((action) => ask(subject, action, tpn));
  const onPlans = [production, phenotyping].map((pin) => ask(subject, 'canUpdatePlan', pin));
  return Promise.all([...onProject, ...onPlans]);
}

test('facts come by name', async () => {
  expect(await findProjectFacts(db, tpn)).toEqual({
    projectId: expect.any(Number),
    privacyName: 'public',
    consortiumNames: expect.arrayContaining(['IMPC']),
    workUnitNames: expect.arrayContaining(['BCM']),
    productionWorkUnitNames: ['BCM'],
  });
});

describe('permissionByActionOnResource (api-1 section 6.2)', () => {
  test.each([
    ['admin@tracker.example', [true, true, true, true, true]],
    ['member.bcm@tracker.example', [true, true, true, true, true]],
    ['member.tcp@tracker.example', [false, false, true, false, false]],
    // The DCC in this test: phenotyping plans are theirs to change.
    ['member.ucd@tracker.example', [false, false, true, false, true]],
  ])('%s: update, add production, add phenotyping; update either plan', async (email, expected) => {
    expect(await answers(await person(email))).toEqual(expected);
  });

  test('an anonymous visitor may nothing', async () => {
    expect(await answers(ANONYMOUS)).toEqual([false, false, false, false, false]);
  });

  test('returns false for a missing resource, also to administrators', async () => {
    const administrator = await person('admin@tracker.example');
    for (const action of ACTIONS) {
      expect(await ask(administrator, action, 'TPN:999999999')).toBe(false);
      expect(await ask(administrator, action, 'PIN:9999999999')).toBe(false);
    }
  });

  test.each(['canEverything', 'toString', ''])(
    'returns false for the unknown action "%s"',
    async (action) => {
      expect(await ask(await person('admin@tracker.example'), action, tpn)).toBe(false);
    },
  );
});

describe('who is who (api-1 section 5.1)', () => {
  test('a unit brings the consortia that it is a member of', async () => {
    expect((await person('member.bcm@tracker.example')).consortia.map(({ name }) => name)).toEqual(['BaSH']);
    expect((await person('member.impc@tracker.example')).consortia.map(({ name }) => name)).toEqual(['IMPC']);
  });

  test('the service accounts are recognised by their address', async () => {
    expect(await person('member.ucd@tracker.example')).toMatchObject({ isDccUser: true, isCdaUser: false });
  });

  test('nobody is nobody', async () => {
    expect(await findSubject(db, 'nobody@lab.example', ACCOUNTS)).toBeUndefined();
  });
});
