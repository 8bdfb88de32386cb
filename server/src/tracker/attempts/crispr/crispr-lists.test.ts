import type { CrisprAttempt } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addPlanOf, openPlans, type PlanUnderTest } from '../testing/attempts.ts';
import { attemptOf } from '../testing/crispr.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPlans();
});
afterAll(() => tracker.close());

/** The lists of a CRISPR attempt with a row each, and a change of that row. */
const LISTS = {
  nucleases: [{ typeName: 'Cas9', className: 'mRNA', concentration: 1 }, { concentration: 2.5 }],
  guides: [
    { guideSequence: 'GATTACAGATTACAGATTAC', pam: 'AGG' },
    { chr: '7', strand: '+' },
  ],
  mutagenesisDonors: [{ preparationTypeName: 'Oligo' }, { preparationTypeName: 'Circular' }],
  reagents: [{ reagentName: 'Xrcc5' }, { reagentName: 'Ligase IV' }],
  genotypePrimers: [{ name: 'F1', sequence: 'CCATGG' }, { genomicStartCoordinate: 12 }],
} as const;
type ListName = keyof typeof LISTS;
const NAMES: ListName[] = ['nucleases', 'guides', 'mutagenesisDonors', 'reagents', 'genotypePrimers'];

/** Saves the rows as the only list of an attempt that is exempt from the rules, and returns the list. */
async function saved(plan: PlanUnderTest, name: ListName, rows: readonly object[] | undefined) {
  await plan.save({ crisprAttempt: { [name]: rows } });
  return listOf(plan, name);
}

async function listOf(plan: PlanUnderTest, name: ListName): Promise<CrisprAttempt[ListName]> {
  return (await attemptOf(plan))[name];
}

async function planWith(name: ListName, rows: readonly object[]) {
  const plan = await addPlanOf(tracker, 'haplo-essential crispr');
  return { plan, rows: await saved(plan, name, rows) };
}

/** The ids of stored rows. */
function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

describe.each(NAMES)('the list of %s (api-2 §21)', (name) => {
  const [row, change] = LISTS[name];

  it('keeps rows that are sent with their id, and updates them', async () => {
    const { plan, rows } = await planWith(name, [row, row]);
    const [first, second] = rows;
    const after = await saved(plan, name, [{ ...second, ...change }, { ...first }]);
    expect(after).toEqual([first, expect.objectContaining({ id: second?.id, ...change })]);
  });

  it.each([
    ['no id', {}],
    ['a null id', { id: null }],
    ['the id 0', { id: 0 }],
    ['a negative id', { id: -1 }],
    ['an unknown id', { id: 2_000_000_000 }],
    ['a temporary id', { tmp_id: -3 }],
  ])('makes a new row of one with %s', async (_name, mark) => {
    const { plan, rows } = await planWith(name, [row]);
    const after = await saved(plan, name, [...rows, { ...row, ...mark }]);
    expect(after).toHaveLength(2);
    expect(after[0]).toEqual(rows[0]);
    expect(after[1]?.id).toBeGreaterThan(rows[0]?.id ?? Infinity);
    expect(after[1]?.id).toBeLessThan(2_000_000_000);
  });

  it('leaves rows of another plan alone and makes a new row instead', async () => {
    const other = await planWith(name, [row]);
    const { plan, rows } = await planWith(
      name,
      other.rows.map((theirs) => ({ ...theirs, ...change })),
    );
    expect(idsOf(rows)).not.toEqual(idsOf(other.rows));
    expect(await listOf(other.plan, name)).toEqual(other.rows);
    expect(await listOf(plan, name)).toMatchObject([change]);
  });

  it('makes a new row of one that is sent twice', async () => {
    const { plan, rows } = await planWith(name, [row]);
    const after = await saved(plan, name, [...rows, ...rows]);
    expect(after).toHaveLength(2);
    expect(new Set(idsOf(after)).size).toBe(2);
  });

  it('deletes rows that are not sent', async () => {
    const { plan, rows } = await planWith(name, [row, row]);
    expect(await saved(plan, name, rows.slice(1))).toEqual(rows.slice(1));
    expect(await saved(plan, name, undefined)).toEqual([]);
  });
});
