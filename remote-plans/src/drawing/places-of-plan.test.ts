import { aCrisprAttempt } from '../testing/index.ts';
import { editedPlanToDraw, fixed, placesOfPlan, storedPlanToDraw } from './places-of-plan.ts';

const attempt = aCrisprAttempt();

test('the guides and primers of a stored attempt have a place each, by the names that people gave them', () => {
  expect(placesOfPlan(storedPlanToDraw(attempt), null)).toEqual([
    {
      kind: 'guide',
      id: 'guide 0',
      name: 'GID:000000040601',
      chr: 'X',
      start: 150_500,
      stop: 150_522,
      strand: '+',
      genomeBuild: 'GRCm39',
      pam: { start: 150_520, stop: 150_522 },
      cutAfter: 150_516,
    },
    {
      kind: 'primer',
      id: 'primer 0',
      name: 'DF1',
      chr: 'X',
      start: 150_100,
      stop: 150_109,
      strand: '+',
      genomeBuild: 'GRCm39',
    },
  ]);
});

test('while they are edited they go by their numbers; what is not complete has no place', () => {
  const guide = { chr: ' X ', strand: '', genomeBuild: 'GRCm38', pam: '', guideSequence: '' };
  const drawn = editedPlanToDraw(
    [{ ...guide, start: '150500', stop: '' }],
    [{ name: '', genomicStartCoordinate: '150109', genomicEndCoordinate: '150100' }],
    [{ typeName: 'Cpf1' }],
  );
  expect(drawn.nucleaseTypeName).toBe('Cpf1');
  expect(placesOfPlan(drawn, '7')).toMatchObject([
    { name: 'Guide 1', chr: 'X', start: 150_500, stop: null, strand: null, genomeBuild: 'GRCm38' },
    { name: 'Primer 1', chr: 'X', start: 150_100, stop: 150_109, strand: '-', genomeBuild: 'GRCm38' },
  ]);
});

test('primers without guides lie on the chromosome of the gene; without coordinates nowhere', () => {
  const primers = [
    { name: 'DF1', start: 1, end: 20 },
    { name: 'DR1', start: 1, end: null },
  ];
  expect(placesOfPlan({ guides: [], primers, nucleaseTypeName: null }, '7')).toMatchObject([
    { name: 'DF1', chr: '7', genomeBuild: 'GRCm39' },
  ]);
});

test('things of a kind can be made such that nothing comes of choosing them', () => {
  const places = fixed('primer', placesOfPlan(storedPlanToDraw(attempt), null));
  expect(places.map(({ isFixed }) => isFixed)).toEqual([undefined, true]);
});
