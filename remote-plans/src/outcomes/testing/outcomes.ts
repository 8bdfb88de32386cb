import type { Colony, Mutation, Outcome, Specimen, StatusTransition } from 'shared/contract';
import { PIN, TPN } from '../../testing/plans.ts';

export { PIN, TPN };
export const TPO = 'TPO:000000000004';

const link = (path: string) => ({ href: `http://tracker.example/api${path}` });

/** What a colony in progress may become; it cannot be confirmed while it has no mutation. */
const COLONY_STEPS: StatusTransition = {
  currentStatus: 'Genotype In Progress',
  transitions: [
    {
      action: 'confirmGenotypeWhenInProgress',
      description: 'Confirm Genotype when Genotype In Progress',
      triggeredByUser: true,
      available: false,
      note: 'The colony must have at least one mutation to move to the Genotype Confirmed state.',
      nextStatus: 'Genotype Confirmed',
    },
    {
      action: 'updateFromGenotypeInProgressToGenotypeNotConfirmed',
      description: 'Update from Genotype In Progress to Genotype Not Confirmed',
      triggeredByUser: true,
      available: true,
      note: null,
      nextStatus: 'Genotype Not Confirmed',
    },
  ],
  actionToExecute: null,
};

/** A colony in which no two fields have the same value, so that none can be taken for another. */
export function aColony(more: Partial<Colony> = {}): Colony {
  return {
    name: 'NL-Z999-EM1',
    genotypingComment: 'Second litter',
    statusName: 'Genotype In Progress',
    statusDates: [{ statusName: 'Genotype In Progress', date: '2031-04-01T08:00:00.25' }],
    backgroundStrainName: 'C57BL/6N',
    distributionProducts: [
      {
        id: 61,
        distributionIdentifier: 'EM:00077',
        distributionCentreName: 'JAX',
        productTypeName: 'Live mice',
        distributionNetworkName: 'MMRRC',
        startDate: '2031-05-01',
        endDate: '2031-06-02',
      },
    ],
    statusTransition: COLONY_STEPS,
    ...more,
  };
}

export function aSpecimen(more: Partial<Specimen> = {}): Specimen {
  return {
    specimenExternalRef: 'NL-SP-8',
    specimenTypeName: 'haplo-essential',
    statusName: 'Specimen Group In Progress',
    statusDates: [{ statusName: 'Specimen Group In Progress', date: '2031-04-02T08:00:00.25' }],
    backgroundStrainName: 'C57BL/6N',
    specimenProperties: [],
    statusTransition: {
      currentStatus: 'Specimen Group In Progress',
      transitions: [],
      actionToExecute: null,
    },
    ...more,
  };
}

/** An outcome with a colony. `mins` are its mutations. */
export function anOutcome(more: Partial<Outcome> = {}, mins: readonly string[] = []): Outcome {
  const tpo = more.tpo ?? TPO;
  const path = `/plans/${PIN}/outcomes/${tpo}`;
  return {
    pin: PIN,
    tpo,
    outcomeTypeName: 'Colony',
    colony: aColony(),
    _links: {
      self: link(path),
      mutations: mins.length === 0 ? undefined : mins.map((min) => link(`${path}/mutations/${min}`)),
    },
    ...more,
  };
}

export function aSpecimenOutcome(more: Partial<Outcome> = {}): Outcome {
  return anOutcome({ outcomeTypeName: 'Specimen', colony: undefined, specimen: aSpecimen(), ...more });
}

/** A mutation with its symbol and type, and nothing else. */
export function aMutation(more: Partial<Mutation> = {}): Mutation {
  return {
    id: 555,
    min: 'MIN:000000000555',
    mgiAlleleId: null,
    mgiAlleleSymbolWithoutImpcAbbreviation: null,
    symbol: 'Zfp999<em1(IMPC)J>',
    description: null,
    qcNote: null,
    mgiAlleleSymbolRequiresConstruction: null,
    geneticMutationTypeName: null,
    molecularMutationTypeName: 'Deletion',
    genes: [],
    mutationQcResults: [],
    mutationSequences: [],
    insertionSequences: [],
    mutationCategorizations: [],
    molecularMutationDeletions: [],
    targetedExons: [],
    canonicalTargetedExons: [],
    alignedFastas: [],
    isDeletionCoordinatesUpdatedManually: false,
    isMutationDeletionChecked: true,
    _links: {},
    ...more,
  };
}
