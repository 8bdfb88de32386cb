import { YearCheck } from './check.ts';
import type { Timeline } from './visits.ts';

const GOAL = 'Genotype Confirmed';
const TODAY = 10_000;
const YEAR_AGO = TODAY - 365;

/** Plans that had their founders so many days before the day a year ago, and their goal so many days after these. */
const plans = (count: number, foundersBefore: number, goalAfter: number | null): Timeline[] =>
  Array.from({ length: count }, () => {
    const founders = YEAR_AGO - foundersBefore;
    return {
      pathName: 'crispr',
      workUnitId: 1,
      steps: [
        { status: 'Founder Obtained', day: founders },
        ...(goalAfter === null ? [] : [{ status: GOAL, day: founders + goalAfter }]),
      ],
      stoppedOn: null,
    };
  });

async function check(...timelines: Timeline[]) {
  const year = new YearCheck(TODAY);
  for (const timeline of timelines) year.add(timeline, GOAL);
  return year.result();
}

test('what was expected a year ago of the work under way then, and what came', async () => {
  const known = [...plans(10, 2000, 100), ...plans(10, 2000, 5000)];
  const underWay = [...plans(6, 5, 100), ...plans(2, 5, 300), ...plans(4, 5, null)];
  const [result, ...others] = await check(...known, ...underWay);
  expect(others).toEqual([]);
  // Ten that were known to go on for years were under way, too.
  expect(result).toMatchObject({ pathName: 'crispr', underWay: 22, came: 8 });
  // Of twenty that were seen after 100 days, half had reached it by then.
  expect(result?.expected).toBeCloseTo(12 / 2);
});

test('what came later than in the year, or was not known then, does not count', async () => {
  const known = [...plans(10, 2000, 100)];
  const [result] = await check(...known, ...plans(1, 0, 366), ...plans(1, -1, 10), ...plans(1, 0, 365));
  expect(result).toMatchObject({ underWay: 2, came: 1 });
});

test('nothing where nothing could be said', async () => {
  expect(await check(...plans(3, 10, 100))).toEqual([]);
});
