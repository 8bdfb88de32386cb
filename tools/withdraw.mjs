/** Takes an area off a site; its files stay. Usage: npm run withdraw -- remote-hello --reason "…" */
import { parseArgs } from 'node:util';
import { commandAuthor, readReason } from './site/author.mjs';
import { REASON_OPTION, runCommand } from './site/command.mjs';
import { Refusal } from './site/refusal.mjs';
import { withdraw } from './site/withdraw.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: REASON_OPTION });
// Its package may be gone already: the site knows what is live.
const [name] = positionals;
await runCommand(async (store) => {
  if (name === undefined) throw new Refusal('Name the area: npm run withdraw -- remote-hello --reason "…"');
  const reason = readReason(values.reason, { isNeeded: true, todo: 'the end of an area' });
  return `${name} ${await withdraw(store, name, commandAuthor(reason))} is off ${store.place}`;
});
