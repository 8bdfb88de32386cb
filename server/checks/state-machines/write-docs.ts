/**
 * Writes `docs/state-machines.md` and the page of the user manual about it: `npx tsx checks/state-machines/write-docs.ts` in server,
 * and then `node tools/print-manual.mjs`.
 */
import { writeFileSync } from 'node:fs';
import { describeMachines } from './describe-machines.ts';
import { transitionsPage } from './transitions-page.ts';

const docs = new URL('../../../docs/', import.meta.url);
writeFileSync(new URL('state-machines.md', docs), describeMachines());
writeFileSync(new URL('user-manual/state-machine-transitions.html', docs), transitionsPage());
