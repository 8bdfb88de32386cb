import { withFixedTissue } from './fixed-tissue.ts';
import type { TissueValues } from './stage-values.ts';

const FIXED = 1;
const SECTIONS = 2;
const FACTS = { fixedTissueId: FIXED, workUnitId: 7, today: '2031-06-01' };

const tissue = (id: number, materialId: number, endDate: string | null): TissueValues => ({
  id,
  materialId,
  startDate: '2031-01-01',
  endDate,
  workUnitId: 9,
});

const ADDED: TissueValues = {
  id: null,
  materialId: FIXED,
  startDate: '2031-06-01',
  endDate: null,
  workUnitId: 7,
};

describe('once phenotyping has started (api-2 §10.2)', () => {
  test.each<[string, TissueValues[], TissueValues[]]>([
    ['a stage without tissue keeps some from today on', [], [ADDED]],
    [
      'other tissue does not count',
      [tissue(1, SECTIONS, '2031-02-01')],
      [tissue(1, SECTIONS, '2031-02-01'), ADDED],
    ],
    [
      'all fixed tissue that is there is kept without end, and only that',
      [tissue(1, FIXED, '2031-02-01'), tissue(2, SECTIONS, '2031-02-01'), tissue(3, FIXED, null)],
      [tissue(1, FIXED, null), tissue(2, SECTIONS, '2031-02-01'), tissue(3, FIXED, null)],
    ],
  ])('%s', (_case, before, after) => {
    expect(withFixedTissue(before, FACTS)).toEqual(after);
  });
});
