import type { GeneBook } from '../../../catalogue/reference-data/load-genes.ts';
import { planMachine, stageMachine } from '../../../catalogue/state-machines/machines.ts';
import type { CrisprAttempt, DemoPlan, DemoProject, EsCellAttempt } from '../sources/model.ts';
import { CRISPR_EXAMPLES, ES_CELL_EXAMPLES, HAPLO_ESSENTIAL_EXAMPLES } from './example-genes.ts';
import { firstDayOf } from './example-times.ts';
import { haploEssentialProjects } from './haplo-essential-examples.ts';
import { projectWithLine, type Line } from './line.ts';
import { breedingExample, modificationExample } from './modification-examples.ts';
import { phenotypingExample } from './phenotyping-examples.ts';
import { colonyExample, crisprExample, esCellExample, examplePlan } from './production-examples.ts';

const CONFIRMED = 'Mouse Allele Modification Genotype Confirmed';
/** Colonies of the source are in progress or confirmed. */
const OTHER_COLONIES = ['Genotype Not Confirmed', 'Genotype Extinct', 'Colony Aborted'];

/**
 * Adds what the source data do not contain, so that the demo shows the whole domain: plans of every attempt type in every status
 * of its machine, and the same of colonies, specimens and phenotyping stages. Examples are spread over projects of the source and
 * dated after it.
 */
export function withExamples(projects: readonly DemoProject[], book: GeneBook): DemoProject[] {
  const genes = HAPLO_ESSENTIAL_EXAMPLES.flatMap((symbol) =>
    book.genes.filter((gene) => gene.symbol === symbol),
  );
  return [...projects.map(withItsExamples), ...haploEssentialProjects(genes)];
}

function withItsExamples(project: DemoProject): DemoProject {
  const ofCrispr = CRISPR_EXAMPLES.indexOf(project.gene.symbol);
  const ofCells = ES_CELL_EXAMPLES.indexOf(project.gene.symbol);
  if (ofCrispr < 0 && ofCells < 0) return project;
  const { project: offered, line } = projectWithLine(project);
  const { attempt } = line;
  const examples =
    attempt.kind === 'crispr'
      ? crisprPlans({ ...line, attempt }, ofCrispr)
      : esCellPlans({ ...line, attempt }, ofCells);
  return { ...offered, plans: [...offered.plans, ...examples] };
}

/** The examples on a CRISPR line: those in this row of each table. */
function crisprPlans(line: Line<CrisprAttempt>, row: number): DemoPlan[] {
  const crispr = planMachine('crispr').statuses;
  const colony = OTHER_COLONIES[row - crispr.length];
  return [
    ...at(crispr, row, (status) => crisprExample(line, status, firstDayOf(row))),
    ...(colony === undefined ? [] : [colonyExample(line, colony, firstDayOf(row))]),
    ...at(planMachine('crispr allele modification').statuses, row, (status) =>
      modificationExample(line, status, firstDayOf(row + 20)),
    ),
    adultPhenotyping(line, row),
  ];
}

/** The examples on an ES cell line. */
function esCellPlans(line: Line<EsCellAttempt>, row: number): DemoPlan[] {
  return [
    ...at(planMachine('es cell').statuses, row, (status) => esCellExample(line, status, firstDayOf(row))),
    ...at([...planMachine('es cell allele modification').statuses, CONFIRMED, CONFIRMED], row, (status) =>
      modificationExample(line, status, firstDayOf(row + 20)),
    ),
    ...at(planMachine('breeding').statuses, row, (status) =>
      breedingExample(line, status, firstDayOf(row + 30)),
    ),
  ];
}

function at(statuses: readonly string[], row: number, example: (status: string) => DemoPlan): DemoPlan[] {
  const status = statuses[row];
  return status === undefined ? [] : [example(status)];
}

/** Stages of both adult types in each of their statuses, then the ends of a phenotyping plan. */
function adultPhenotyping(line: Line, row: number): DemoPlan {
  const stages = stageMachine('late adult').statuses;
  const day = firstDayOf(row + 40);
  const [status, stage] =
    row < stages.length
      ? ['Plan Created', stages[row]]
      : row === stages.length
        ? ['Phenotyping Plan Aborted', stages.at(-1)]
        : ['Plan Abandoned', undefined];
  const plan = examplePlan(line.plan, 'adult and embryo phenotyping', status, day);
  return phenotypingExample(plan, line.colony, day, { 'early adult and embryo': stage, 'late adult': stage });
}
