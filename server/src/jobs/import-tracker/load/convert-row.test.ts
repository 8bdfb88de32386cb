import { convertRow } from './convert-row.ts';
import type { LoadPlan } from './load-plan.ts';
import type { Rule } from '../source/mapping.ts';
import type { ColumnFacts } from '../source/schema-facts.ts';

function column(name: string, facts: Partial<ColumnFacts> = {}): [string, ColumnFacts] {
  return [name, { name, isRequired: false, fallback: null, isGenerated: false, refersTo: null, ...facts }];
}

const shouted: Rule = (value) =>
  value === 'bad' ? { refusal: 'is bad', advice: 'Be good.' } : { value: 'LOUD', change: 'was quiet' };

const PLAN: LoadPlan = {
  mapping: {
    source: 'plan',
    target: 'plan',
    load: { kind: 'copy' },
    key: ['id'],
    rules: { comment: shouted, pin: shouted },
  },
  facts: {
    name: 'plan',
    key: 'id',
    hasIdentity: true,
    columns: new Map([
      column('id', { isRequired: true }),
      column('pin', { isRequired: true, isGenerated: true }),
      column('status_id', { isRequired: true, refersTo: 'status' }),
      column('work_group_id', { refersTo: 'work_group' }),
      column('project_id', { isRequired: true, refersTo: 'project' }),
      column('comment'),
      column('created_by', { isRequired: true, fallback: 'current_actor()' }),
    ]),
  },
  expressions: new Map(),
  fates: new Map(),
  columns: ['id', 'pin', 'status_id', 'work_group_id', 'project_id', 'comment', 'created_by'],
  written: ['id', 'status_id', 'work_group_id', 'project_id', 'comment', 'created_by'],
  notes: [],
};

const ROW = {
  'key:id': '7',
  id: '7',
  pin: 'PIN:7',
  status_id: '1',
  work_group_id: '2',
  project_id: '3',
  comment: 'quiet',
  created_by: 'ada@lab.example',
};
const LISTS = new Map([
  ['status', new Map([['1', '101']])],
  ['work_group', new Map([['2', '102']])],
]);
const IDS = { get: (name: string) => LISTS.get(name), shiftOf: () => 0 };

function converted(row: typeof ROW | Record<string, string | null>) {
  const result = convertRow(PLAN, row, IDS);
  if ('refusal' in result) throw new Error(result.refusal.reason);
  return result;
}

test('lists have our ids, other rows keep their ids, and a value changed by a rule is reported', () => {
  const row = converted(ROW);
  expect(row.key).toBe('id 7');
  expect(row.sourceId).toBe('7');
  expect(row.values).toEqual({
    id: '7',
    status_id: '101',
    work_group_id: '102',
    project_id: '3',
    comment: 'LOUD',
    created_by: 'ada@lab.example',
  });
  expect(row.changes).toContainEqual({
    key: 'id 7',
    column: 'comment',
    reason: 'was quiet',
    from: 'quiet',
    to: 'LOUD',
  });
});

test('where our table had rows before, its ids and those that refer to it are shifted alike', () => {
  const shifted = (table: string) => ({ ...IDS, shiftOf: (name: string) => (name === table ? 1000 : 0) });
  expect(convertRow(PLAN, ROW, shifted('plan'))).toMatchObject({ values: { id: '1007', project_id: '3' } });
  expect(convertRow(PLAN, ROW, shifted('project'))).toMatchObject({
    values: { id: '7', project_id: '1003' },
  });
});

test('a rule also judges what the database works out, but it is not written', () => {
  expect(converted(ROW).changes.map((change) => change.column)).toContain('pin');
  expect(converted(ROW).values).not.toHaveProperty('pin');
});

test('a rule refuses a row', () => {
  expect(convertRow(PLAN, { ...ROW, comment: 'bad' }, IDS)).toEqual({
    refusal: { key: 'id 7', column: 'comment', reason: 'is bad', advice: 'Be good.', from: 'bad' },
  });
});

test('a row with a required reference to a missing row is refused; an optional reference is reported', () => {
  expect(convertRow(PLAN, { ...ROW, status_id: '9' }, IDS)).toMatchObject({
    refusal: { column: 'status_id', from: '9', reason: expect.stringContaining('status') },
  });
  const row = converted({ ...ROW, work_group_id: '9' });
  expect(row.values.work_group_id).toBeNull();
  expect(row.changes).toContainEqual(
    expect.objectContaining({ column: 'work_group_id', from: '9', to: null }),
  );
});
