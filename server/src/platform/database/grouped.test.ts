import { groupedBy } from './grouped.ts';

test('rows by key, in their order', () => {
  const rows = [
    { plan: 2, colony: 'b' },
    { plan: 1, colony: 'a' },
    { plan: 2, colony: 'c' },
  ];
  const groups = groupedBy(rows, ({ plan }) => plan);
  expect(groups.get(2)?.map(({ colony }) => colony)).toEqual(['b', 'c']);
  expect(groups.get(1)).toEqual([{ plan: 1, colony: 'a' }]);
  expect(groups.has(3)).toBe(false);
});
