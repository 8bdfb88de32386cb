import type { Gene } from '../../../catalogue/reference-data/load-genes.ts';
import { planMachine, stageMachine } from '../../../catalogue/state-machines/machines.ts';
import { SPECIMEN_MACHINE } from '../../../catalogue/state-machines/outcome-machines.ts';
import { crisprAlleleSymbol } from '../sources/allele-symbols.ts';
import { CRISPR_PROGRAMMES, laboratoryOf } from '../sources/centres.ts';
import type { CrisprAttempt, DemoPlan, DemoProject, DemoSpecimen } from '../sources/model.ts';
import { firstDayOf, outcomeStamps } from './example-times.ts';
import { phenotypingExample } from './phenotyping-examples.ts';
import { examplePlan, repeatedCrispr } from './production-examples.ts';

const UNITS = ['UCD', 'TCP', 'Harwell'] as const;
const STRAIN = 'C57BL/6NCrl';

/** No guides: none of these genes was ever aimed at by the source. */
const ATTEMPT: CrisprAttempt = {
  kind: 'crispr',
  imitsId: null,
  externalRef: '',
  miDate: '',
  delivery: '',
  failure: null,
  strain: STRAIN,
  embryosInjected: null,
  embryosSurvived: null,
  embryosTransferred: null,
  nuclease: { class: 'protein', concentration: 50 },
  guides: [],
  founders: { pups: null, assayed: null, selectedForBreeding: null, withDeletion: null },
};

/** A project each on these genes: one with specimens that are phenotyped, and one plan more in another status. */
export function haploEssentialProjects(genes: readonly Gene[]): DemoProject[] {
  return genes.map((gene, row) => {
    const workUnit = UNITS[row % UNITS.length] ?? UNITS[0];
    const workGroup = CRISPR_PROGRAMMES[workUnit] ?? workUnit;
    const unit = { workUnit, workGroup };
    const day = firstDayOf(row);
    const main = planOf(unit, 'Embryos Obtained', day);
    const status = SPECIMEN_MACHINE.statuses[row === genes.length - 1 ? 1 : 0] ?? '';
    const specimen = specimenOf(gene, workUnit, status, day);
    const plans = [
      { ...main, outcome: specimen },
      ...otherPlans(unit, row),
      ...phenotyping(unit, specimen, row),
    ];
    return {
      gene,
      workUnit,
      consortia: [workGroup, 'IMPC'],
      privacy: 'public',
      intention: { mutationType: 'Exon Deletion', categorizations: [] },
      createdAt: main.createdAt,
      plans,
    };
  });
}

type Unit = Pick<DemoPlan, 'workUnit' | 'workGroup'>;

function planOf(unit: Unit, status: string, day: string): DemoPlan {
  const plan = examplePlan(unit, 'haplo-essential crispr', status, day);
  return { ...plan, attempt: repeatedCrispr(plan, ATTEMPT, day) };
}

/** Each status once, a week after the main plan. */
function otherPlans(unit: Unit, row: number): DemoPlan[] {
  const status = planMachine('haplo-essential crispr').statuses[row];
  return status === undefined ? [] : [planOf(unit, status, firstDayOf(row + 1))];
}

function specimenOf(gene: Gene, workUnit: string, status: string, day: string): DemoSpecimen {
  return {
    kind: 'specimen',
    externalRef: `${workUnit}-${gene.symbol}-E9.5`,
    strain: STRAIN,
    stamps: outcomeStamps(SPECIMEN_MACHINE, status, day),
    mutation: {
      symbol: crisprAlleleSymbol(gene.symbol, 1, laboratoryOf(workUnit)),
      mutationType: 'Exon Deletion',
      repairMechanism: 'NHEJ',
      alleleClass: null,
      fasta: null,
      deletion: null,
      passedQc: [],
      qcNote: null,
    },
  };
}

/** Stages of both types in each of their statuses, then the ends of a phenotyping plan. */
function phenotyping(unit: Unit, specimen: DemoSpecimen, row: number): DemoPlan[] {
  if (specimen.stamps.at(-1)?.status === 'Specimen Group Aborted') return [];
  const day = firstDayOf(row + 20);
  const { statuses } = stageMachine('haplo-essential');
  const planned = (status: string, stage: string | undefined) => {
    const plan = examplePlan(unit, 'haplo-essential phenotyping', status, day);
    return phenotypingExample(plan, specimen, day, { 'haplo-essential': stage, embryo: stage });
  };
  const stage = statuses[row];
  if (stage !== undefined) return [planned('Plan Created', stage)];
  return [
    planned('Phenotyping Plan Aborted', 'Phenotype Production Aborted'),
    planned('Plan Abandoned', undefined),
  ];
}
