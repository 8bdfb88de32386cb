import { jsonLines, tableAsObjects } from './json-report.ts';

test('each line is a value; what can not be read is passed over (api-3 §8.2)', () => {
  expect(jsonLines('{"a":1}\n\nnonsense\n[2]')).toEqual([{ a: 1 }, [2]]);
});

test('a table is an object a row', () => {
  expect(tableAsObjects('Gene Symbol\tMGI ID\nEgr2\tMGI:95296\nFem1b')).toEqual([
    { 'Gene Symbol': 'Egr2', 'MGI ID': 'MGI:95296' },
    { 'Gene Symbol': 'Fem1b', 'MGI ID': '' },
  ]);
});
