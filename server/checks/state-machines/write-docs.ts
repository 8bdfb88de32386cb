/** Writes `docs/state-machines.md`: `npx tsx checks/state-machines/write-docs.ts` in server. */
import { writeFileSync } from 'node:fs';
import { describeMachines } from './describe-machines.ts';

writeFileSync(new URL('../../../docs/state-machines.md', import.meta.url), describeMachines());
