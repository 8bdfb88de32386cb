/**
 * Makes the canary of a remote live for everybody, or for more browsers.
 *
 * Usage: npm run promote -- remote-reports [--percentage 50] [--accounts a@b.org,c@d.org]
 */
import { parseArgs } from 'node:util';
import { audienceOf, AUDIENCE_OPTIONS, frameOf, runCommand } from './site/command.mjs';
import { promote, widen } from './site/stage.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: AUDIENCE_OPTIONS });
const name = frameOf(positionals[0], 'promote', { withShell: false });

await runCommand(async (store) => {
  const wanted = audienceOf(values);
  if (wanted === undefined)
    return `${name} ${await promote(store, name)} is live for everybody in ${store.place}`;
  const { version, audience } = await widen(store, name, wanted);
  return `${name} ${version} is live for ${audience} in ${store.place}`;
});
