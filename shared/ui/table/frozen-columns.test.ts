import type { Column } from './column.ts';
import { frozenOffsets, withFrozenPlaces } from './frozen-columns.ts';

const column = (id: string, isFrozen?: boolean): Column<string> => ({
  id,
  header: id,
  cell: (text) => text,
  isFrozen,
});

test('the first column is frozen by the table; the others have their places beside it', () => {
  const columns = [
    column('term'),
    column('comment'),
    column('gene', true),
    column('status', true),
    column('since'),
  ];
  expect(withFrozenPlaces(columns).map(({ frozenAt }) => frozenAt)).toEqual([
    undefined,
    undefined,
    1,
    2,
    undefined,
  ]);
  expect(withFrozenPlaces([column('gene', true), column('since')]).map(({ frozenAt }) => frozenAt)).toEqual([
    undefined,
    undefined,
  ]);
});

test.each([
  ['beside each other', [150, 120, 200], 1200, [150, 270]],
  ['up to most of the room', [150, 120, 330], 1000, [150, 270]],
  ['not where too little would be left', [150, 120, 331], 1000, []],
  ['not on a narrow screen', [150, 120, 200], 390, []],
])('frozen columns stand %s', (_where, widths, room, offsets) => {
  expect(frozenOffsets(widths, room)).toEqual(offsets);
});
