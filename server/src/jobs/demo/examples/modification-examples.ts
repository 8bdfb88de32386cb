import { COLONY_MACHINE } from '../../../catalogue/state-machines/outcome-machines.ts';
import type { DemoColony, DemoPlan, ModificationAttempt } from '../sources/model.ts';
import { outcomeStamps } from './example-times.ts';
import type { Line } from './line.ts';
import { examplePlan, hasReached } from './production-examples.ts';

const DELETER = 'B6N.Cg-Tg(Sox2-cre)1Amc/J';
const CONFIRMED = 'Mouse Allele Modification Genotype Confirmed';

/** An excision in the mice of a line, as far as the status of its plan tells. */
export function modificationExample(line: Line, status: string, day: string): DemoPlan {
  const attemptType =
    line.attempt.kind === 'es cell' ? 'es cell allele modification' : 'crispr allele modification';
  const plan = { ...examplePlan(line.plan, attemptType, status, day), startsFrom: [line.colony] };
  if (!hasReached(plan, 'Mouse Allele Modification Registered')) return plan;
  const attempt: ModificationAttempt = {
    kind: 'modification',
    externalRef: `${line.colony.name}-cre`,
    deleterStrain: hasReached(plan, 'Cre Excision Started') ? DELETER : null,
    successfulMatings: hasReached(plan, 'Cre Excision Complete') ? 2 : null,
  };
  return { ...plan, attempt, outcome: status === CONFIRMED ? excisedColony(line, day) : null };
}

/** It is confirmed before the last step of its plan, which follows from it. */
function excisedColony({ attempt, colony }: Line, day: string): DemoColony {
  const name = `${colony.name}-cre`;
  const isOfCells = attempt.kind === 'es cell';
  return {
    ...colony,
    name,
    products: [],
    stamps: outcomeStamps(COLONY_MACHINE, 'Genotype Confirmed', day),
    mutation: {
      ...colony.mutation,
      symbol: excisedSymbol(colony.mutation.symbol),
      mutationType: 'Deletion',
      alleleClass: isOfCells ? 'b' : null,
      fasta: colony.mutation.fasta?.replace(colony.name, name) ?? null,
      deletion: null,
      passedQc: [],
      qcNote: null,
    },
  };
}

/** Cre makes a tm1b of a tm1a; what it makes of a CRISPR allele has a number after a dot (api-2 section 17). */
export function excisedSymbol(symbol: string): string {
  return symbol.includes('<tm')
    ? symbol.replace(/<tm(\d+)a\(/, '<tm$1b(')
    : symbol.replace(/<em(\d+)\(/, '<em$1.1(');
}

/** Mice of a line that are bred, which this site shows and does not plan. */
export function breedingExample(line: Line, status: string, day: string): DemoPlan {
  const plan = { ...examplePlan(line.plan, 'breeding', status, day), startsFrom: [line.colony] };
  if (!hasReached(plan, 'Breeding Started')) return plan;
  const successfulMatings = hasReached(plan, 'Breeding Complete') ? 3 : null;
  return {
    ...plan,
    attempt: { kind: 'breeding', deleterStrain: DELETER, matingsStarted: 4, successfulMatings },
  };
}
