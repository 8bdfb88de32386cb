/** What stands in the way of another engine is known: docs/distributed-engines.md. */
import { readFileSync } from 'node:fs';
import { serverFile } from '../../src/platform/folders/server-folder.ts';
import { enginesTable, statements, usersOf } from './engines-table.ts';
import { UNUSED, USED } from './features.ts';

const sources = statements();

test.each(USED)('$name is used', ({ pattern }) => {
  expect(usersOf(pattern, sources)).not.toEqual([]);
});

test.each(Object.entries(UNUSED))('nothing uses %s', (_name, pattern) => {
  expect(usersOf(pattern, sources)).toEqual([]);
});

test.each([
  ['listen changes;', 'notifications (`listen`, `notify`)'],
  ["select pg_notify('a', 'b')", 'notifications (`listen`, `notify`)'],
  ['create extension pg_trgm', 'extensions'],
])('%s would be found', (text, name) => {
  expect(usersOf(UNUSED[name] ?? /^$/, [{ name: 'one', text }])).toEqual(['one']);
});

test('the table of the document is that of the statements', () => {
  const page = readFileSync(serverFile('../docs/distributed-engines.md'), 'utf8');
  const written = /<!-- engines:start -->\n\n([\s\S]*)\n\n<!-- engines:end -->/.exec(page)?.[1] ?? '';
  expect(cells(written)).toEqual(cells(enginesTable(sources)));
});

/** The formatter pads the cells of a table. */
function cells(table: string): string[][] {
  return table.split('\n').map((line) => line.split('|').map((cell) => cell.trim().replace(/^-+$/, '---')));
}
