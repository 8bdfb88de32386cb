import type { Guide, GuideInput } from 'shared/contract';
import { UserError } from '../../../platform/http/errors/errors.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { Grcm38Position } from '../../../catalogue/external-services/liftover.ts';
import { ExternalServiceError } from '../../../platform/external-http/external-service-error.ts';
import { addPlanOf, openPlans, type PlanUnderTest } from '../testing/attempts.ts';

let tracker: TestApp;
/** The positions that the conversion was called with. */
let asked: Grcm38Position[] = [];

const GONE = { chr: '9', start: 100, stop: 122 };
/** The service does not respond for a place that begins here. */
const DOWN = 999;
const SERVICE = { name: 'assembly mapping', failure: 'Ensembl assembly mapping failed.' };

/** Moves everything up by 1000 bases, except what is gone. */
async function convert(position: Grcm38Position) {
  asked.push(position);
  if (position.chr === GONE.chr) throw new UserError('There are no mappings for this guide.');
  if (position.start === DOWN) throw new ExternalServiceError(SERVICE, 'rest.example', 'unreachable', null);
  return {
    chr: position.chr,
    start: position.start + 1000,
    stop: position.stop + 1000,
    strand: position.strand === '+' ? ('+' as const) : ('-' as const),
    genomeBuild: 'GRCm39' as const,
  };
}

beforeAll(async () => {
  tracker = await openPlans({ externalServices: { liftover: { convert } } });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => tracker.close());

const ON_GRCM38 = {
  guideSequence: 'GATTACAGATTACAGATTAC',
  pam: 'AGG',
  chr: '5',
  start: 200,
  stop: 222,
  strand: '-',
  genomeBuild: 'GRCm38',
};
const CAS9 = [{ typeName: 'Cas9', className: 'mRNA' }];

async function savedGuides(guides: GuideInput[], nucleases: object[] = CAS9): Promise<Guide[]> {
  const plan = await addPlanOf(tracker, 'haplo-essential crispr');
  await plan.save({ crisprAttempt: { nucleases, guides } });
  return guidesOf(plan);
}

async function guidesOf(plan: PlanUnderTest): Promise<Guide[]> {
  return (await plan.read()).crisprAttempt?.guides ?? [];
}

describe('the sequence of a guide (api-2 §4.1.2)', () => {
  const parts = { guideSequence: ' GATTACAGAT TACAGATTAC', pam: 'AG G' };

  it.each<[string, object[], object, string | null]>([
    ['guide and PAM', CAS9, parts, 'GATTACAGATTACAGATTACAGG'],
    ['PAM and guide for Cpf1', [{ typeName: 'cpf1' }], parts, 'AGGGATTACAGATTACAGATTAC'],
    [
      'guide and PAM where Cpf1 is not the first nuclease',
      [...CAS9, { typeName: 'Cpf1' }],
      parts,
      'GATTACAGATTACAGATTACAGG',
    ],
    ['guide and PAM without any nuclease', [], parts, 'GATTACAGATTACAGATTACAGG'],
    ['put together where it is blank', CAS9, { ...parts, sequence: '' }, 'GATTACAGATTACAGATTACAGG'],
    ['left as it was sent', CAS9, { ...parts, sequence: 'ACGT' }, 'ACGT'],
    ['none where there is nothing to put together', CAS9, { guideSequence: ' ', pam: null }, null],
  ])('is %s', async (_name, nucleases, guide, sequence) => {
    expect(await savedGuides([guide], nucleases)).toMatchObject([{ sequence }]);
  });

  it('is put together of parts without their blanks', async () => {
    expect(await savedGuides([parts])).toMatchObject([{ guideSequence: 'GATTACAGATTACAGATTAC', pam: 'AGG' }]);
  });
});

describe('positions on GRCm38 (api-2 §19.2)', () => {
  const converted = { chr: '5', start: 1200, stop: 1222, genomeBuild: 'GRCm39' };

  it('are converted', async () => {
    expect(await savedGuides([ON_GRCM38, { ...ON_GRCM38, strand: '+' }])).toMatchObject([
      { ...converted, strand: '-' },
      { ...converted, strand: '+' },
    ]);
  });

  it.each<[string, object]>([
    ['another build', { genomeBuild: 'GRCm39' }],
    ['no build', { genomeBuild: null }],
    ['the build in other letters', { genomeBuild: 'grcm38' }],
    ['no chromosome', { chr: null }],
    ['no start', { start: null }],
    ['no stop', { stop: null }],
    ['a blank strand', { strand: ' ' }],
  ])('stay as they are with %s', async (_name, changes) => {
    const guide = { ...ON_GRCM38, ...changes };
    expect(await savedGuides([guide])).toMatchObject([guide]);
    expect(asked).toEqual([]);
  });

  it('are refused when they cannot be converted, and nothing is saved', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    const crisprAttempt = { nucleases: CAS9, guides: [ON_GRCM38, { ...ON_GRCM38, ...GONE }] };
    const { apierror } = await plan.envelope({ crisprAttempt });
    const message = 'There are no mappings for this guide.';
    expect(apierror).toMatchObject({ message, subErrors: [{ field: 'guides.1.start', rejectedValue: 100 }] });
    expect(await plan.read()).not.toHaveProperty('crisprAttempt');
  });

  it('are converted one after the other, until one is refused', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    const guides = [{ ...ON_GRCM38, ...GONE }, ON_GRCM38];
    await plan.refusal({ crisprAttempt: { nucleases: CAS9, guides } });
    expect(asked).toHaveLength(1);
  });

  it('are refused differently from a service that does not respond', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    const crisprAttempt = { nucleases: CAS9, guides: [{ ...ON_GRCM38, start: DOWN }] };
    expect(await plan.refusal({ crisprAttempt })).toBe(
      '502 The assembly mapping at rest.example does not answer at the moment. Please try again in a few minutes.',
    );
  });

  it('are checked by the rules after they were converted', async () => {
    const plan = await addPlanOf(tracker, 'crispr');
    await plan.save({ crisprAttempt: { nucleases: CAS9, guides: [ON_GRCM38] } });
    expect(await guidesOf(plan)).toMatchObject([converted]);
  });
});

