import { phenotypingRows } from './phenotyping-rows.ts';
import { aGenePlan } from './testing/a-gene-page.ts';

const phenotyping = {
  pin: 'PIN:0000000002',
  typeName: 'phenotyping',
  attemptTypeName: 'adult and embryo phenotyping',
  statusName: 'Phenotyping Started',
  since: '2031-04-01T00:00:00',
};
const stage = {
  phenotypingTypeName: 'late adult',
  statusName: 'Late Adult Phenotyping Started',
  since: null,
};

test('production plans have none', () => {
  expect(phenotypingRows([aGenePlan()])).toEqual([]);
});

test('a plan without stages stands for itself', () => {
  expect(phenotypingRows([aGenePlan(phenotyping)])).toMatchObject([
    {
      id: 'PIN:0000000002',
      address: '/projects/TPN:000000042/phenotyping-plan/PIN:0000000002',
      name: 'adult and embryo phenotyping',
      statusName: 'Phenotyping Started',
      since: '2031-04-01T00:00:00',
    },
  ]);
});

test('a plan with stages is shown by them', () => {
  const stages = ['PSN:000000000001', 'PSN:000000000002'].map((psn) => ({ psn, ...stage }));
  expect(phenotypingRows([aGenePlan({ ...phenotyping, stages })])).toMatchObject([
    { id: 'PSN:000000000001', name: 'late adult', statusName: 'Late Adult Phenotyping Started', since: null },
    {
      id: 'PSN:000000000002',
      address: '/projects/TPN:000000042/phenotyping-plan/PIN:0000000002/phenotyping-stage/PSN:000000000002',
    },
  ]);
});
