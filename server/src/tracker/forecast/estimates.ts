import { isAbortion } from '../../catalogue/state-machines/statuses.ts';
import { Turn } from '../../platform/pauses/turn.ts';
import { estimateAfter, type Estimate } from './estimate.ts';
import { landmarkAt, LANDMARKS } from './landmarks.ts';
import type { Visit } from './visits.ts';

/** What became of plans or stages at a status, after each of the landmarks, the shortest first. */
export interface StatusEstimates {
  pathName: string;
  statusName: string;
  estimates: readonly Estimate[];
}

/** Stays of all plans and stages, by the way that the work takes and by status. */
export class Visits {
  private readonly byPath = new Map<string, Map<string, Visit[]>>();

  add(pathName: string, visits: readonly Visit[]): void {
    const byStatus = this.byPath.get(pathName) ?? new Map<string, Visit[]>();
    this.byPath.set(pathName, byStatus);
    for (const visit of visits) {
      const known = byStatus.get(visit.status);
      if (known === undefined) byStatus.set(visit.status, [visit]);
      else known.push(visit);
    }
  }

  /** What became of them. Nothing is expected of what was stopped. */
  async estimates(): Promise<StatusEstimates[]> {
    const turn = new Turn();
    const all: StatusEstimates[] = [];
    for (const [pathName, byStatus] of this.byPath)
      for (const [statusName, visits] of byStatus)
        if (!isAbortion(statusName))
          all.push({ pathName, statusName, estimates: await estimatesOf(visits, turn) });
    return all;
  }
}

async function estimatesOf(visits: readonly Visit[], turn: Turn): Promise<Estimate[]> {
  const estimates: Estimate[] = [];
  let lasting = visits;
  for (const waitedDays of LANDMARKS) {
    lasting = lasting.filter(({ stayedDays }) => stayedDays >= waitedDays);
    const estimate = estimateAfter(lasting, waitedDays);
    if (estimate === undefined) break;
    estimates.push(estimate);
    if (turn.isOver) await turn.pass();
  }
  return estimates;
}

/** What is expected of a plan or stage that has stood at a status for so long; undefined where few stood there as long. */
export function estimateFor(
  all: readonly StatusEstimates[],
  { pathName, statusName, waitedDays }: { pathName: string; statusName: string; waitedDays: number },
): Estimate | undefined {
  const landmark = landmarkAt(waitedDays);
  return all
    .find((one) => one.pathName === pathName && one.statusName === statusName)
    ?.estimates.find((estimate) => estimate.waitedDays === landmark);
}
