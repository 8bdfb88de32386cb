import { numberOf, readTable } from '../../../catalogue/reference-data/read-table.ts';
import {
  confirmedAt,
  type DemoColony,
  type DemoPlan,
  type DemoProject,
  type DemoStage,
  type Stamp,
} from './model.ts';
import { DAYS_FROM_CONFIRMATION as DAYS, daysAfter, onDay } from './timeline.ts';

/** IMPC's results on a gene's phenotyping. */
export interface PhenotypedGene {
  readonly hasLateAdult: boolean;
}

/** Genes with at least one phenotype call, by accession id. */
export async function readPhenotypedGenes(): Promise<ReadonlyMap<string, PhenotypedGene>> {
  const table = await readTable('impc_genes.tsv.gz');
  return new Map(
    table
      .filter((row) => (numberOf(row('phenotype_call_count')) ?? 0) > 0)
      .map((row) => [row('mgi_id'), { hasLateAdult: row('late_adult_procedures') !== '' }]),
  );
}

/**
 * Adds a phenotyping plan for each phenotyped gene: the results do not name the phenotyped mice, so the gene's colony
 * that was confirmed first stands for them, at the unit that made it.
 */
export function withPhenotypingPlans(
  projects: readonly DemoProject[],
  phenotyped: ReadonlyMap<string, PhenotypedGene>,
): DemoProject[] {
  const firstOf = new Map<
    string,
    { project: DemoProject; plan: DemoPlan; colony: DemoColony; date: string }
  >();
  for (const project of projects) {
    for (const plan of project.plans) {
      if (plan.outcome?.kind !== 'colony') continue;
      const date = confirmedAt(plan.outcome);
      if (date === null) continue;
      const known = firstOf.get(project.gene.accId);
      if (known === undefined || date < known.date) {
        firstOf.set(project.gene.accId, { project, plan, colony: plan.outcome, date });
      }
    }
  }
  return projects.map((project) => {
    const first = firstOf.get(project.gene.accId);
    const gene = phenotyped.get(project.gene.accId);
    if (first?.project !== project || gene === undefined) return project;
    const plan = phenotypingPlan(first.plan, first.colony, first.date.slice(0, 10), gene);
    return { ...project, plans: [...project.plans, plan] };
  });
}

function phenotypingPlan(
  productionPlan: DemoPlan,
  colony: DemoColony,
  confirmedOn: string,
  gene: PhenotypedGene,
): DemoPlan {
  const createdAt = onDay(daysAfter(confirmedOn, DAYS.phenotypingPlanCreated), 'morning');
  const keepsFixedTissue = productionPlan.workUnit === 'UCD';
  const early = stageOf('early adult and embryo', earlyAdultStamps(confirmedOn), keepsFixedTissue);
  const late = stageOf('late adult', lateAdultStamps(confirmedOn), keepsFixedTissue);
  return {
    workUnit: productionPlan.workUnit,
    workGroup: productionPlan.workGroup,
    comment: null,
    createdAt,
    stamps: [{ status: 'Plan Created', date: createdAt }],
    attemptType: 'adult and embryo phenotyping',
    attempt: {
      kind: 'phenotyping',
      externalRef: `${colony.name}-P`,
      strain: colony.strain,
      stages: gene.hasLateAdult ? [early, late] : [early],
    },
    startsFrom: [colony],
    outcome: null,
  };
}

/** A stage as far as its stamps go, begun on the day of its start. */
export function stageOf(
  type: DemoStage['type'],
  stamps: readonly Stamp[],
  keepsFixedTissue: boolean,
): DemoStage {
  const started = stamps.find((stamp) => stamp.status.endsWith('Phenotyping Started'));
  return { type, stamps, startedOn: started?.date.slice(0, 10) ?? null, keepsFixedTissue };
}

/** How far a stage has come follows from the year in which the colony was confirmed. */
function stepsReached(confirmedOn: string): 1 | 2 | 3 | 4 {
  const year = Number(confirmedOn.slice(0, 4));
  if (year < 2016) return 4;
  if (year < 2018) return 3;
  return year < 2019 ? 2 : 1;
}

/** Statuses of an early adult and embryo stage (api-2 section 10.2). */
export function earlyAdultStamps(confirmedOn: string): Stamp[] {
  const steps: [string, number][] = [
    ['Phenotyping Registered', DAYS.phenotypingPlanCreated],
    ['Phenotyping Started', DAYS.phenotypingStarted],
    ['Phenotyping All Data Sent', DAYS.allDataSent],
    ['Phenotyping All Data Processed', DAYS.allDataProcessed],
    ['Phenotyping Finished', DAYS.phenotypingFinished],
  ];
  return stampsUpTo(steps, confirmedOn);
}

/** Statuses of a late adult stage: the same machine, with its prefix. */
export function lateAdultStamps(confirmedOn: string): Stamp[] {
  const steps: [string, number][] = [
    ['Late Adult Phenotyping Registered', DAYS.lateAdultRegistered],
    ['Late Adult Phenotyping Started', DAYS.lateAdultStarted],
    ['Late Adult Phenotyping All Data Sent', DAYS.lateAdultAllDataSent],
    ['Late Adult Phenotyping All Data Processed', DAYS.lateAdultAllDataProcessed],
    ['Late Adult Phenotyping Finished', DAYS.lateAdultFinished],
  ];
  return stampsUpTo(steps, confirmedOn);
}

function stampsUpTo(steps: readonly [string, number][], confirmedOn: string): Stamp[] {
  return steps.slice(0, stepsReached(confirmedOn) + 1).map(([status, days], index) => ({
    status,
    date: onDay(daysAfter(confirmedOn, days), index === 0 ? 'morning' : 'afternoon'),
  }));
}
