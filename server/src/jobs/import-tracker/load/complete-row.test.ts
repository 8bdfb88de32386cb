import { completeRow, neededEntries } from './complete-row.ts';
import type { ConvertedRow } from './convert-row.ts';
import type { LoadPlan } from './load-plan.ts';
import type { Becomes } from '../source/mapping.ts';
import type { ColumnFacts } from '../source/schema-facts.ts';

function column(name: string, facts: Partial<ColumnFacts> = {}): [string, ColumnFacts] {
  return [name, { name, isRequired: true, fallback: null, isGenerated: false, refersTo: null, ...facts }];
}

const COLUMNS = [
  column('name'),
  column('status_id', { refersTo: 'status' }),
  column('is_active', { fallback: 'true' }),
  column('comment', { isRequired: false }),
  column('centre_id', { isRequired: false, refersTo: 'work_unit' }),
];

const FULL = { name: 'JAX-1', status_id: '3', is_active: 'false', comment: 'good', centre_id: '5' };

/** A plan with what one column becomes where it is empty. */
function planWith(name: string, becomes: Becomes): LoadPlan {
  return {
    mapping: { source: 'colony', target: 'colony', load: { kind: 'copy' }, key: ['outcome_id'] },
    facts: { name: 'colony', key: 'outcome_id', hasIdentity: false, columns: new Map(COLUMNS) },
    expressions: new Map(),
    columns: COLUMNS.map(([own]) => own),
    written: COLUMNS.map(([own]) => own),
    fates: new Map([[name, { columns: [`colony.${name}`], says: 'as described', becomes }]]),
    notes: [],
  };
}

function rowWithout(name: keyof typeof FULL, derived: ConvertedRow['derived'] = {}): ConvertedRow {
  return { key: 'outcome_id 7', sourceId: '7', values: { ...FULL, [name]: null }, changes: [], derived };
}

const ENTRIES = {
  idOf: (table: string, name: string) => (name === 'Absent' ? undefined : `${name} of ${table}`),
};

test('a text contains the key of the row, and is reported with what became of the column', () => {
  const plan = planWith('name', { kind: 'text', text: 'Unnamed {id}' });
  expect(completeRow(plan, rowWithout('name'), ENTRIES)).toMatchObject({
    values: { ...FULL, name: 'Unnamed 7' },
    changes: [{ key: 'outcome_id 7', column: 'name', from: null, to: 'Unnamed 7', fate: 'as described' }],
  });
});

test('an empty reference leads to an entry of its list, also where ours could be empty', () => {
  const status = planWith('status_id', { kind: 'derived', sql: '' });
  const row = rowWithout('status_id', { status_id: 'Colony Aborted' });
  expect(neededEntries(status, row)).toEqual([{ table: 'status', name: 'Colony Aborted' }]);
  expect(completeRow(status, row, ENTRIES)).toMatchObject({
    values: { status_id: 'Colony Aborted of status' },
  });
  const centre = planWith('centre_id', { kind: 'entry', name: 'Unknown' });
  expect(neededEntries(centre, rowWithout('centre_id'))).toEqual([{ table: 'work_unit', name: 'Unknown' }]);
  expect(neededEntries(centre, { ...rowWithout('centre_id'), values: FULL })).toEqual([]);
});

test('a default is no news, and a column that may be empty stays so', () => {
  const plan = planWith('is_active', { kind: 'default' });
  expect(completeRow(plan, rowWithout('is_active'), ENTRIES)).toMatchObject({
    values: { is_active: null },
    changes: [{ column: 'is_active', isNoise: true, fate: 'as described' }],
  });
  const row = rowWithout('comment');
  expect(completeRow(plan, row, ENTRIES)).toBe(row);
});

test('a row that says nothing without the column is refused, and one whose entry does not exist', () => {
  const refused = planWith('name', { kind: 'refused', advice: 'Name it.' });
  expect(completeRow(refused, rowWithout('name'), ENTRIES)).toMatchObject({
    refusal: { key: 'outcome_id 7', column: 'name', advice: 'Name it.', fate: 'as described' },
  });
  const absent = planWith('status_id', { kind: 'entry', name: 'Absent' });
  expect(completeRow(absent, rowWithout('status_id'), ENTRIES)).toMatchObject({
    refusal: { column: 'status_id' },
  });
  expect(completeRow(absent, rowWithout('name'), ENTRIES)).toMatchObject({ refusal: { column: 'name' } });
});
