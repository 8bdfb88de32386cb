import { coverageTable, dangling, differingLines, untested } from './coverage-table.ts';

const calls = [
  { endpoint: 'GET /api/plans/:pin', file: null, status: 0 },
  { endpoint: 'PUT /api/plans/:pin', file: null, status: 0 },
  { endpoint: 'DELETE /api/plans/:pin', file: null, status: 0 },
  { endpoint: 'GET /api/plans/:pin', file: 'plans/read.test.ts', status: 200 },
  { endpoint: 'GET /api/plans/:pin', file: 'plans/read.test.ts', status: 404 },
  { endpoint: 'GET /api/plans/:pin', file: 'outcomes/life.test.ts', status: 200 },
  { endpoint: 'PUT /api/plans/:pin', file: 'plans/update.test.ts', status: 400 },
  { endpoint: 'PUT /api/plans/:pin', file: 'testing/api-fuzz.test.ts', status: 200 },
  { endpoint: 'PUT /api/plans/:pin', file: 'checks/random.property.test.ts', status: 200 },
];
const differences = [
  { endpoints: ['PUT /api/plans/:pin'], existing: 'It was so.', here: 'It is so.', why: 'Because.' },
];

test('each endpoint has a row with the tests it answers with success and those it refuses', () => {
  const rows = coverageTable(calls, differences)
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows).toEqual([
    '| `DELETE /api/plans/:pin` | – | – |  |',
    '| `GET /api/plans/:pin` | outcomes/life.test.ts<br>plans/read.test.ts | plans/read.test.ts |  |',
    '| `PUT /api/plans/:pin` | – | plans/update.test.ts | 1 |',
  ]);
});

test('the differences follow by number', () => {
  expect(coverageTable(calls, differences)).toContain('1. It was so. **Here:** It is so. *Because.*');
});

test('an endpoint that is only refused, or only called by generated requests, is untested', () => {
  expect(untested(calls)).toEqual(['DELETE /api/plans/:pin', 'PUT /api/plans/:pin']);
});

test('a difference about an endpoint that is gone is found', () => {
  expect(dangling(calls.slice(0, 1), differences)).toEqual(['PUT /api/plans/:pin']);
});

test('says which lines are not so', () => {
  expect(differingLines('a\nb\nc', 'a\nd\nc')).toEqual(['- b', '+ d']);
});
