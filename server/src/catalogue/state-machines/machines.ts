/** The register of all machines. */
import {
  ES_CELL_ALLELE_MODIFICATION_MACHINE,
  CRISPR_ALLELE_MODIFICATION_MACHINE,
} from './allele-modification-machines.ts';
import { BREEDING_MACHINE } from './breeding-machine.ts';
import { CRISPR_MACHINE, HAPLO_ESSENTIAL_CRISPR_MACHINE } from './crispr-machines.ts';
import { ES_CELL_MACHINE } from './es-cell-machine.ts';
import type { Machine } from './machine.ts';
import {
  ADULT_PHENOTYPING_MACHINE,
  HAPLO_ESSENTIAL_PHENOTYPING_MACHINE,
} from './phenotyping-plan-machines.ts';
import type { PlanState } from './plan-state.ts';
import type { StageState } from './stage-conditions.ts';
import { ADULT_STAGE_MACHINE, GENERAL_STAGE_MACHINE } from './stage-machines.ts';

/** Machines of plans, in the order of api-2 section 8. The name of each is an attempt type. */
export const PLAN_MACHINES: readonly Machine<PlanState>[] = [
  CRISPR_MACHINE,
  HAPLO_ESSENTIAL_CRISPR_MACHINE,
  ES_CELL_MACHINE,
  ES_CELL_ALLELE_MODIFICATION_MACHINE,
  CRISPR_ALLELE_MODIFICATION_MACHINE,
  ADULT_PHENOTYPING_MACHINE,
  HAPLO_ESSENTIAL_PHENOTYPING_MACHINE,
  BREEDING_MACHINE,
];

/** Machines of stages, by stage type (api-2 section 10.1). */
export const STAGE_MACHINES: readonly Machine<StageState>[] = [
  { ...ADULT_STAGE_MACHINE, name: 'early adult and embryo' },
  { ...ADULT_STAGE_MACHINE, name: 'late adult', prefix: 'Late Adult ' },
  { ...GENERAL_STAGE_MACHINE, name: 'haplo-essential', prefix: 'Haplo-Essential ' },
  { ...GENERAL_STAGE_MACHINE, name: 'embryo', prefix: 'Embryo ' },
];

/**
 * The machine of a plan's attempt type.
 *
 * @throws for an attempt type that the catalogue does not have
 */
export function planMachine(attemptTypeName: string): Machine<PlanState> {
  return machineNamed(PLAN_MACHINES, attemptTypeName);
}

/**
 * The machine of a type of phenotyping stage.
 *
 * @throws for a stage type that the catalogue does not have
 */
export function stageMachine(stageTypeName: string): Machine<StageState> {
  return machineNamed(STAGE_MACHINES, stageTypeName);
}

function machineNamed<State>(machines: readonly Machine<State>[], name: string): Machine<State> {
  const machine = machines.find((candidate) => candidate.name === name);
  if (machine === undefined) throw new Error(`There is no state machine '${name}'`);
  return machine;
}
