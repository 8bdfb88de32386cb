import type { Plan, StartingPoint } from 'shared/contract';
import { aCrisprAttempt, anEsCellAttempt } from './attempts.ts';

export const TPN = 'TPN:000000042';
export const PIN = 'PIN:0000000001';

const link = (path: string) => ({ href: `http://tracker.example/api${path}` });

/** A production plan of JAX that was just created and has no attempt yet, with whatever a test wants otherwise. */
export function aPlan(more: Partial<Plan> = {}): Plan {
  const pin = more.pin ?? PIN;
  const tpn = more.tpn ?? TPN;
  const created = [{ statusName: 'Plan Created', date: '2031-03-01T09:00:00.1' }];
  return {
    pin,
    tpn,
    typeName: 'production',
    attemptTypeName: 'crispr',
    funderNames: ['KOMP'],
    workUnitName: 'JAX',
    workGroupName: 'BaSH',
    comment: 'First of its kind',
    statusName: 'Plan Created',
    statusDates: created,
    summaryStatusName: 'Plan Created',
    summaryStatusDates: created,
    statusTransition: {
      currentStatus: 'Plan Created',
      transitions: [
        {
          action: 'abandonWhenCreated',
          description: 'Abandon a plan that has been created',
          triggeredByUser: true,
          available: true,
          note: null,
          nextStatus: 'Plan Abandoned',
        },
      ],
      actionToExecute: null,
    },
    _links: { self: link(`/plans/${pin}`), project: link(`/projects/${tpn}`) },
    ...more,
  };
}

/** A crispr plan at work, with one row in each table; it may be aborted. */
export function aCrisprPlan(more: Partial<Plan> = {}): Plan {
  return aPlan({ crisprAttempt: aCrisprAttempt(), ...atWork('Attempt In Progress'), ...more });
}

/** An es cell plan at work. */
export function anEsCellPlan(more: Partial<Plan> = {}): Plan {
  return aPlan({
    attemptTypeName: 'es cell',
    esCellAttempt: anEsCellAttempt(),
    ...atWork('Attempt In Progress'),
    ...more,
  });
}

/** A plan that modifies the allele of a colony, made of ES cells or with CRISPR. */
export function anAlleleModificationPlan(kind: 'es cell' | 'crispr', more: Partial<Plan> = {}): Plan {
  const excision = {
    modificationExternalRef: 'MOD-7',
    numberOfCreMatingsSuccessful: 3,
    tatCre: false,
    deleterStrainName: 'C57BL/6N-Tg(Cre)',
  };
  const parts =
    kind === 'es cell'
      ? {
          esCellAlleleModificationAttempt: {
            ...excision,
            imitsMouseAlleleModId: 812,
            imitsTargRepAlleleId: 977,
          },
          esCellAlleleModificationStartingPoint: aStartingPoint(),
        }
      : {
          crisprAlleleModificationAttempt: excision,
          crisprAlleleModificationStartingPoint: aStartingPoint(),
        };
  const status = atWork('Mouse Allele Modification Registered', 'Mouse Allele Modification Aborted');
  return aPlan({ attemptTypeName: `${kind} allele modification`, ...parts, ...status, ...more });
}

/** A phenotyping plan with its attempt recorded, starting from a colony. */
export function aPhenotypingPlan(more: Partial<Plan> = {}): Plan {
  return aPlan({
    typeName: 'phenotyping',
    attemptTypeName: 'adult and embryo phenotyping',
    phenotypingStartingPoint: aStartingPoint(),
    phenotypingAttemptResponse: {
      doNotCountTowardsCompleteness: false,
      phenotypingExternalRef: 'JR31234',
      phenotypingBackgroundStrainName: 'C57BL/6N',
      cohortProductionWorkUnitName: 'JAX',
    },
    ...more,
  });
}

/** The colony of another plan. */
export function aStartingPoint(more: Partial<StartingPoint> = {}): StartingPoint {
  return {
    outcomeTpo: 'TPO:000000000009',
    productionPlanPin: 'PIN:0000000009',
    _links: {
      outcome: link('/plans/PIN:0000000009/outcomes/TPO:000000000009'),
      productionPlan: link('/plans/PIN:0000000009'),
    },
    ...more,
  };
}

/** The statuses of a plan that has come as far as `status` and may be aborted. */
function atWork(status: string, aborted = 'Attempt Aborted'): Partial<Plan> {
  const stamps = [
    { statusName: 'Plan Created', date: '2031-03-01T09:00:00.1' },
    { statusName: status, date: '2031-03-02T10:15:30.123456' },
  ];
  return {
    statusName: status,
    statusDates: stamps,
    summaryStatusName: status,
    summaryStatusDates: stamps,
    statusTransition: {
      currentStatus: status,
      transitions: [
        {
          action: 'abort',
          description: 'Abort the attempt',
          triggeredByUser: true,
          available: true,
          note: null,
          nextStatus: aborted,
        },
      ],
      actionToExecute: null,
    },
  };
}
