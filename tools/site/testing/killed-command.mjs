/**
 * Runs one command of the release tools in a process of its own, which is killed (SIGKILL) before or after one of the
 * operations that change the store.
 *
 * Usage: node killed-command.mjs '{"place": …, "command": …, "killAt": 3}', see test-commands.mjs
 *
 * It prints nothing and ends with 0 when the command ended before that operation.
 */
import { openPlace, runOrder } from './test-commands.mjs';

const { place, command, killAt } = JSON.parse(process.argv[2] ?? '{}');
const store = await openPlace(place);
const CHANGES = ['change', 'addFolder', 'addHashed', 'remove'];
let operations = 0;

/** Every second count is before an operation, the others are after one. */
function count() {
  operations += 1;
  if (operations === killAt) process.kill(process.pid, 'SIGKILL');
}

const watched = new Proxy(store, {
  get: (target, name) => {
    const member = Reflect.get(target, name);
    if (!CHANGES.includes(String(name))) return member;
    return async (/** @type {unknown[]} */ ...args) => {
      count();
      const result = await member(...args);
      count();
      return result;
    };
  },
});
await runOrder(watched, command);
