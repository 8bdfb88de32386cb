import type { Outcome } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { BASE_URL, get, getJson, refusal, send } from '../../../../testing/calls.ts';
import { CAST } from '../../../../testing/cast.ts';
import { openOutcomeTracker } from '../testing/open-outcome-tracker.ts';
import { aColony, changeLines, putColony, readColony, STRAIN } from '../testing/colonies.ts';
import { addPlanOfJax, addStage, startFrom } from '../testing/plans.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openOutcomeTracker();
});
afterAll(() => tracker.close());

const OTHER_STRAIN = 'C57BL/6NJ';

describe('changing a colony (api-2 §12.3)', () => {
  test('its name, strain and comment, with a history in the words of the reference', async () => {
    const { pin, url } = await aColony(tracker, 'JAX-1');
    const details = await changeLines(tracker, url, {
      name: 'JAX-1b',
      backgroundStrainName: OTHER_STRAIN,
      genotypingComment: 'repeat needed',
    });
    expect(details).toEqual(
      expect.arrayContaining([
        ['colony.genotypingComment', null, 'repeat needed', 'Field changed'],
        ['colony.name', 'JAX-1', 'JAX-1b', 'Field changed'],
        ['colony.strain.name', STRAIN, OTHER_STRAIN, 'Field changed'],
      ]),
    );
    expect(await readColony(tracker, url)).toMatchObject({
      name: 'JAX-1b',
      backgroundStrainName: OTHER_STRAIN,
      genotypingComment: 'repeat needed',
    });
    const index = await tracker.db
      .selectFrom('project_index')
      .innerJoin('plan', 'plan.project_id', 'project_index.project_id')
      .select('project_index.colony_names')
      .where('plan.pin', '=', pin)
      .executeTakeFirst();
    expect(index).toEqual({ colony_names: ['JAX-1b'] });
  });

  test('a comment that is not sent is cleared', async () => {
    const { name, url } = await aColony(tracker, 'JAX-2');
    await putColony(tracker, url, { name, genotypingComment: 'old' });
    expect(await changeLines(tracker, url, { name })).toEqual([
      ['colony.genotypingComment', 'old', null, 'Field changed'],
    ]);
  });

  test('sending back what was read changes nothing', async () => {
    const { url } = await aColony(tracker, 'JAX-3');
    const before = await get(tracker, url, CAST.unitMember);
    const response = await send(tracker, 'PUT', url, before.json<Outcome>(), CAST.unitMember);
    expect(response.json()).toEqual({
      history: [{ id: 1, user: null, date: null, comment: null, details: null }],
      _links: { self: { href: BASE_URL + url } },
    });
    expect((await get(tracker, url, CAST.unitMember)).headers.etag).toBe(before.headers.etag);
  });

  test('whatever else is sent is ignored', async () => {
    const { pin, tpo, url, name } = await aColony(tracker, 'JAX-4');
    const body = {
      pin: 'PIN:1',
      tpo: 'TPO:1',
      outcomeTypeName: 'Specimen',
      specimen: { specimenExternalRef: 'x', backgroundStrainName: STRAIN },
      mutations: [{}],
      colony: { name, backgroundStrainName: STRAIN, statusName: 'Genotype Confirmed', statusDates: [] },
    };
    expect((await send(tracker, 'PUT', url, body, CAST.unitMember)).statusCode).toBe(200);
    const outcome = await getJson<Outcome>(tracker, url);
    expect(outcome).toMatchObject({ pin, tpo, outcomeTypeName: 'Colony' });
    expect(outcome.specimen).toBeUndefined();
    expect(outcome.colony?.statusName).toBe('Genotype In Progress');
  });
});

describe('distribution products are replaced as a set (api-2 §21)', () => {
  const product = { distributionCentreName: 'JAX', productTypeName: 'Live mice' };
  const ids = async (url: string) =>
    (await readColony(tracker, url))?.distributionProducts.map(({ id }) => id);

  test('matched by their id, added without one, deleted where they are not sent', async () => {
    const { name, url } = await aColony(tracker, 'JAX-5');
    await putColony(tracker, url, {
      name,
      distributionProducts: [product, { ...product, distributionIdentifier: 'RRID:2' }],
    });
    const [first = 0, second = 0] = (await ids(url)) ?? [];
    const details = await changeLines(tracker, url, {
      name,
      distributionProducts: [
        { ...product, id: String(second), distributionIdentifier: 'RRID:2b' },
        { ...product, distributionCentreName: 'UCD' },
      ],
    });
    const [kept, added = 0] = (await ids(url)) ?? [];
    expect(kept).toBe(second);
    const at = (id: number) => `colony.distributionProducts.[${id}]`;
    expect(details).toEqual(
      expect.arrayContaining([
        [at(first), expect.any(String), null, 'Element removed'],
        [at(second), expect.any(String), expect.any(String), 'Element changed'],
        [`${at(second)}.distributionIdentifier`, 'RRID:2', 'RRID:2b', 'Field changed'],
        [at(added), null, expect.any(String), 'Element added'],
        [`${at(added)}.distributionCentre.name`, null, 'UCD', 'Field changed'],
      ]),
    );
  });

  test.each([-3, 0, 999_999])(
    'a product with the id %s, which the colony does not have, is new',
    async (id) => {
      const { name, url } = await aColony(tracker, `JAX-6${id}`);
      await changeLines(tracker, url, { name, distributionProducts: [{ ...product, id }] });
      const [stored = 0] = (await ids(url)) ?? [];
      expect(stored).toBeGreaterThan(0);
      expect(stored).not.toBe(id);
    },
  );

  test.each([undefined, null, []])('%j clears them', async (distributionProducts) => {
    const { name, url } = await aColony(tracker, `JAX-7${JSON.stringify(distributionProducts)}`);
    await putColony(tracker, url, { name, distributionProducts: [product] });
    await putColony(tracker, url, { name, distributionProducts });
    expect(await ids(url)).toEqual([]);
  });
});

