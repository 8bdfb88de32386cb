import { planLoad } from './load-plan.ts';
import type { TableMapping } from '../source/mapping.ts';
import { trimmed } from '../source/rules.ts';
import type { ColumnFacts, TableFacts } from '../source/schema-facts.ts';

function column(name: string, facts: Partial<ColumnFacts> = {}): [string, ColumnFacts] {
  return [name, { name, isRequired: false, fallback: null, isGenerated: false, refersTo: null, ...facts }];
}

const FACTS: TableFacts = {
  name: 'colony',
  key: 'id',
  hasIdentity: true,
  columns: new Map([
    column('id'),
    column('tpo', { isGenerated: true }),
    column('min', { isGenerated: true }),
    column('name'),
    column('strand'),
    column('version'),
    column('created_by'),
  ]),
};

const MAPPING: TableMapping = {
  source: 'colony',
  target: 'colony',
  load: { kind: 'copy' },
  key: ['id'],
  renamed: { name: 'title' },
  inputs: { strand: 'coalesce(source.strand_text, source."old_strand")', stored: 'source.place' },
  rules: { tpo: trimmed },
  ours: ['version'],
  notCarried: { photo: 'a file' },
};

const SOURCE = ['id', 'tpo', 'title', 'strand_text', 'old_strand', 'place', 'photo'];

test('columns are read by their names, their other names, or as SQL, with the key of the row', () => {
  const plan = planLoad(MAPPING, new Set(SOURCE), FACTS);
  expect(Object.fromEntries(plan.expressions)).toEqual({
    id: 'source."id"',
    tpo: 'source."tpo"',
    name: 'source."title"',
    strand: 'coalesce(source.strand_text, source."old_strand")',
    stored: 'source.place',
    'key:id': 'source."id"',
  });
});

test('what the database works out is read where a rule judges it, and never written', () => {
  const plan = planLoad(MAPPING, new Set(SOURCE), FACTS);
  expect(plan.columns).toEqual(['id', 'tpo', 'name', 'strand', 'created_by']);
  expect(plan.written).toEqual(['id', 'name', 'strand', 'created_by']);
});

test.each([
  ['a list that is matched', { kind: 'match', on: [['name']], ignoreCase: true, onMatch: 'take' } as const],
  ['a link', { kind: 'link' } as const],
  ['a copy with new numbers', { kind: 'copy', newIds: true } as const],
])('ids are not read for %s', (_, load) => {
  expect(planLoad({ ...MAPPING, load }, new Set(SOURCE), FACTS).columns).not.toContain('id');
});

test('reports columns that are left, unknown or missing', () => {
  const source = new Set([...SOURCE.filter((name) => name !== 'title'), 'mood', 'last_modified']);
  expect(planLoad(MAPPING, source, FACTS).notes).toEqual([
    { table: 'colony', column: 'name', fate: 'missing', reason: expect.stringContaining('colony.name') },
    { table: 'colony', column: 'last_modified', fate: 'not carried', reason: expect.any(String) },
    { table: 'colony', column: 'mood', fate: 'unknown', reason: expect.any(String) },
    { table: 'colony', column: 'photo', fate: 'not carried', reason: 'a file' },
  ]);
});

test('a table without its key is no table of the existing tracker', () => {
  expect(() => planLoad(MAPPING, new Set(['title']), FACTS)).toThrow(/'colony'.*no column 'id'/);
});
