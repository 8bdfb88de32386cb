import type { CrisprAttempt } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { getJson } from '../../../../testing/calls.ts';
import { addPlanOf, createPlanOf, openPlans } from '../testing/attempts.ts';
import {
  ASSAY,
  attemptOf,
  COMPLETE,
  DONOR,
  GUIDE,
  NUCLEASE,
  PRIMER,
  savedAttempt,
  SCALARS,
} from '../testing/crispr.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPlans();
});
afterAll(() => tracker.close());

const newId = expect.any(Number);

describe('a CRISPR attempt', () => {
  it('is absent until it is recorded', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    expect(await plan.read()).not.toHaveProperty('crisprAttempt');
  });

  it('returns every field as it was saved', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    expect(await savedAttempt(plan, COMPLETE)).toEqual({
      ...SCALARS,
      nucleases: [{ id: newId, ...NUCLEASE }],
      guides: [{ id: newId, gid: expect.stringMatching(/^GID:\d{12}$/), ...GUIDE }],
      mutagenesisDonors: [{ id: newId, ...DONOR }],
      reagents: [
        {
          id: newId,
          reagentName: 'Xrcc5',
          name: 'Xrcc5',
          reagentDescription: 'NHEJ Inhibitor',
          concentration: 5.9,
        },
      ],
      genotypePrimers: [{ id: newId, ...PRIMER }],
      assay: { id: plan.id, ...ASSAY },
    });
  });

  it('stores references without blanks around them, and texts in the form in which they look the same', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    const attempt = await savedAttempt(plan, {
      ...COMPLETE,
      ...{ attemptExternalRef: '  JR MI 118 ', mutagenesisExternalRef: ' M\t', comment: ' Se\u0301bastien ' },
    });
    expect(attempt).toMatchObject({
      ...{ attemptExternalRef: 'JR MI 118', mutagenesisExternalRef: 'M', comment: ' S\u00e9bastien ' },
    });
  });

  it('takes numbers as text, blank texts as absent, date-times as dates, and names in any letter case', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    const attempt = await savedAttempt(plan, {
      ...COMPLETE,
      totalTransferred: '31',
      totalEmbryosInjected: '',
      miDate: '2031-03-02T10:15:30.000Z',
      comment: '  ',
      strainInjectedName: 'c57bl/6ntac',
      nucleases: [{ ...NUCLEASE, typeName: 'CAS9', className: 'MRNA', concentration: '100.5' }],
    });
    expect(attempt).toMatchObject({
      totalTransferred: 31,
      totalEmbryosInjected: null,
      miDate: '2031-03-02',
      comment: null,
      strainInjectedName: 'C57BL/6NTac',
      nucleases: [NUCLEASE],
    });
  });

  it('shows the legacy identifier where there is one, and keeps it', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    await savedAttempt(plan, COMPLETE);
    await tracker.db
      .updateTable('crispr_attempt')
      .set({ imits_mi_attempt: 11_766 })
      .where('plan_id', '=', plan.id)
      .execute();
    const attempt = await savedAttempt(plan, { ...COMPLETE, comment: 'x', imitsMiAttemptId: 1 });
    expect(attempt).toMatchObject({ comment: 'x', imitsMiAttemptId: 11_766 });
  });

  it('takes the name of a reagent under both of its names; of two the one that was changed', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    const attempt = await savedAttempt(plan, {
      ...COMPLETE,
      reagents: [{ name: 'Xrcc5', concentration: 2.5 }],
    });
    const [reagent] = attempt.reagents;
    expect(reagent).toMatchObject({ reagentName: 'Xrcc5', name: 'Xrcc5', concentration: 2.5 });
    const change = async (names: object) => {
      const { reagents } = await savedAttempt(plan, { ...COMPLETE, reagents: [{ ...reagent, ...names }] });
      return reagents.map(({ reagentName }) => reagentName);
    };
    expect(await change({ name: 'Ligase IV' })).toEqual(['Ligase IV']);
    expect(await change({ name: 'Ligase IV', reagentName: 'Xrcc5' })).toEqual(['Xrcc5']);
  });

  it('is replaced as a whole: what is not sent is gone', async () => {
    const plan = await addPlanOf(tracker, 'haplo-essential crispr');
    await savedAttempt(plan, COMPLETE);
    expect(await savedAttempt(plan, { comment: 'all else forgotten' })).toEqual({
      ...Object.fromEntries(Object.keys(SCALARS).map((field) => [field, null])),
      comment: 'all else forgotten',
      nucleases: [],
      guides: [],
      mutagenesisDonors: [],
      reagents: [],
      genotypePrimers: [],
      assay: null,
    });
  });

  it('stays when the plan is saved without it', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    const before = await savedAttempt(plan, COMPLETE);
    await plan.save({ comment: 'about the plan' });
    await plan.save({ crisprAttempt: null });
    expect(await attemptOf(plan)).toEqual(before);
  });

  it('does not change when the whole response is sent back', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    const before = await savedAttempt(plan, COMPLETE);
    expect(await plan.save(await plan.read())).toEqual([]);
    expect(await attemptOf(plan)).toEqual(before);
  });

  it('keeps an empty assay, and drops one that is null', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    const empty = Object.fromEntries(Object.keys(ASSAY).map((field) => [field, null]));
    const attempt = await savedAttempt(plan, { ...COMPLETE, assay: {} });
    expect(attempt.assay).toEqual({ ...empty, id: plan.id });
    expect((await savedAttempt(plan, { ...COMPLETE, assay: null })).assay).toBeNull();
  });

  it('takes counts that contradict each other, because no rule compares them', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    const counts = { totalEmbryosInjected: -1, totalEmbryosSurvived: 7 };
    expect(await savedAttempt(plan, { ...COMPLETE, ...counts })).toMatchObject(counts);
  });

  it('is not checked when the plan is created, not even for an empty list of nucleases', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    const response = await createPlanOf(tracker, plan, 'crispr', {
      crisprAttempt: { nucleases: [], guides: [{ pam: 'AGG' }] },
    });
    const { href } = response.json<{ _links: { self: { href: string } } }>()._links.self;
    const created = await getJson<{ crisprAttempt: CrisprAttempt }>(tracker, new URL(href).pathname);
    expect(created.crisprAttempt.guides).toMatchObject([{ guideSequence: null, sequence: 'AGG' }]);
  });

  it('of another kind than the plan is not looked at', async () => {
    const plan = await addPlanOf(tracker, 'es cell allele modification');
    await plan.save({ crisprAttempt: COMPLETE });
    expect(await plan.read()).not.toHaveProperty('crisprAttempt');
  });
});
