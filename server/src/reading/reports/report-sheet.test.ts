import { withHeader } from './report-sheet.ts';
import type { Cell } from './tsv.ts';

async function rowsOf(report: Parameters<typeof withHeader>[0]) {
  const { header, rows } = await withHeader(report);
  const all: (readonly Cell[])[] = [];
  for await (const some of rows) all.push(...some);
  return { header, rows: all };
}

test('a report that is made now has its header and its values', async () => {
  const rows = [[['Cib2', 1]], [['=x', null]]];
  expect(await rowsOf({ header: ['Gene', 'Count'], rows })).toEqual({
    header: ['Gene', 'Count'],
    rows: rows.flat(),
  });
});

test('of a stored text the first row is the header, and what is written like a number is one', async () => {
  const rows = [
    [
      ['Gene', 'Count'],
      ['Cib2', '12'],
    ],
    [['Sept2', '-0.5']],
    [['007', '1e5']],
    [['1.2.3', '']],
  ];
  expect(await rowsOf({ rows })).toEqual({
    header: ['Gene', 'Count'],
    rows: [
      ['Cib2', 12],
      ['Sept2', -0.5],
      ['007', '1e5'],
      ['1.2.3', ''],
    ],
  });
});

test('an empty text is an empty sheet', async () => {
  expect(await rowsOf({ rows: [] })).toEqual({ header: [], rows: [] });
});
