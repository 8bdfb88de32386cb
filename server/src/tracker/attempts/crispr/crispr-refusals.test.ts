import type { TestApp } from '../../../../testing/test-app.ts';
import { addPlanOf, openPlans } from '../testing/attempts.ts';
import { attemptOf, COMPLETE, DONOR, GUIDE, NUCLEASE, savedAttempt } from '../testing/crispr.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPlans();
});
afterAll(() => tracker.close());

describe('names that are not known', () => {
  it.each<[string, object, string]>([
    ["Strain 'C3H' does not exist.", { strainInjectedName: 'C3H' }, 'strainInjectedName'],
    [
      "Reagent name 'Water' does not exist.",
      { reagents: [{ reagentName: 'Water' }] },
      'reagents.0.reagentName',
    ],
    ["Reagent name 'null' does not exist.", { reagents: [{ id: null }] }, 'reagents.0.reagentName'],
    [
      'Preparation Type [oligo] does not exist. Please correct the name or create first the preparation type.',
      { mutagenesisDonors: [DONOR, { preparationTypeName: 'oligo' }] },
      'mutagenesisDonors.1.preparationTypeName',
    ],
    [
      '[Nuclease type] cannot be null.',
      { nucleases: [{ ...NUCLEASE, typeName: 'Cas10' }] },
      'nucleases.0.typeName',
    ],
    [
      '[Nuclease class] cannot be null.',
      { nucleases: [NUCLEASE, { ...NUCLEASE, className: 'DNA' }] },
      'nucleases.1.className',
    ],
  ])('are refused: %s', async (message, members, field) => {
    const plan = await addPlanOf(tracker, 'crispr');
    const { apierror } = await plan.envelope({ crisprAttempt: { ...COMPLETE, ...members } });
    expect(apierror).toMatchObject({
      status: 'BAD_REQUEST',
      message,
      subErrors: [{ object: 'crisprAttempt', field, message }],
    });
    expect(await plan.read()).not.toHaveProperty('crisprAttempt');
  });

  it('of guide formats, guide sources and assay types become none', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    const attempt = await savedAttempt(plan, {
      ...COMPLETE,
      guides: [{ ...GUIDE, formatName: 'paper', sourceName: 'a friend' }],
      // The letter case counts.
      assay: { typeName: 'pcr' },
    });
    expect(attempt.guides).toMatchObject([{ formatName: null, sourceName: null }]);
    expect(attempt.assay).toMatchObject({ typeName: null });
  });

  it('of nuclease types and classes become none in haplo-essential plans', async () => {
    const plan = await addPlanOf(tracker, 'haplo-essential crispr');
    const attempt = await savedAttempt(plan, { nucleases: [{ typeName: 'Cas10', className: null }] });
    expect(attempt.nucleases).toEqual([
      { id: expect.any(Number), typeName: null, className: null, concentration: null },
    ]);
  });
});

describe('the rules for saving a crispr plan', () => {
  it.each<[string, object]>([
    ['400 [Nuclease information] cannot be null.', { nucleases: [] }],
    ['400 [Nuclease information] cannot be null.', { nucleases: null }],
    ['400 [Guides information] cannot be null.', { guides: [] }],
  ])('refuse with %s', async (message, members) => {
    const plan = await addPlanOf(tracker, 'crispr');
    const before = await savedAttempt(plan, COMPLETE);
    expect(await plan.refusal({ crisprAttempt: { ...COMPLETE, comment: 'x', ...members } })).toBe(message);
    expect(await attemptOf(plan)).toEqual(before);
  });
});
