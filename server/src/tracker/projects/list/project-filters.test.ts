import { hasFilters, readFilters } from './project-filters.ts';

const KNOWN = { intention: ['Deletion', 'Insertion, Intragenic deletion'] };

test('values of look-up lists stay whole, others are split at commas', () => {
  const filters = readFilters(
    {
      intention: ['Insertion, Intragenic deletion', 'Deletion'],
      colonyName: 'JR1,JR2',
      workUnitName: ['JAX', 'TCP,BCM'],
    },
    KNOWN,
  );
  expect(filters).toEqual({
    intention: ['Insertion, Intragenic deletion', 'Deletion'],
    colonyName: ['JR1', 'JR2'],
    workUnitName: ['JAX', 'TCP', 'BCM'],
  });
});

test('empty parameters are ignored', () => {
  const raw = { tpn: '', gene: ' ', workUnitName: [',', ''] };
  expect(readFilters(raw, KNOWN)).toEqual({});
  expect(hasFilters(readFilters(raw, KNOWN))).toBe(false);
  expect(hasFilters(readFilters({ ...raw, gene: 'Egr2' }, KNOWN))).toBe(true);
});

test('refuses a legacy id that is not a number', () => {
  expect(readFilters({ imitsMiPlanId: '30001' }, KNOWN)).toEqual({ imitsMiPlanId: ['30001'] });
  expect(() => readFilters({ imitsMiPlanId: '30001,x' }, KNOWN)).toThrow(
    "The parameter 'imitsMiPlanId' of value 'x' could not be converted to type 'integer'",
  );
});
