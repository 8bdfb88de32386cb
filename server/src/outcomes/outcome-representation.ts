import type { Colony, DistributionProduct, Outcome, Specimen } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import { link, linkList } from '../http/hal.ts';
import type { Subject } from '../permissions/caller.ts';
import { toStamps } from '../state-machines/status-stamps.ts';
import { COLONY_MACHINE, SPECIMEN_MACHINE } from '../state-machines/outcome-machines.ts';
import { statusTransition } from '../state-machines/engine.ts';
import type { ColonyRow, OutcomeRow, SpecimenRow } from './outcome-rows.ts';
import { colonyState, specimenState } from './outcome-state.ts';

/** Who asks, and the address that links in the answer begin with. */
export interface Asking {
  caller: Subject;
  baseUrl: string;
}

/** Where an outcome is. */
export function outcomePath({ pin, tpo }: Pick<OutcomeRow, 'pin' | 'tpo'>): string {
  return `/api/plans/${pin}/outcomes/${tpo}`;
}

/** An outcome as the API describes it (api-2 §12.1), with what the caller may do next. */
export function toOutcome(row: OutcomeRow, lists: Lists, { caller, baseUrl }: Asking): Outcome {
  const path = outcomePath(row);
  return {
    pin: row.pin,
    tpo: row.tpo,
    outcomeTypeName: lists.outcome_type.get(row.outcomeTypeId).name,
    ...describe(row, lists, caller),
    _links: {
      self: link(baseUrl, path),
      mutations: linkList(
        baseUrl,
        row.mutations.map(({ min }) => `${path}/mutations/${min}`),
      ),
    },
  };
}

function describe(row: OutcomeRow, lists: Lists, caller: Subject): Pick<Outcome, 'colony' | 'specimen'> {
  if (row.colony !== null) return { colony: toColony(row, row.colony, lists, caller) };
  if (row.specimen !== null) return { specimen: toSpecimen(row, row.specimen, lists, caller) };
  return {};
}

function toColony(row: OutcomeRow, colony: ColonyRow, lists: Lists, caller: Subject): Colony {
  const statusName = lists.status.get(colony.statusId).name;
  return {
    name: colony.name,
    genotypingComment: colony.genotypingComment,
    statusName,
    statusDates: toStamps(colony.stamps, lists),
    backgroundStrainName: lists.strain.get(colony.strainId).name,
    distributionProducts: colony.products.map((product) => toProduct(product, lists)),
    statusTransition: statusTransition(COLONY_MACHINE, statusName, colonyState(row, lists), caller),
  };
}

function toProduct(product: ColonyRow['products'][number], lists: Lists): DistributionProduct {
  return {
    id: product.id,
    distributionCentreName: lists.work_unit.get(product.centreId).name,
    productTypeName: lists.product_type.get(product.typeId).name,
    distributionNetworkName: lists.distribution_network.nameOf(product.networkId),
    startDate: product.startDate,
    endDate: product.endDate,
    distributionIdentifier: product.identifier,
  };
}

function toSpecimen(row: OutcomeRow, specimen: SpecimenRow, lists: Lists, caller: Subject): Specimen {
  const statusName = lists.status.get(specimen.statusId).name;
  return {
    specimenExternalRef: specimen.externalRef,
    specimenTypeName: lists.specimen_type.nameOf(specimen.typeId),
    statusName,
    statusDates: toStamps(specimen.stamps, lists),
    backgroundStrainName: lists.strain.get(specimen.strainId).name,
    specimenProperties: specimen.properties.map(({ id, typeId, value }) => ({
      id,
      propertyTypeName: lists.property_type.get(typeId).name,
      value,
    })),
    statusTransition: statusTransition(SPECIMEN_MACHINE, statusName, specimenState(row, lists), caller),
  };
}
