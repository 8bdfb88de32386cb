/** Prints the table of settings for the README: `npm run settings-table` in server. */
import { settingsTable } from './settings.ts';

console.log(settingsTable());
