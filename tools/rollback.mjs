/**
 * Makes an earlier version of a remote, or of the shell, live again; the files of all versions stay as they are.
 *
 * Usage: npm run rollback -- remote-reports [version] --reason "…"      (the version that was live before, when none is named)
 */
import { parseArgs } from 'node:util';
import { commandAuthor, readReason } from './site/author.mjs';
import { frameOf, REASON_OPTION, runCommand } from './site/command.mjs';
import { rollback } from './site/rollback.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: REASON_OPTION });
const [word, version] = positionals;
const name = frameOf(word, 'roll back', { withShell: true });
await runCommand(async (store) => {
  const reason = readReason(values.reason, { isNeeded: true, todo: 'a rollback' });
  const live = await rollback(store, name, version, commandAuthor(reason));
  return `${name} ${live} is live again in ${store.place}`;
});
