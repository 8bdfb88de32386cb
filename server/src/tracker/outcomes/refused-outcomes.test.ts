import type { TestApp } from '../../../testing/test-app.ts';
import { refusal, send } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import { openOutcomeTracker } from './testing/open-outcome-tracker.ts';
import { addPlanOfJax, outcomesOf } from './testing/plans.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openOutcomeTracker();
});
afterAll(() => tracker.close());

function colony(name: string, members: object = {}) {
  return { outcomeTypeName: 'Colony', colony: { name, backgroundStrainName: 'C57BL/6NTac', ...members } };
}

function create(pin: string, body: object, caller: string | null = CAST.unitMember) {
  return send(tracker, 'POST', `/api/plans/${pin}/outcomes`, body, caller);
}

describe('outcomes that are refused (api-2 §12.2)', () => {
  const product = { distributionCentreName: 'JAX', productTypeName: 'Live mice' };
  const withProduct = (members: object) =>
    colony('JAX-X', { distributionProducts: [{ ...product, ...members }] });

  test.each<[string, object, string]>([
    ['no type', { colony: {} }, '404 Outcome typenull does not exist.'],
    ['an unknown type', { outcomeTypeName: 'Mouse' }, '404 Outcome typeMouse does not exist.'],
    ['no colony', { outcomeTypeName: 'Colony' }, '400 Validation error'],
    ['no name', colony(''), '400 [Colony name] cannot be null.'],
    ['no strain', colony('JAX-X', { backgroundStrainName: null }), '400 [Background Strain] cannot be null.'],
    ['an unknown strain', colony('JAX-X', { backgroundStrainName: 'x' }), "400 Strain 'x' does not exist."],
    ['spaces around the name', colony(' JAX-X'), '400 The colony name contains leading or trailing spaces.'],
    [
      'a name too long to be one',
      colony('x'.repeat(256)),
      '400 colony.name: This text has 256 characters; at most 255 can be saved. Please shorten it.',
    ],
    ['no centre', withProduct({ distributionCentreName: null }), '400 Validation error'],
    ['an unknown centre', withProduct({ distributionCentreName: 'x' }), '400 Work unit x does not exist.'],
    ['no product type', withProduct({ productTypeName: null }), '400 Product Type null does not exist'],
    ['an unknown product type', withProduct({ productTypeName: 'x' }), '400 Product Type x does not exist'],
    [
      'an unknown network',
      withProduct({ distributionNetworkName: 'x' }),
      '400 Distribution Network x does not exist',
    ],
    ['no such day', withProduct({ startDate: '2031-02-30' }), '400 Validation error'],
    ['a specimen without a strain', { outcomeTypeName: 'Specimen', specimen: {} }, '400 Validation error'],
    [
      'a specimen of an unknown strain',
      { outcomeTypeName: 'Specimen', specimen: { backgroundStrainName: 'x' } },
      "400 Strain 'x' does not exist.",
    ],
    [
      'an unknown property',
      {
        outcomeTypeName: 'Specimen',
        specimen: { backgroundStrainName: 'C57BL/6NTac', specimenProperties: [{ propertyTypeName: 'x' }] },
      },
      "400 Property type 'x' does not exist.",
    ],
  ])('%s', async (_case, body, message) => {
    const pin = await addPlanOfJax(tracker.db);
    expect(refusal(await create(pin, body))).toBe(message);
    expect(await outcomesOf(tracker.db, pin)).toEqual([]);
  });

  test('what is missing is named field by field', async () => {
    const pin = await addPlanOfJax(tracker.db);
    const response = await create(pin, withProduct({ distributionCentreName: undefined }));
    expect(response.json().apierror.subErrors).toEqual([
      { object: 'distributionProduct', field: 'distributionCentreName', message: 'is missing' },
    ]);
  });

  test('a name that a colony of any plan has', async () => {
    await addPlanOfJax(tracker.db, { colonies: ['JAX-taken'] });
    const pin = await addPlanOfJax(tracker.db);
    expect(refusal(await create(pin, colony('JAX-taken')))).toBe(
      '400 The colony [JAX-taken] already exists.',
    );
  });

  test.each<[string, string, readonly string[], boolean]>([
    ['haplo-essential crispr', 'Attempt Aborted', [], false],
    ['haplo-essential crispr', 'Attempt In Progress', [], false],
    ['haplo-essential crispr', 'Embryos Obtained', ['A'], true],
    ['crispr', 'Embryos Obtained', [], false],
    ['es cell', 'Attempt In Progress', [], false],
    ['es cell', 'Chimeras/Founder Obtained', [], true],
    ['es cell', 'Chimeras/Founder Obtained', ['B'], false],
  ])(
    'a plan of type %s in status %s with colonies %j: %s',
    async (attemptType, status, colonies, isPossible) => {
      const pin = await addPlanOfJax(tracker.db, { attemptType, status, colonies });
      const response = await create(pin, colony(`JAX of ${attemptType}, ${status}, ${colonies.length}`));
      if (isPossible) expect(response.statusCode).toBe(200);
      else expect(refusal(response)).toBe('400 You can not create an outcome in current state');
    },
  );

  test('a crispr plan whose attempt lacks what a save of the plan requires (§6.3)', async () => {
    const pin = await addPlanOfJax(tracker.db, { attemptType: 'crispr', status: 'Founder Obtained' });
    await tracker.db
      .insertInto('crispr_attempt')
      .values({ plan_id: Number(pin.split(':')[1]) })
      .execute();
    expect(refusal(await create(pin, colony('JAX-C7')))).toBe('400 [Nuclease information] cannot be null.');
    expect(await outcomesOf(tracker.db, pin)).toEqual([]);
  });

  test('a plan that does not exist', async () => {
    expect(refusal(await create('PIN:0009999999', colony('JAX-C8')))).toBe(
      '404 The plan[PIN:0009999999] does not exist.',
    );
  });

  test.each([CAST.stranger, CAST.consortiumMember, CAST.dcc])('%s may not', async (caller) => {
    const pin = await addPlanOfJax(tracker.db);
    expect(refusal(await create(pin, colony('JAX-C9'), caller))).toBe(
      '403 You do not have permission to create the outcome. ' +
        `To execute this action you need permission to edit the plan ${pin}.`,
    );
  });

  test('somebody who may not even read the plan', async () => {
    const pin = await addPlanOfJax(tracker.db, { privacy: 'restricted' });
    expect(refusal(await create(pin, colony('JAX-C10'), CAST.stranger))).toBe(
      `403 You do not have permission to read the plan ${pin}.`,
    );
  });
});
