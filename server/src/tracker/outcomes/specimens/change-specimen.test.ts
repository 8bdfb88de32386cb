import type { ChangeResponse, Outcome } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { getJson, refusal, send } from '../../../../testing/calls.ts';
import { CAST } from '../../../../testing/cast.ts';
import { openOutcomeTracker } from '../testing/open-outcome-tracker.ts';
import { addPlanOfJax, outcomesOf, setPlanStatus, startFrom } from '../testing/plans.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openOutcomeTracker();
  await tracker.db
    .insertInto('property_type')
    .values([{ name: 'stage' }, { name: 'sex' }])
    .execute();
  await tracker.context.catalogues.refresh();
});
afterAll(() => tracker.close());

const STRAIN = 'C57BL/6NTac';

/** A specimen with all fields, in a separate plan. */
async function aSpecimen() {
  const described = await anUndescribedSpecimen();
  await put(described.url, {});
  return described;
}

async function anUndescribedSpecimen() {
  const pin = await addPlanOfJax(tracker.db, { specimens: 1 });
  const [tpo = 'none'] = await outcomesOf(tracker.db, pin);
  return { pin, tpo, url: `/api/plans/${pin}/outcomes/${tpo}` };
}

function put(url: string, specimen: object | null, caller: string = CAST.unitMember) {
  const body = { specimen: specimen && { backgroundStrainName: STRAIN, ...specimen } };
  return send(tracker, 'PUT', url, body, caller);
}

async function changed(url: string, specimen: object) {
  const response = await put(url, specimen);
  if (response.statusCode !== 200) throw new Error(response.body);
  const [record] = response.json<ChangeResponse>().history;
  return record?.details?.map(({ field, oldValue, newValue }) => [field, oldValue, newValue]);
}

async function read(url: string) {
  return (await getJson<Outcome>(tracker, url)).specimen;
}

const ABORT = { statusTransition: { actionToExecute: 'abortSpecimenGroup' } };

describe('changing a specimen (api-2 §14, with what the existing tracker lacks)', () => {
  test('its reference and type, with a history', async () => {
    const { url } = await aSpecimen();
    const details = await changed(url, {
      specimenExternalRef: 'NL-SP-8',
      specimenTypeName: 'haplo-essential',
    });
    expect(details).toEqual([
      ['specimen.specimenExternalRef', null, 'NL-SP-8'],
      ['specimen.specimenType.name', null, 'haplo-essential'],
    ]);
    expect(await read(url)).toMatchObject({
      specimenExternalRef: 'NL-SP-8',
      specimenTypeName: 'haplo-essential',
    });
  });

  test('an outcome that was created without its specimen is described, and starts its life', async () => {
    const { url } = await anUndescribedSpecimen();
    await changed(url, { specimenExternalRef: 'NL-SP-9' });
    expect(await read(url)).toMatchObject({
      specimenExternalRef: 'NL-SP-9',
      statusName: 'Specimen Group In Progress',
      statusDates: [{ statusName: 'Specimen Group In Progress', date: expect.any(String) }],
    });
  });

  test('properties are replaced where they are sent, and stay where they are not', async () => {
    const { url } = await aSpecimen();
    await put(url, {
      specimenProperties: [
        { propertyTypeName: 'stage', value: 'E9.5' },
        { propertyTypeName: 'sex', value: 'male' },
      ],
    });
    await put(url, { specimenExternalRef: 'x' });
    const [stage] = (await read(url))?.specimenProperties ?? [];
    expect(stage).toEqual({ id: expect.any(Number), propertyTypeName: 'stage', value: 'E9.5' });
    await put(url, { specimenProperties: [{ ...stage, value: 'E12.5' }] });
    expect((await read(url))?.specimenProperties).toEqual([{ ...stage, value: 'E12.5' }]);
  });

  test('sending back what was read changes nothing', async () => {
    const { url } = await aSpecimen();
    await put(url, { specimenProperties: [{ propertyTypeName: 'stage', value: 'E9.5' }] });
    const outcome = await getJson<Outcome>(tracker, url, CAST.unitMember);
    const response = await send(tracker, 'PUT', url, outcome, CAST.unitMember);
    expect(response.json<ChangeResponse>().history).toEqual([
      { id: 1, user: null, date: null, comment: null, details: null },
    ]);
  });
});

describe('aborting a specimen group', () => {
  test('is stamped, and the plan may be aborted then', async () => {
    const { url } = await aSpecimen();
    expect(await changed(url, ABORT)).toEqual([
      ['specimen.status.name', 'Specimen Group In Progress', 'Specimen Group Aborted'],
    ]);
    const specimen = await read(url);
    expect(specimen?.statusDates.map(({ statusName }) => statusName)).toEqual([
      'Specimen Group In Progress',
      'Specimen Group Aborted',
    ]);
    expect(specimen?.statusTransition).toEqual({
      currentStatus: 'Specimen Group Aborted',
      transitions: [],
      actionToExecute: null,
    });
  });

  test('waits for the plans that start from it', async () => {
    const { tpo, url } = await aSpecimen();
    const later = await addPlanOfJax(tracker.db, {
      type: 'phenotyping',
      attemptType: 'haplo-essential phenotyping',
      status: 'Plan Created',
    });
    await startFrom(tracker.db, later, tpo);
    const [abort] = (await read(url))?.statusTransition.transitions ?? [];
    expect(abort).toMatchObject({
      available: false,
      note: 'The specimen is used in plans that are not aborted',
    });
    expect(refusal(await put(url, ABORT))).toBe(
      '400 Transition cannot be executed The specimen is used in plans that are not aborted',
    );
    await setPlanStatus(tracker.db, later, 'Phenotyping Plan Aborted');
    expect((await put(url, ABORT)).statusCode).toBe(200);
  });

  test('happens once', async () => {
    const { url } = await aSpecimen();
    await put(url, ABORT);
    const again = await put(url, ABORT);
    expect(refusal(again)).toBe('400 Invalid transition');
    expect(again.json().apierror.debugMessage).toContain(
      'in the entity [Specimen] is [Specimen Group Aborted]',
    );
  });
});

describe('refusals', () => {
  test.each<[string, object | null, string]>([
    ['no specimen', null, '400 Validation error'],
    ['no strain', { backgroundStrainName: '' }, '400 Validation error'],
    ['an unknown strain', { backgroundStrainName: 'x' }, "400 Strain 'x' does not exist."],
    [
      'an unknown property',
      { specimenProperties: [{ value: '1' }] },
      "400 Property type 'null' does not exist.",
    ],
  ])('%s', async (_case, specimen, message) => {
    const { url } = await aSpecimen();
    expect(refusal(await put(url, specimen))).toBe(message);
  });

  test('somebody of another work unit', async () => {
    const { pin, tpo, url } = await aSpecimen();
    expect(refusal(await put(url, {}, CAST.stranger))).toBe(
      `403 You do not have permission to update the outcome ${tpo}. ` +
        `To execute this action you need permission to edit the plan ${pin}.`,
    );
  });
});