describe('a guide that came from an earlier system', () => {
  /** A plan with such a guide: of a build and place that cannot be converted, and with less than the rules require. */
  async function planWithImportedGuide(): Promise<PlanUnderTest> {
    const plan = await addPlanOf(tracker, 'crispr');
    await tracker.db.insertInto('crispr_attempt').values({ plan_id: plan.id }).execute();
    await tracker.db
      .insertInto('guide')
      .values({ attempt_id: plan.id, ...GONE, strand: '+', genome_build: 'GRCm38', imported: true })
      .execute();
    return plan;
  }

  it('is exempt from the rules, and stays where it is when it cannot be converted', async () => {
    const plan = await planWithImportedGuide();
    const [imported] = await guidesOf(plan);
    await plan.save({
      crisprAttempt: { nucleases: CAS9, guides: [{ ...imported, sourceName: 'in-house' }] },
    });
    expect(await guidesOf(plan)).toEqual([{ ...imported, sourceName: 'in-house' }]);
  });

  it('is refused once it was moved to a place that cannot be converted', async () => {
    const plan = await planWithImportedGuide();
    const [imported] = await guidesOf(plan);
    const guides = [{ ...imported, start: 101 }];
    expect(await plan.refusal({ crisprAttempt: { nucleases: CAS9, guides } })).toBe(
      '400 There are no mappings for this guide.',
    );
  });

  it('does not exempt new ones beside it, which must be on its chromosome', async () => {
    const plan = await planWithImportedGuide();
    const [imported] = await guidesOf(plan);
    const guides = [imported, { ...ON_GRCM38, genomeBuild: 'GRCm39' }];
    expect(await plan.refusal({ crisprAttempt: { nucleases: CAS9, guides } })).toBe(
      '400 All guides must have the same chromosome.',
    );
  });
});
