import type { CrisprAttempt, CrisprAttemptInput } from 'shared/contract';
import type { TestApp } from '../http/test-app.ts';
import { getJson } from '../testing/calls.ts';
import { addPlanOf, createPlanOf, openPlans, type PlanUnderTest } from './test-attempts.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPlans();
});
afterAll(() => tracker.close());

const GUIDE = {
  sequence: 'GATTACAGATTACAGATTACAGG',
  guideSequence: 'GATTACAGATTACAGATTAC',
  pam: 'AGG',
  chr: '5',
  start: 31_220_100,
  stop: 31_220_122,
  strand: '-',
  genomeBuild: 'GRCm39',
  grnaConcentration: 50.25,
  truncatedGuide: false,
  reversed: true,
  sangerService: false,
  formatName: 'sgRNA',
  sourceName: 'in-house',
};

/** Every field of api-2 §4.1 that can be written. */
const SCALARS = {
  miDate: '2031-03-02',
  attemptExternalRef: 'NL-MI-118',
  experimental: false,
  comment: 'first round',
  mutagenesisExternalRef: 'NL-MF-9',
  embryoTransferDay: 'Next Day',
  totalTransferred: 31,
  totalEmbryosInjected: 48,
  totalEmbryosSurvived: 40,
  embryo2Cell: '33',
  strainInjectedName: 'C57BL/6NTac',
};
const NUCLEASE = { typeName: 'Cas9', className: 'mRNA', concentration: 100.5 };
const DONOR = {
  vectorName: 'pUC',
  oligoSequenceFasta: 'ACGTACGTTTGCA',
  concentration: 10.5,
  preparationTypeName: 'Oligo',
};
const PRIMER = {
  name: 'Zfp999_F1',
  sequence: 'CCATGGTACCGA',
  genomicStartCoordinate: 31_220_000,
  genomicEndCoordinate: 31_220_011,
};
const ASSAY = {
  typeName: 'PCR',
  numFounderPups: 9,
  numFounderSelectedForBreeding: 2,
  founderNumAssays: 10,
  numG0WhereMutationDetected: 3,
  numNhejG0Mutants: 1,
  numDeletionG0Mutants: 4,
  numHrG0Mutants: 5,
  numHdrG0Mutants: 6,
  numHdrG0MutantsAllDonorsInserted: 7,
  numHdrG0MutantsSubsetDonorsInserted: 8,
};

const COMPLETE: CrisprAttemptInput = {
  ...SCALARS,
  nucleases: [NUCLEASE],
  guides: [GUIDE],
  mutagenesisDonors: [DONOR],
  reagents: [{ reagentName: 'Xrcc5', concentration: 5.9 }],
  genotypePrimers: [PRIMER],
  assay: ASSAY,
};

const newId = expect.any(Number);

async function savedAttempt(plan: PlanUnderTest, members: object): Promise<CrisprAttempt> {
  await plan.save({ crisprAttempt: members });
  return attemptOf(plan);
}

async function attemptOf(plan: PlanUnderTest): Promise<CrisprAttempt> {
  const { crisprAttempt } = await plan.read();
  if (crisprAttempt === undefined) throw new Error('The plan has no CRISPR attempt');
  return crisprAttempt;
}

describe('a CRISPR attempt', () => {
  it('is absent until it is recorded', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    expect(await plan.read()).not.toHaveProperty('crisprAttempt');
  });

  it('answers every field as it was saved', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    expect(await savedAttempt(plan, COMPLETE)).toEqual({
      ...SCALARS,
      nucleases: [{ id: newId, ...NUCLEASE }],
      guides: [{ id: newId, gid: expect.stringMatching(/^GID:\d{12}$/), ...GUIDE }],
      mutagenesisDonors: [{ id: newId, ...DONOR }],
      reagents: [
        // The fraction is cut off.
        { id: newId, reagentName: 'Xrcc5', reagentDescription: 'NHEJ Inhibitor', concentration: 5 },
      ],
      genotypePrimers: [{ id: newId, ...PRIMER }],
      assay: { id: plan.id, ...ASSAY },
    });
  });

  it('takes numbers as text, blank texts as none, date-times as dates, and names in any letter case', async () => {
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

  it('does not change when the whole answer is sent back', async () => {
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

  it('takes counts that contradict each other, as there is no rule about them', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    const counts = { totalEmbryosInjected: -1, totalEmbryosSurvived: 7 };
    expect(await savedAttempt(plan, { ...COMPLETE, ...counts })).toMatchObject(counts);
  });

  it('is not checked when the plan is created, not even for an empty list of nucleases', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    const answer = await createPlanOf(tracker, plan, 'crispr', {
      crisprAttempt: { nucleases: [], guides: [{ pam: 'AGG' }] },
    });
    const { href } = answer.json<{ _links: { self: { href: string } } }>()._links.self;
    const created = await getJson<{ crisprAttempt: CrisprAttempt }>(tracker, new URL(href).pathname);
    expect(created.crisprAttempt.guides).toMatchObject([{ guideSequence: null, sequence: 'AGG' }]);
  });

  it('of another kind than the plan is not looked at', async () => {
    const plan = await addPlanOf(tracker, 'es cell allele modification');
    await plan.save({ crisprAttempt: COMPLETE });
    expect(await plan.read()).not.toHaveProperty('crisprAttempt');
  });
});

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
    expect(attempt.nucleases).toEqual([{ id: newId, typeName: null, className: null, concentration: null }]);
  });
});

describe('the rules for saving a crispr plan', () => {
  it.each<[string, object]>([
    ['400 [Nuclease information] cannot be null.', { nucleases: [] }],
    ['400 [Nuclease information] cannot be null.', { nucleases: null }],
    ['400 [Guides information] cannot be null.', { guides: [] }],
    ['400 Pam in the guide cannot be null.', { guides: [{ ...GUIDE, pam: ' ' }] }],
    ['400 All guides must have the same chromosome.', { guides: [GUIDE, { ...GUIDE, chr: '6' }] }],
    [
      '400 Stop guide location needs to be bigger than start guide location.',
      { guides: [{ ...GUIDE, stop: 1 }] },
    ],
  ])('refuse with %s', async (message, members) => {
    const plan = await addPlanOf(tracker, 'crispr');
    const before = await savedAttempt(plan, COMPLETE);
    expect(await plan.refusal({ crisprAttempt: { ...COMPLETE, comment: 'x', ...members } })).toBe(message);
    expect(await attemptOf(plan)).toEqual(before);
  });
});
