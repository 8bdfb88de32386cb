import type { PhenotypingStage } from 'shared/contract';

export const PSN = 'PSN:000000000003';
export const STAGE_PIN = 'PIN:0000000002';
export const STAGE_ADDRESS = `/projects/TPN:000000042/phenotyping-plan/${STAGE_PIN}/phenotyping-stage/${PSN}`;
export const CREATION_ADDRESS = `/projects/TPN:000000042/phenotyping-plan/${STAGE_PIN}/phenotyping-stage-creation`;

const link = (path: string) => ({ href: `http://tracker.example/api${path}` });

/** An early adult stage that was just registered, as a member of its work unit sees it, with whatever a test wants otherwise. */
export function aStage(more: Partial<PhenotypingStage> = {}): PhenotypingStage {
  const psn = more.psn ?? PSN;
  return {
    pin: STAGE_PIN,
    psn,
    statusName: 'Phenotyping Registered',
    phenotypingTypeName: 'early adult and embryo',
    phenotypingExternalRef: 'JR31234',
    phenotypingExperimentsStarted: '2031-05-21',
    initialDataReleaseDate: null,
    tissueDistributions: [
      {
        id: 19,
        startDate: '2031-06-01',
        endDate: null,
        workUnitName: 'JAX',
        materialDepositedTypeName: 'Fixed Tissue',
      },
    ],
    statusDates: [{ statusName: 'Phenotyping Registered', date: '2031-05-20T11:00:00.5' }],
    statusTransition: {
      currentStatus: 'Phenotyping Registered',
      transitions: [
        {
          action: 'updateToRederivationStarted',
          description: 'Started rederivation of the colony for phenotyping',
          triggeredByUser: true,
          available: true,
          note: 'executed by the user when rederivation is started.',
          nextStatus: 'Rederivation Started',
        },
        {
          action: 'updateToPhenotypingStarted',
          description: 'Marked as started when the DCC receives phenotype data',
          triggeredByUser: true,
          available: false,
          note: "The current user does not have permission to move to 'Phenotyping Started'",
          nextStatus: 'Phenotyping Started',
        },
      ],
      actionToExecute: null,
    },
    _links: { self: link(`/plans/${STAGE_PIN}/phenotypingStages/${psn}`), plan: link(`/plans/${STAGE_PIN}`) },
    ...more,
  };
}
