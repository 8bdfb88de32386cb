/** Stops the canary of a remote. Usage: npm run abort -- remote-reports --reason "…" */
import { parseArgs } from 'node:util';
import { commandAuthor, readReason } from './site/author.mjs';
import { frameOf, REASON_OPTION, runCommand } from './site/command.mjs';
import { abort } from './site/stage.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: REASON_OPTION });
const name = frameOf(positionals[0], 'abort', { withShell: false });

await runCommand(async (store) => {
  const reason = readReason(values.reason, { isNeeded: true, todo: 'the end of a canary' });
  const version = await abort(store, name, commandAuthor(reason));
  return `${name} ${version} is live for nobody any more in ${store.place}`;
});
