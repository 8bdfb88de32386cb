import type {
  Colony,
  ColonyInput,
  DistributionProductInput,
  Mutation,
  MutationInput,
  Outcome,
  OutcomeUpdate,
  SpecimenInput,
} from 'shared/contract';
import { aColony, aMutation, aSpecimen } from './outcomes.ts';

let lastId = 1000;
const newId = () => (lastId += 1);
const text = (value: string | null | undefined) => value ?? null;

/** What the server keeps of a mutation that it is sent: lists that are missing stay (api-2 §15.4), new rows get an id. */
export function keptMutation(input: MutationInput, before: Mutation): Mutation {
  const list = <Row extends object>(rows: readonly Row[] | null | undefined) => rows?.map(withId);
  return aMutation({
    ...before,
    symbol: text(input.symbol),
    description: text(input.description),
    qcNote: text(input.qcNote),
    molecularMutationTypeName: text(input.molecularMutationTypeName),
    isMutationDeletionChecked: input.isMutationDeletionChecked === false ? false : true,
    mutationCategorizations: (input.mutationCategorizations ?? []).map(({ name, typeName }) => ({
      name: name ?? '',
      typeName: text(typeName),
      description: null,
    })),
    mutationQcResults: (input.mutationQcResults ?? []).map((row) => ({
      id: idOf(row),
      qcTypeName: text(row.qcTypeName),
      statusName: text(row.statusName),
    })),
    mutationSequences:
      list(input.mutationSequences)?.map(({ id, index, sequence }) => ({
        id,
        index: Number(index),
        sequence: {
          id,
          sequence: text(sequence?.sequence),
          typeName: text(sequence?.typeName),
          categoryName: 'outcome sequence',
        },
      })) ?? before.mutationSequences,
  });
}

function withId<Row extends object>(row: Row): Row & { id: number } {
  return { ...row, id: idOf(row) };
}

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
