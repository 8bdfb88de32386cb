import { createSelection, select, selectNothing, withRecords } from './selection.ts';

test.each<[string[], string[], boolean, string[]]>([
  [[], ['a'], true, ['a']],
  [['a'], ['a', 'b'], true, ['a', 'b']],
  [['a', 'b'], ['a'], false, ['b']],
  [['a'], ['b'], false, ['a']],
])('%j with %j (%s) is %j', (before, ids, isSelected, after) => {
  expect([...withRecords(new Set(before), ids, isSelected)]).toEqual(after);
});

test('a selection grows, and is given up', () => {
  const store = createSelection();
  select(store, ['a', 'b'], true);
  select(store, ['a'], false);
  expect([...store.getState().selected]).toEqual(['b']);
  selectNothing(store);
  expect(store.getState().selected.size).toBe(0);
});
