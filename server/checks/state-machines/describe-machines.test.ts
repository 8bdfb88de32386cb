import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeMachines } from './describe-machines.ts';
import { transitionsPage } from './transitions-page.ts';
import { PLAN_MACHINES } from '../../src/catalogue/state-machines/machines.ts';

it.each([
  ['state-machines.md', describeMachines],
  ['user-manual/state-machine-transitions.html', transitionsPage],
])('docs/%s is fresh (`npx tsx checks/state-machines/write-docs.ts` in server writes it)', (file, made) => {
  expect(readFileSync(resolve(__dirname, '../../../docs', file), 'utf8')).toBe(made());
});

it('draws every status and every step of a machine', () => {
  const drawings = describeMachines().match(/```mermaid[^`]*```/g) ?? [];
  expect(drawings).toHaveLength(PLAN_MACHINES.length + 4);
  for (const [index, { statuses, transitions }] of PLAN_MACHINES.entries()) {
    for (const status of statuses) expect(drawings[index]).toContain(`([${status}])`);
    for (const { event } of transitions) expect(drawings[index]).toContain(` ${event} `);
  }
});
