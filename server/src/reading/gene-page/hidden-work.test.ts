import { sql } from 'kysely';
import type { TestCaller } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addMutation } from '../../tracker/outcomes/testing/plans.ts';
import { openGenePageTracker, type GenePageTracker } from './testing/gene-page-tracker.ts';

let tracker: TestApp;
let restrictedTpn: string;
let page: GenePageTracker['page'];
let outcomeOf: GenePageTracker['outcomeOf'];

beforeAll(async () => {
  ({ tracker, restrictedTpn, page, outcomeOf } = await openGenePageTracker());
});

afterAll(() => tracker.close());

describe('what a caller may not read is in no list (ADR 10, 20, 21)', () => {
  test.each([
    ['anonymous', null, 1, ['C-1', 'C-2'], { unreadablePlans: 0, restricted: 0 }],
    [
      'a stranger: the protected project, and not its plans; that there is a restricted one',
      CAST.stranger,
      2,
      ['C-1', 'C-2'],
      { unreadablePlans: 1, restricted: 1 },
    ],
    [
      'a member of the unit',
      CAST.unitMember,
      3,
      ['C-1', 'C-2', 'P-1', 'R-1'],
      { unreadablePlans: 0, restricted: 0 },
    ],
    [
      'a member of a consortium of the public project',
      CAST.consortiumMember,
      2,
      ['C-1', 'C-2'],
      { unreadablePlans: 1, restricted: 1 },
    ],
    [
      'an administrator',
      CAST.administrator,
      3,
      ['C-1', 'C-2', 'P-1', 'R-1'],
      { unreadablePlans: 0, restricted: 0 },
    ],
    ['the DCC', CAST.dcc, 3, ['C-1', 'C-2', 'P-1', 'R-1'], { unreadablePlans: 0, restricted: 0 }],
  ])('%s', async (_who, caller, projects, colonies, known) => {
    const found = await page('Cib2', caller);
    expect(found.projects).toHaveLength(projects);
    expect(found.projects.reduce((sum, { unreadablePlans = 0 }) => sum + unreadablePlans, 0)).toBe(
      known.unreadablePlans,
    );
    expect(found.restrictedTpns).toEqual(known.restricted === 0 ? [] : [restrictedTpn]);
    expect(found.outcomes.map(({ name }) => name)).toEqual(colonies);
    const pins = new Set(found.plans.map(({ pin }) => pin));
    expect(found.outcomes.filter(({ pin }) => !pins.has(pin))).toEqual([]);
    const tpns = new Set(found.projects.map(({ tpn }) => tpn));
    expect(found.plans.filter(({ tpn }) => !tpns.has(tpn))).toEqual([]);
  });

  test('an allele that a hidden plan carries too', async () => {
    const { db } = tracker;
    const min = await addMutation(db, { symbol: 'Cib2<em7(IMPC)J>' }, await outcomeOf('C-2'));
    const seenBy = async (caller: TestCaller) =>
      (await page('Cib2', caller)).outcomes.flatMap(({ alleles }) => alleles.map((allele) => allele.min));
    expect(await seenBy(null)).toContain(min);
    await sql`insert into mutation_outcome
      select mutation.id, outcome.id from mutation, outcome
      where min = ${min} and tpo = ${await outcomeOf('R-1')}`.execute(db);
    expect(await seenBy(null)).not.toContain(min);
    expect(await seenBy(CAST.stranger)).not.toContain(min);
    expect(await seenBy(CAST.unitMember)).toContain(min);
    expect(await seenBy(CAST.administrator)).toContain(min);
  });
});
