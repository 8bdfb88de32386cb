import type {
  Colony,
  ColonyInput,
  DistributionProductInput,
  Outcome,
  OutcomeUpdate,
  SpecimenInput,
} from 'shared/contract';
import { aColony, aSpecimen } from './outcomes.ts';

let lastId = 1000;
const newId = () => (lastId += 1);
const text = (value: string | null | undefined) => value ?? null;

function idOf(row: object): number {
  return 'id' in row && typeof row.id === 'number' ? row.id : newId();
}

/** What the server keeps of an outcome that it is sent (api-2 §12.3). */
export function keptOutcome({ colony, specimen }: OutcomeUpdate, before: Outcome): Outcome {
  if (before.specimen ?? specimen)
    return { ...before, specimen: { ...(before.specimen ?? aSpecimen()), ...keptSpecimen(specimen ?? {}) } };
  return { ...before, colony: keptColony(colony ?? {}, before.colony ?? aColony()) };
}

function keptSpecimen({ specimenExternalRef, specimenTypeName, backgroundStrainName }: SpecimenInput) {
  return {
    specimenExternalRef: text(specimenExternalRef),
    specimenTypeName: text(specimenTypeName),
    backgroundStrainName: backgroundStrainName ?? '',
  };
}

function keptColony(input: ColonyInput, before: Colony): Colony {
  const step = before.statusTransition.transitions.find(
    ({ action }) => action === input.statusTransition?.actionToExecute,
  );
  const statusName = step?.nextStatus ?? before.statusName;
  return {
    ...before,
    name: input.name ?? '',
    genotypingComment: text(input.genotypingComment),
    backgroundStrainName: input.backgroundStrainName ?? '',
    statusName,
    statusTransition: step
      ? { currentStatus: statusName, transitions: [], actionToExecute: null }
      : before.statusTransition,
    distributionProducts: (input.distributionProducts ?? []).map(keptProduct),
  };
}

function keptProduct(row: DistributionProductInput) {
  return {
    id: idOf(row),
    distributionIdentifier: text(row.distributionIdentifier),
    distributionCentreName: row.distributionCentreName ?? '',
    productTypeName: row.productTypeName ?? '',
    distributionNetworkName: text(row.distributionNetworkName),
    startDate: text(row.startDate),
    endDate: text(row.endDate),
  };
}
