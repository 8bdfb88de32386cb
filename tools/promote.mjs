/**
 * Makes the canary of a remote live for everybody, or for more browsers.
 *
 * Usage: npm run promote -- remote-reports [--percentage 50] [--accounts a@b.org,c@d.org] [--reason "…"]
 */
import { parseArgs } from 'node:util';
import { commandAuthor, readReason } from './site/author.mjs';
import { audienceOf, AUDIENCE_OPTIONS, frameOf, REASON_OPTION, runCommand } from './site/command.mjs';
import { promote, widen } from './site/stage.mjs';

const options = { ...AUDIENCE_OPTIONS, ...REASON_OPTION };
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const name = frameOf(positionals[0], 'promote', { withShell: false });

await runCommand(async (store) => {
  const by = commandAuthor(readReason(values.reason, { isNeeded: false, todo: 'a promotion' }));
  const wanted = audienceOf(values);
  if (wanted === undefined)
    return `${name} ${await promote(store, name, by)} is live for everybody in ${store.place}`;
  const { version, audience } = await widen(store, name, wanted, by);
  return `${name} ${version} is live for ${audience} in ${store.place}`;
});
