import { sql } from 'kysely';
import type { PlanPage } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { BASE_URL, get, getJson, refusal } from '../../../../testing/calls.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { planRoutes } from '../routes.ts';
import { readPlan } from '../testing/plans.ts';

let tracker: TestApp;

/** The plans of these tests in the order of their identifiers. */
const PLANS = ['crispr', 'phenotyping', 'aborted', 'esCell', 'hidden'] as const;
let pins: string[];

beforeAll(async () => {
  tracker = await openTracker([planRoutes]);
  const { db } = tracker;
  await addCast(db);
  await addProject(db, {
    plans: [
      { workUnit: 'JAX', workGroup: 'BaSH' },
      { workUnit: 'UCD', workGroup: 'DTCC', type: 'phenotyping', reference: 'UCD-P1, part 2' },
    ],
  });
  await addProject(db, {
    plans: [
      { workUnit: 'JAX', workGroup: 'JAX' },
      { workUnit: 'WTSI', attemptType: 'es cell' },
    ],
  });
  await addProject(db, { privacy: 'restricted', plans: [{ workUnit: 'JAX' }] });
  pins = (await db.selectFrom('plan').select('pin').orderBy('id').execute()).map(({ pin }) => pin);
  await sql`
    update plan set status_id = status.id, summary_status_id = status.id
    from status where status.name = 'Attempt Aborted' and plan.pin = ${pinOf('aborted')}`.execute(db);
  await sql`insert into crispr_attempt (plan_id, imits_mi_attempt)
    select id, 4711 from plan where pin = ${pinOf('crispr')}`.execute(db);
  await sql`update phenotyping_attempt set imits_phenotype_attempt = 12,
    do_not_count_towards_completeness = true`.execute(db);
});

afterAll(() => tracker.close());

function pinOf(name: (typeof PLANS)[number]): string {
  return pins[PLANS.indexOf(name)] ?? '';
}

async function found(query: string, caller: string | null = CAST.administrator): Promise<string[]> {
  const { _embedded, page } = await getJson<PlanPage>(tracker, `/api/plans?${query}`, caller);
  const plans = _embedded?.plans ?? [];
  expect(page.totalElements).toBe(plans.length);
  return plans.map(({ pin }) => PLANS[pins.indexOf(pin)] ?? pin);
}

describe('filters (api-2 §3.1)', () => {
  test.each([
    ['', [...PLANS]],
    ['pin=PIN:0000000001', ['crispr']],
    ['pin=PIN:0000000001,PIN:0000000003', ['crispr', 'aborted']],
    ['pin=PIN:0000000001&pin=PIN:0000000003', ['crispr', 'aborted']],
    ['pin=pin:0000000001', []],
    ['tpn=TPN:000000001', ['crispr', 'phenotyping']],
    ['workUnitName=JAX', ['crispr', 'aborted', 'hidden']],
    ['workUnitName=jax', []],
    ['workUnitName=Nowhere', []],
    ['workGroupName=DTCC,BaSH', ['crispr', 'phenotyping']],
    ['statusName=Attempt Aborted', ['aborted']],
    ['summaryStatusName=Plan Created', ['crispr', 'phenotyping', 'esCell', 'hidden']],
    ['typeName=phenotyping', ['phenotyping']],
    ['attemptTypeName=es cell', ['esCell']],
    ['imitsMiAttemptId=4711,4712', ['crispr']],
    ['imitsMiAttemptId=4712', []],
    ['imitsPhenotypeAttemptId=12', ['phenotyping']],
    ['phenotypingExternalRef=UCD-P1', []],
    ['doNotCountTowardsCompleteness=TRUE,false', ['phenotyping']],
    ['doNotCountTowardsCompleteness=false', []],
    ['doNotCountTowardsCompleteness=perhaps', []],
    ['workUnitName=JAX&statusName=Plan Created', ['crispr', 'hidden']],
    ['workUnitName=&pin=', [...PLANS]],
    ['unknown=1', [...PLANS]],
  ])('%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test.each(['imitsMiAttemptId', 'imitsPhenotypeAttemptId'])('%s is a number', async (parameter) => {
    expect(refusal(await get(tracker, `/api/plans?${parameter}=abc`))).toBe(
      `400 The parameter '${parameter}' of value 'abc' could not be converted to type 'integer'`,
    );
  });
});

