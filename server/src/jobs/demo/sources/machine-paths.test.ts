import { initialStatus, statusAfter } from '../../../catalogue/state-machines/engine.ts';
import type { Machine } from '../../../catalogue/state-machines/machine.ts';
import { planMachine, stageMachine } from '../../../catalogue/state-machines/machines.ts';
import { COLONY_MACHINE } from '../../../catalogue/state-machines/outcome-machines.ts';
import type { CrisprSourceStatus } from './crispr-source.ts';
import type { Stamp } from './model.ts';
import { earlyAdultStamps, lateAdultStamps } from './phenotyping-plans.ts';
import {
  colonyInProgressStamps,
  confirmedColonyStamps,
  crisprPlanStamps,
  esCellPlanStamps,
} from './production-stamps.ts';

const DAY = '2014-03-01';
const CRISPR = planMachine('crispr');
const crispr = (status: CrisprSourceStatus, embryosInjected: number, foundersWithDeletion: number) =>
  crisprPlanStamps({ miDate: DAY, status, embryosInjected, foundersWithDeletion });

test.each<[string, Machine<never>, Stamp[]]>([
  ['crispr plans', CRISPR, crispr('Genotype confirmed', 40, 2)],
  ['crispr plans aborted with founders', CRISPR, crispr('Micro-injection aborted', 40, 2)],
  ['crispr plans aborted without founders', CRISPR, crispr('Micro-injection aborted', 40, 0)],
  ['crispr plans aborted without embryos', CRISPR, crispr('Micro-injection aborted', 0, 0)],
  ['es cell plans', planMachine('es cell'), esCellPlanStamps(DAY)],
  ['confirmed colonies', COLONY_MACHINE, confirmedColonyStamps(DAY)],
  ['other colonies', COLONY_MACHINE, colonyInProgressStamps(DAY)],
  ['finished early adult stages', stageMachine('early adult and embryo'), earlyAdultStamps(DAY)],
  ['finished late adult stages', stageMachine('late adult'), lateAdultStamps(DAY)],
])('%s of the demo went the way of their state machine', (_case, machine, stamps) => {
  expect(stamps[0]?.status).toBe(initialStatus(machine));
  const steps = machine.transitions.map(
    (row) => `${machine.prefix}${row.from} to ${statusAfter(machine, row)}`,
  );
  for (const [place, { status }] of stamps.slice(1).entries())
    expect(steps).toContain(`${stamps[place]?.status} to ${status}`);
});
