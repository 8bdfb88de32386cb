import type { Plan, PlanPage, Project, ProjectOverview } from 'shared/contract';
import { aProject } from 'shared/testing';

export const TPN = 'TPN:000000042';

/** A project as its page reads it, with everything that the page shows and whatever a test wants otherwise. */
export function aWholeProject(more: Partial<Project> = {}): Project {
  const tpn = more.tpn ?? TPN;
  return aProject({
    recovery: true,
    esCellQcOnly: null,
    comment: 'First of its kind',
    assignmentStatusStamps: [
      { statusName: 'Inspect - Conflict', date: '2031-01-10T08:00:00.5' },
      { statusName: 'Assigned', date: '2031-02-26T00:00:00' },
    ],
    consortia: [
      { id: 1, consortiumName: 'IMPC' },
      { id: 2, consortiumName: 'CMG' },
    ],
    _links: { self: { href: `http://tracker.example/api/projects/${tpn}` } },
    ...more,
  });
}

/** A crispr production plan of JAX, with whatever a test wants otherwise. */
export function aPlan(more: Partial<Plan> = {}): Plan {
  return {
    pin: 'PIN:0000000001',
    tpn: 'TPN:000000042',
    typeName: 'production',
    attemptTypeName: 'crispr',
    funderNames: [],
    workUnitName: 'JAX',
    workGroupName: 'JAX',
    comment: null,
    statusName: 'Founder Obtained',
    statusDates: [],
    summaryStatusName: 'Genotype Confirmed',
    summaryStatusDates: [],
    statusTransition: { currentStatus: 'Founder Obtained', transitions: [], actionToExecute: null },
    _links: { self: { href: 'http://tracker.example/p' }, project: { href: 'http://tracker.example/t' } },
    ...more,
  };
}

/** A page that contains these plans, and no more. */
export function aPlanPage(plans: Plan[]): PlanPage {
  return {
    _embedded: plans.length === 0 ? undefined : { plans },
    _links: { self: { href: 'http://tracker.example/api/plans' } },
    page: { size: 200, totalElements: plans.length, totalPages: 1, number: 0 },
  };
}

/** A project that has yielded nothing yet, with whatever a test wants otherwise. */
export function anOverview(more: Partial<ProjectOverview> = {}): ProjectOverview {
  return { genotypeConfirmedColonies: 0, hasConditionalMutation: false, genes: [], deletions: [], ...more };
}
