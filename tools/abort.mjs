/** Stops the canary of a remote. Usage: npm run abort -- remote-reports */
import { frameOf, runCommand } from './site/command.mjs';
import { abort } from './site/stage.mjs';

const name = frameOf(process.argv[2], 'abort', { withShell: false });
await runCommand(
  async (store) => `${name} ${await abort(store, name)} is live for nobody any more in ${store.place}`,
);
