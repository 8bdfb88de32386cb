/**
 * Runs one command of the release tools in a process of its own, which is killed (SIGKILL) before one of the operations that
 * change the site. After an operation is the same as before the next one.
 *
 * Usage: node killed-command.mjs '{"place": …, "command": …, "killAt": 3}', see test-commands.mjs
 *
 * It prints nothing and ends with 0 when the command ended before that operation.
 */
import { killBefore } from './kill-points.mjs';
import { openPlace, runOrder } from './test-commands.mjs';

const { place, command, killAt } = JSON.parse(process.argv[2] ?? '{}');
const store = await openPlace(place);
await killBefore(killAt, place.folder);
await runOrder(store, command);
