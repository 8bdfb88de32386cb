/**
 * Makes an earlier version of a remote, or of the shell, live again; the files of all versions stay as they are.
 *
 * Usage: npm run rollback -- remote-reports [version]      (the version that was live before, when none is named)
 */
import { frameOf, runCommand } from './site/command.mjs';
import { rollback } from './site/rollback.mjs';

const [word, version] = process.argv.slice(2);
const name = frameOf(word, 'roll back', { withShell: true });
await runCommand(
  async (store) => `${name} ${await rollback(store, name, version)} is live again in ${store.place}`,
);
