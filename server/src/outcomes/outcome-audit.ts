import type { Lists } from '../catalogues/catalogues.ts';
import { collection, type AuditTree } from '../history/audit-tree.ts';
import type { ColonyRow, OutcomeRow, SpecimenRow } from './outcome-rows.ts';

/** What history compares of an outcome, in the names of the reference's model (api-2 §20.2). */
export function outcomeAudit(row: OutcomeRow, lists: Lists): AuditTree {
  return {
    colony: row.colony === null ? null : colonyAudit(row.colony, lists),
    specimen: row.specimen === null ? null : specimenAudit(row.specimen, lists),
  };
}

function colonyAudit(colony: ColonyRow, lists: Lists): AuditTree {
  return {
    name: colony.name,
    genotypingComment: colony.genotypingComment,
    status: { name: lists.status.get(colony.statusId).name },
    strain: strainAudit(colony.strainId, lists),
    distributionProducts: collection(
      colony.products,
      ({ id }) => id,
      (product) => ({
        distributionCentre: { name: lists.work_unit.get(product.centreId).name },
        productType: { name: lists.product_type.get(product.typeId).name },
        distributionNetwork: { name: lists.distribution_network.nameOf(product.networkId) },
        startDate: product.startDate,
        endDate: product.endDate,
        distributionIdentifier: product.identifier,
      }),
    ),
  };
}

function specimenAudit(specimen: SpecimenRow, lists: Lists): AuditTree {
  return {
    specimenExternalRef: specimen.externalRef,
    specimenType: { name: lists.specimen_type.nameOf(specimen.typeId) },
    status: { name: lists.status.get(specimen.statusId).name },
    strain: strainAudit(specimen.strainId, lists),
    specimenProperties: collection(
      specimen.properties,
      ({ id }) => id,
      ({ typeId, value }) => ({ propertyType: { name: lists.property_type.get(typeId).name }, value }),
    ),
  };
}

function strainAudit(strainId: number, lists: Lists): AuditTree {
  const { name, mgi_strain_acc_id: mgiStrainAccId } = lists.strain.get(strainId);
  return { name, mgiStrainAccId };
}
