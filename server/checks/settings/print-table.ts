/** Prints the table of settings for docs/settings.md: `npm run settings-table` in server. */
import { settingsTable } from './settings-table.ts';

console.log(settingsTable());
