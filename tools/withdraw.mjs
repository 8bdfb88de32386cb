/** Takes an area off a site; its files stay. Usage: npm run withdraw -- remote-hello */
import { runCommand } from './site/command.mjs';
import { Refusal } from './site/refusal.mjs';
import { withdraw } from './site/withdraw.mjs';

// Its package may be gone already: the site knows what is live.
const name = process.argv[2];
await runCommand(async (store) => {
  if (name === undefined) throw new Refusal('Name the area: npm run withdraw -- remote-hello');
  return `${name} ${await withdraw(store, name)} is off ${store.place}`;
});
