import type { CrisprAttemptInput, HistoryDetail } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addPlanOf, openPlans } from '../testing/attempts.ts';
import { attemptOf } from '../testing/crispr.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPlans();
});
afterAll(() => tracker.close());

const GUIDE = {
  guideSequence: 'GATTACAGATTACAGATTAC',
  pam: 'AGG',
  chr: '5',
  start: 31_220_100,
  stop: 31_220_122,
  strand: '-',
  genomeBuild: 'GRCm39',
  formatName: 'sgRNA',
};
const ATTEMPT: CrisprAttemptInput = {
  attemptExternalRef: 'MI-1',
  nucleases: [{ typeName: 'Cas9', className: 'mRNA' }],
  guides: [GUIDE],
};

/** A plan whose attempt is saved, and that attempt as it is returned. */
async function savedPlan(changes: CrisprAttemptInput = {}) {
  const plan = await addPlanOf(tracker, 'crispr');
  await plan.save({ crisprAttempt: { ...ATTEMPT, ...changes } });
  return { plan, attempt: await attemptOf(plan) };
}

/** Field, old and new value of simple fields. */
function fieldChanges(details: readonly HistoryDetail[]) {
  return details
    .filter(({ note }) => note === 'Field changed')
    .map(({ field, oldValue, newValue }) => [field, oldValue, newValue]);
}

/** What became of the elements of lists. */
function elementChanges(details: readonly HistoryDetail[]) {
  return details.filter(({ note }) => note !== 'Field changed').map(({ field, note }) => [field, note]);
}

describe('the history of a CRISPR attempt (api-2 §20.2)', () => {
  it('names the fields as the model does', async () => {
    const { plan, attempt } = await savedPlan();
    const details = await plan.save({
      crisprAttempt: {
        ...attempt,
        attemptExternalRef: 'MI-2',
        miDate: '2031-03-02',
        experimental: true,
        embryo2Cell: '33',
        strainInjectedName: 'C57BL/6NTac',
        assay: { typeName: 'PCR', numFounderPups: 9 },
      },
    });
    expect(fieldChanges(details)).toEqual([
      ['crisprAttempt.assay.assayType.name', null, 'PCR'],
      ['crisprAttempt.assay.numFounderPups', null, '9'],
      ['crisprAttempt.embryo2Cell', null, '33'],
      ['crisprAttempt.experimental', null, 'true'],
      ['crisprAttempt.miDate', null, '2031-03-02'],
      ['crisprAttempt.miExternalRef', 'MI-1', 'MI-2'],
      ['crisprAttempt.strain.mgiStrainAccId', null, 'MGI:2164831'],
      ['crisprAttempt.strain.name', null, 'C57BL/6NTac'],
    ]);
    expect(elementChanges(details)).toEqual([]);
  });

  it('shows a changed row by its id', async () => {
    const { plan, attempt } = await savedPlan();
    const [guide] = attempt.guides;
    const guides = [{ ...guide, grnaConcentration: 50, formatName: 'cr-tracrRNA' }];
    const details = await plan.save({ crisprAttempt: { ...attempt, guides } });
    const path = `crisprAttempt.guides.[${guide?.id}]`;
    expect(elementChanges(details)).toEqual([[path, 'Element changed']]);
    expect(fieldChanges(details)).toEqual([
      [`${path}.grnaConcentration`, null, '50'],
      [`${path}.guideFormat.name`, 'sgRNA', 'cr-tracrRNA'],
    ]);
  });

  it.each<[string, string, CrisprAttemptInput]>([
    [
      'nucleases',
      'nucleases',
      { nucleases: [...(ATTEMPT.nucleases ?? []), { typeName: 'D10A', className: 'mRNA' }] },
    ],
    ['guides', 'guides', { guides: [GUIDE, GUIDE] }],
    ['donors', 'mutagenesisDonors', { mutagenesisDonors: [{ preparationTypeName: 'Oligo' }] }],
    ['reagents', 'crisprAttemptReagents', { reagents: [{ reagentName: 'Xrcc5' }] }],
    ['primers', 'primers', { genotypePrimers: [{ name: 'F1' }] }],
  ])('shows added and removed %s', async (_name, list, changes) => {
    const { plan, attempt } = await savedPlan();
    const merged = { ...attempt, ...changes };
    const nucleases = [...attempt.nucleases, ...(changes.nucleases?.slice(1) ?? [])];
    const guides = [...attempt.guides, ...(changes.guides?.slice(1) ?? [])];
    const path = expect.stringMatching(`^crisprAttempt\\.${list}\\.\\[\\d+\\]$`);
    const added = await plan.save({ crisprAttempt: { ...merged, nucleases, guides } });
    expect(elementChanges(added)).toEqual([[path, 'Element added']]);
    const removed = await plan.save({ crisprAttempt: attempt });
    expect(elementChanges(removed)).toEqual([[path, 'Element removed']]);
  });

  it('has no line for a guide whose rows are sent in another order', async () => {
    const { plan, attempt } = await savedPlan({ guides: [GUIDE, { ...GUIDE, start: 1, stop: 23 }] });
    expect(await plan.save({ crisprAttempt: { ...attempt, guides: attempt.guides.toReversed() } })).toEqual(
      [],
    );
  });
});
