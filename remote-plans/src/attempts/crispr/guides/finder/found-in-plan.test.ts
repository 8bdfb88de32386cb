import type { FoundGuide } from 'shared/contract';
import { NO_GUIDE } from '../guide-values.ts';
import { buildsOf, buildText, countText, placesInPlan, positionHeader } from './found-in-plan.ts';

const found = (guideSequence: string, genomeBuild = 'GRCm38'): FoundGuide => ({
  id: null,
  gid: null,
  chr: '5',
  start: 100,
  stop: 122,
  strand: '+',
  genomeBuild,
  sequence: `${guideSequence}AGG`,
  guideSequence,
  pam: 'AGG',
  truncatedGuide: false,
  reversed: false,
  sangerService: true,
  grnaConcentration: null,
  formatName: null,
  sourceName: null,
});
const row = (guideSequence: string) => ({ ...NO_GUIDE, guideSequence });

test('a found guide is in the plan wherever the guide sequence is the same (ui-screens 11.4)', () => {
  const rows = [row('GATTACA'), row('CCCC'), row(' gattaca ')];
  expect(placesInPlan(rows, found('GATTACA'))).toEqual([0, 2]);
  expect(placesInPlan(rows, found('TTTT'))).toEqual([]);
});

test('how many are chosen is shown (PP-65)', () => {
  const guides = [found('GATTACA'), found('TTTT'), found('CCCC')];
  expect(countText([], guides)).toBe('0 of 3 are in the plan');
  expect(countText([row('TTTT')], guides)).toBe('1 of 3 is in the plan');
  expect(countText([row('TTTT'), row('CCCC')], guides)).toBe('2 of 3 are in the plan');
});

test('the build of the positions is shown, and that GRCm38 is converted (PP-65)', () => {
  const exon = (...guideDetails: FoundGuide[]) => ({ id: 1, exonId: 'E', guideDetails });
  expect(buildsOf([exon(found('A'), found('C')), exon(found('G', 'GRCm39'))])).toEqual(['GRCm38', 'GRCm39']);
  expect(buildsOf([{ ...exon(), genomeBuild: 'GRCm38' }])).toEqual(['GRCm38']);
  expect(positionHeader(['GRCm38'])).toBe('Position (GRCm38)');
  expect(positionHeader([])).toBe('Position');
  expect(buildText([])).toBeUndefined();
  expect(buildText(['GRCm39'])).toBe('Positions on GRCm39.');
  expect(buildText(['GRCm38'])).toBe(
    'Positions on GRCm38. Guides in GRCm38 will be converted to GRCm39 if possible after saving your changes.',
  );
});
