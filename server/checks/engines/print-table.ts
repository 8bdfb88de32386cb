/** Prints the table of docs/distributed-engines.md: `npm run engines-table` in server. */
import { enginesTable } from './engines-table.ts';

console.log(enginesTable());
