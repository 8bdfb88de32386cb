import { readFileSync } from 'node:fs';
import { emptyColumnsTable } from './empty-columns-table.ts';

/** Without the blanks that align columns. */
const plain = (text: string) => text.replaceAll(/ *\| */g, '|').replaceAll(/-{3,}/g, '---');

test('the document describes what becomes of every empty column', () => {
  const document = readFileSync(new URL('../../../docs/import-tracker.md', import.meta.url), 'utf8');
  expect(plain(document)).toContain(plain(emptyColumnsTable()));
});
