import { planMachine } from '../../../catalogue/state-machines/machines.ts';
import { COLONY_MACHINE } from '../../../catalogue/state-machines/outcome-machines.ts';
import { crisprAlleleSymbol } from '../sources/allele-symbols.ts';
import { laboratoryOf } from '../sources/centres.ts';
import type { AttemptType, CrisprAttempt, DemoColony, DemoPlan, EsCellAttempt } from '../sources/model.ts';
import { outcomeStamps, planStamps } from './example-times.ts';
import type { Line } from './line.ts';

const COMMENT = 'Derived: an example of the demo (docs/demo-data.md).';

/**
 * What examples have in common, without an attempt and an outcome.
 *
 * @param madeBy a plan of the same unit and group
 */
export function examplePlan(
  madeBy: Pick<DemoPlan, 'workUnit' | 'workGroup'>,
  attemptType: AttemptType,
  status: string,
  day: string,
): DemoPlan {
  const stamps = planStamps(planMachine(attemptType), status, day);
  return {
    workUnit: madeBy.workUnit,
    workGroup: madeBy.workGroup,
    comment: COMMENT,
    createdAt: stamps[0]?.date ?? '',
    stamps,
    attemptType,
    attempt: null,
    startsFrom: [],
    outcome: null,
  };
}

/** Whether a plan has come through a status. */
export function hasReached({ stamps }: DemoPlan, status: string): boolean {
  return stamps.some((stamp) => stamp.status === status);
}

/** A repeated CRISPR attempt, as far as the status of its plan tells. */
export function crisprExample(line: Line<CrisprAttempt>, status: string, day: string): DemoPlan {
  const plan = examplePlan(line.plan, 'crispr', status, day);
  return { ...plan, attempt: repeatedCrispr(plan, line.attempt, day) };
}

/** The same guides again, with the counts that the plan's statuses follow from. */
export function repeatedCrispr(plan: DemoPlan, first: CrisprAttempt, day: string): CrisprAttempt | null {
  if (!hasReached(plan, 'Attempt In Progress')) return null;
  const hasEmbryos = hasReached(plan, 'Embryos Obtained');
  const hasFounder = hasReached(plan, 'Founder Obtained');
  return {
    ...first,
    imitsId: null,
    externalRef: `${plan.workUnit}-${day}`,
    miDate: day,
    delivery: 'electroporation',
    failure: null,
    embryosInjected: hasEmbryos ? 96 : null,
    embryosSurvived: hasEmbryos ? 81 : null,
    embryosTransferred: hasEmbryos ? 80 : null,
    founders: {
      pups: hasFounder ? 14 : null,
      assayed: hasFounder ? 14 : null,
      selectedForBreeding: hasFounder ? 2 : null,
      withDeletion: hasFounder ? 3 : null,
    },
  };
}

/** One whose founders gave a colony in this status. */
export function colonyExample(line: Line<CrisprAttempt>, status: string, day: string): DemoPlan {
  const plan = crisprExample(line, 'Founder Obtained', day);
  const number = alleleNumberOf(line.colony) + 1;
  const name = line.colony.name.replace(/-em\d+$/, `-em${number}`);
  const symbol = crisprAlleleSymbol(symbolOfGene(line.colony), number, laboratoryOf(plan.workUnit));
  const outcome: DemoColony = {
    ...line.colony,
    name,
    products: [],
    stamps: outcomeStamps(COLONY_MACHINE, status, day),
    mutation: {
      ...line.colony.mutation,
      symbol,
      fasta: line.colony.mutation.fasta?.replace(line.colony.name, name) ?? null,
    },
  };
  return { ...plan, outcome };
}

function alleleNumberOf({ name }: DemoColony): number {
  return Number(/-em(\d+)$/.exec(name)?.[1]);
}

function symbolOfGene({ mutation }: DemoColony): string {
  return mutation.symbol.slice(0, mutation.symbol.indexOf('<'));
}

/** The same clone injected again. */
export function esCellExample(line: Line<EsCellAttempt>, status: string, day: string): DemoPlan {
  const plan = examplePlan(line.plan, 'es cell', status, day);
  if (!hasReached(plan, 'Attempt In Progress')) return plan;
  const maleChimeras = hasReached(plan, 'Chimeras/Founder Obtained') ? 4 : null;
  const externalRef = `${plan.workUnit}-${day}`;
  return { ...plan, attempt: { ...line.attempt, miDate: day, externalRef, maleChimeras } };
}