describe('refusals', () => {
  test.each<[string, object | null, string]>([
    ['no colony', null, '400 Validation error'],
    ['no strain', { name: 'x', backgroundStrainName: null }, "400 Strain 'null' does not exist."],
    ['an unknown strain', { name: 'x', backgroundStrainName: 'y' }, "400 Strain 'y' does not exist."],
    ['no name', { name: ' ' }, '400 [Colony name] cannot be null.'],
    ['spaces around the name', { name: 'x ' }, '400 The colony name contains leading or trailing spaces.'],
    [
      'an unknown centre',
      { name: 'x', distributionProducts: [{ distributionCentreName: 'y', productTypeName: 'Live mice' }] },
      '400 Work unit y does not exist.',
    ],
  ])('%s', async (label, colony, message) => {
    const { url } = await aColony(tracker, `JAX-15 ${label}`);
    expect(refusal(await putColony(tracker, url, colony))).toBe(message);
  });

  test('the name of another colony, composed in another way', async () => {
    await aColony(tracker, 'JAX-\u00c9');
    const { url } = await aColony(tracker, 'JAX-61');
    expect(refusal(await putColony(tracker, url, { name: 'JAX-E\u0301' }))).toMatch(/^409 .* already exists/);
  });

  test('the name of another colony', async () => {
    await aColony(tracker, 'JAX-16');
    const { url } = await aColony(tracker, 'JAX-17');
    expect(refusal(await putColony(tracker, url, { name: 'JAX-16' }))).toBe(
      '409 Detail: Key (name, legacy_modification)=(JAX-16, f) already exists.',
    );
  });

  test('a new name once phenotyping data exist', async () => {
    const { name, tpo, url } = await aColony(tracker, 'JAX-18');
    const later = await addPlanOfJax(tracker.db, {
      type: 'phenotyping',
      attemptType: 'adult and embryo phenotyping',
      reference: 'JAX-18-P',
    });
    await startFrom(tracker.db, later, tpo);
    await addStage(tracker.db, later, 'early adult and embryo', 'Phenotyping Started');
    const message =
      '400 The name and/or the background strain can not be change because the colony has active phenotyping data associated with it.';
    expect(refusal(await putColony(tracker, url, { name: 'JAX-18b' }))).toBe(message);
    expect(refusal(await putColony(tracker, url, { name, backgroundStrainName: OTHER_STRAIN }))).toBe(
      message,
    );
    expect((await putColony(tracker, url, { name, genotypingComment: 'still open' })).statusCode).toBe(200);
  });

  test('an outcome that the plan does not have', async () => {
    const { name, tpo } = await aColony(tracker, 'JAX-19');
    const pin = await addPlanOfJax(tracker.db);
    for (const other of [tpo, 'TPO:000000999999', 'nonsense'])
      expect(refusal(await putColony(tracker, `/api/plans/${pin}/outcomes/${other}`, { name }))).toBe(
        `400 Plan ${pin} does not have an outcome ${other}`,
      );
  });

  test('a plan that does not exist', async () => {
    const { name, tpo } = await aColony(tracker, 'JAX-20');
    expect(refusal(await putColony(tracker, `/api/plans/PIN:0009999999/outcomes/${tpo}`, { name }))).toBe(
      '404 The plan[PIN:0009999999] does not exist.',
    );
  });

  test.each([CAST.stranger, CAST.consortiumMember, CAST.dcc])('%s may not', async (caller) => {
    const { name, pin, tpo, url } = await aColony(tracker, `JAX-21${caller}`);
    expect(refusal(await putColony(tracker, url, { name }, caller))).toBe(
      `403 You do not have permission to update the outcome ${tpo}. ` +
        `To execute this action you need permission to edit the plan ${pin}.`,
    );
  });
});
