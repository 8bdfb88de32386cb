/** Makes the version of a remote that some browsers run live for everybody. Usage: npm run promote -- remote-reports */
import { frameOf, runCommand } from './site/command.mjs';
import { promote } from './site/stage.mjs';

const name = frameOf(process.argv[2], 'promote', { withShell: false });
await runCommand(
  async (store) => `${name} ${await promote(store, name)} is live for everybody in ${store.place}`,
);
