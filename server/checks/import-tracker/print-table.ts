/** Prints the table of empty columns for docs/import-tracker.md: `npm run empty-columns-table` in server. */
import { emptyColumnsTable } from './empty-columns-table.ts';

console.log(emptyColumnsTable());
