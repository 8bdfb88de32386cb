import type { CrisprAttempt, DemoColony, DemoPlan, DemoProject, EsCellAttempt } from '../sources/model.ts';

/** A confirmed line of the source, which examples repeat, modify, breed and phenotype. */
export interface Line<Attempt extends CrisprAttempt | EsCellAttempt = CrisprAttempt | EsCellAttempt> {
  readonly plan: DemoPlan;
  readonly attempt: Attempt;
  readonly colony: DemoColony;
}

const NETWORKS: Readonly<Record<string, string>> = { UCD: 'MMRRC', TCP: 'CMMR', Harwell: 'EMMA' };

/**
 * The project with its confirmed colony offered to others, and the line that this is.
 *
 * @throws for a project without one: the table of examples names it in error
 */
export function projectWithLine(project: DemoProject): { project: DemoProject; line: Line } {
  for (const plan of project.plans) {
    const { attempt, outcome } = plan;
    if (attempt?.kind !== 'crispr' && attempt?.kind !== 'es cell') continue;
    if (outcome?.kind !== 'colony' || outcome.stamps.at(-1)?.status !== 'Genotype Confirmed') continue;
    const colony = { ...outcome, products: productsOf(outcome, plan.workUnit) };
    const offered = { ...plan, outcome: colony };
    const plans = project.plans.map((other) => (other === plan ? offered : other));
    return { project: { ...project, plans }, line: { plan: offered, attempt, colony } };
  }
  throw new Error(`${project.gene.symbol} has no confirmed line`);
}

/** Mice for two years from the day of confirmation, sperm from then on. */
function productsOf({ name, stamps }: DemoColony, centre: string): DemoColony['products'] {
  const since = stamps.at(-1)?.date.slice(0, 10) ?? '';
  const until = `${Number(since.slice(0, 4)) + 2}${since.slice(4)}`.replace('-02-29', '-02-28');
  const network = NETWORKS[centre] ?? null;
  const archived = { centre, network, startDate: until, endDate: null };
  return [
    { type: 'Live mice', centre, network: null, startDate: since, endDate: until, identifier: null },
    { type: 'Frozen sperm', ...archived, identifier: `${network ?? centre}:${name}` },
  ];
}
