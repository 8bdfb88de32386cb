import type { MyChange, MyPlan, MyWork } from 'shared/contract';

/** A crispr plan of JAX that waits for founders. */
export function aWaitingPlan(more: Partial<MyPlan> = {}): MyPlan {
  return {
    pin: 'PIN:0000000001',
    tpn: 'TPN:000000042',
    typeName: 'production',
    attemptTypeName: 'crispr',
    workUnitName: 'JAX',
    geneSymbols: ['Cib2'],
    statusName: 'Embryos Obtained',
    since: '2031-02-20T10:00:00',
    nextStatusName: 'Founder Obtained',
    nextStepCondition: 'the assay counts mutants',
    usualDays: 40,
    forecast: {
      goalName: 'Genotype Confirmed',
      estimate: { waitedDays: 7, plans: 40, reachedShare: 0.62, quartileDays: null },
    },
    ...more,
  };
}

/** A change of a production plan. */
export function aChange(more: Partial<MyChange> = {}): MyChange {
  return {
    id: 1,
    // Of a server in Tokyo.
    date: '2031-03-01T18:30:00',
    at: new Date(2031, 2, 1, 9, 30).toISOString(),
    user: 'pat@lab.example',
    entityName: 'Plan',
    comment: 'Plan updated',
    tpn: 'TPN:000000042',
    geneSymbols: ['Cib2'],
    pin: 'PIN:0000000001',
    planTypeName: 'production',
    tpo: null,
    psn: null,
    fields: [],
    moreFields: 0,
    ...more,
  };
}

/** The work of JAX, with whatever a test wants otherwise. */
export function aWork(more: Partial<MyWork> = {}): MyWork {
  return {
    workUnitNames: ['JAX'],
    steps: {
      statuses: [
        { name: 'Plan Created', isAbortion: false },
        { name: 'Genotype Confirmed', isAbortion: false },
      ],
      workUnits: [{ name: 'JAX', total: 12, projects: [2, 10] }],
    },
    waiting: [aWaitingPlan()],
    waitingCount: { total: (more.waiting ?? [1]).length, hasMore: false },
    languishing: { total: 0, hasMore: false, plans: [] },
    changes: [aChange()],
    ...more,
  };
}