test('only plans that the caller may read are listed and counted', async () => {
  const open = ['crispr', 'phenotyping', 'aborted', 'esCell'];
  expect(await found('', null)).toEqual(open);
  expect(await found('', CAST.stranger)).toEqual(open);
  expect(await found('', CAST.unitMember)).toEqual([...open, 'hidden']);
});

test('each plan looks as it does by itself', async () => {
  const page = await getJson<PlanPage>(tracker, '/api/plans?pin=PIN:0000000002', CAST.unitMember);
  expect(page._embedded?.plans).toEqual([await readPlan(tracker, pinOf('phenotyping'))]);
});

describe('pages', () => {
  test('twenty plans a page by default; one page has no navigation', async () => {
    const response = await get(tracker, '/api/plans/', CAST.administrator);
    const { page, _links } = response.json<PlanPage>();
    expect(page).toEqual({ size: 20, totalElements: 5, totalPages: 1, number: 0 });
    expect(_links).toEqual({
      self: {
        href:
          `${BASE_URL}/api/plans{?pin,tpn,workUnitName,workGroupName,statusName,summaryStatusName,typeName,` +
          'attemptTypeName,imitsMiAttemptId,imitsPhenotypeAttemptId,phenotypingExternalRef,doNotCountTowardsCompleteness}',
        templated: true,
      },
    });
    expect(response.headers.link).toBe('');
  });

  test('the link of the list to itself has the filters of the caller (api-2 §3.1)', async () => {
    const { _links } = await getJson<PlanPage>(
      tracker,
      '/api/plans?workUnitName=JAX&typeName=production&page=0',
      CAST.administrator,
    );
    expect(_links.self.href).toMatch(
      /\/api\/plans\?workUnitName=JAX&typeName=production\{&pin,tpn,workGroupName,[\w,]+\}$/,
    );
  });

  test('navigation keeps the filters, and the Link header leads on', async () => {
    const response = await get(tracker, '/api/plans?workUnitName=JAX&size=2', CAST.administrator);
    const { page, _links, _embedded } = response.json<PlanPage>();
    expect(page).toEqual({ size: 2, totalElements: 3, totalPages: 2, number: 0 });
    expect(_embedded?.plans).toHaveLength(2);
    const next = `${BASE_URL}/api/plans?page=1&size=2&sort=pin,asc&workUnitName=JAX`;
    expect(_links.next).toEqual([{ href: next }]);
    expect(response.headers.link).toContain(`<${next}>; rel="next"`);
  });

  test('a page beyond the last is empty, and still knows the total', async () => {
    const page = await getJson<PlanPage>(tracker, '/api/plans?page=9', CAST.administrator);
    expect(page).not.toHaveProperty('_embedded');
    expect(page.page.totalElements).toBe(5);
  });

  test.each([
    ['pin,desc', ['hidden', 'esCell', 'aborted', 'phenotyping', 'crispr']],
    ['tpn,desc', ['hidden', 'aborted', 'esCell', 'crispr', 'phenotyping']],
    ['typeName,asc', ['phenotyping', 'crispr', 'aborted', 'esCell', 'hidden']],
    ['attemptTypeName', ['phenotyping', 'crispr', 'aborted', 'hidden', 'esCell']],
    ['workUnitName,DESC', ['esCell', 'phenotyping', 'crispr', 'aborted', 'hidden']],
    ['workGroupName', ['crispr', 'phenotyping', 'aborted', 'esCell', 'hidden']],
    ['statusName,desc', ['aborted', 'crispr', 'phenotyping', 'esCell', 'hidden']],
    ['summaryStatusName,desc', ['aborted', 'crispr', 'phenotyping', 'esCell', 'hidden']],
  ])('sorted by %s', async (sort, expected) => {
    expect(await found(`sort=${sort}`)).toEqual(expected);
  });

  test('refuses an unknown sort key', async () => {
    expect(refusal(await get(tracker, '/api/plans?sort=colour'))).toMatch(/^400 Cannot sort by 'colour'/);
  });
});
