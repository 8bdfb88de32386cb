import type {
  AttemptMembers,
  BreedingAttempt,
  CrisprAttempt,
  EsCellAlleleModificationAttempt,
  EsCellAttempt,
  PhenotypingAttempt,
} from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import { linkList } from '../http/hal.ts';
import type {
  AlleleModificationRow,
  AttemptRow,
  BreedingAttemptRow,
  CrisprAttemptRow,
  EsCellAttemptRow,
  PhenotypingAttemptRow,
} from './attempt-row.ts';
import { isPhenotyping } from './attempt-kind.ts';

/** What the answer needs to know of the plan. */
export interface PlanOfAttempt {
  id: number;
  pin: string;
  attemptTypeName: string;
  workUnitId: number;
}

/** The members of a plan's answer that describe its attempt (api-2 §3.2); none while nothing is recorded. */
export function attemptMembers(
  row: AttemptRow | null,
  plan: PlanOfAttempt,
  lists: Lists,
  baseUrl: string,
): AttemptMembers {
  switch (row?.kind) {
    case undefined:
      // Clients tell from the empty object that stages cannot be added yet.
      return isPhenotyping(plan.attemptTypeName) ? { phenotypingAttemptResponse: {} } : {};
    case 'crispr':
      return { crisprAttempt: toCrisprAttempt(row, plan, lists) };
    case 'es cell':
      return { esCellAttempt: toEsCellAttempt(row, lists) };
    case 'es cell allele modification':
      return { esCellAlleleModificationAttempt: toAlleleModification(row, lists) };
    case 'crispr allele modification':
      return { crisprAlleleModificationAttempt: toAlleleModification(row, lists) };
    case 'phenotyping':
      return { phenotypingAttemptResponse: toPhenotypingAttempt(row, plan, lists, baseUrl) };
    case 'breeding':
      return { breedingAttempt: toBreedingAttempt(row, lists) };
  }
}

function toCrisprAttempt(
  { kind: _kind, strainInjectedId, imitsMiAttemptId, ...row }: CrisprAttemptRow,
  plan: PlanOfAttempt,
  lists: Lists,
): CrisprAttempt {
  return {
    ...row,
    imitsMiAttemptId: imitsMiAttemptId ?? undefined,
    strainInjectedName: lists.strain.nameOf(strainInjectedId),
    nucleases: row.nucleases.map(({ id, typeId, classId, concentration }) => ({
      id,
      typeName: lists.nuclease_type.nameOf(typeId),
      className: lists.nuclease_class.nameOf(classId),
      concentration,
    })),
    guides: row.guides.map(({ imported: _imported, formatId, sourceId, ...guide }) => ({
      ...guide,
      formatName: lists.guide_format.nameOf(formatId),
      sourceName: lists.guide_source.nameOf(sourceId),
    })),
    mutagenesisDonors: row.mutagenesisDonors.map(({ preparationTypeId, ...donor }) => ({
      ...donor,
      preparationTypeName: lists.preparation_type.nameOf(preparationTypeId),
    })),
    reagents: row.reagents.map(({ id, reagentId, concentration }) => {
      const { name, description } = lists.reagent.get(reagentId);
      return { id, reagentName: name, reagentDescription: description, concentration };
    }),
    genotypePrimers: [...row.genotypePrimers],
    assay: toAssay(row.assay, plan, lists),
  };
}

function toAssay(
  assay: CrisprAttemptRow['assay'],
  plan: PlanOfAttempt,
  lists: Lists,
): CrisprAttempt['assay'] {
  if (assay === null) return null;
  const { typeId, ...counts } = assay;
  return { id: plan.id, typeName: lists.assay_type.nameOf(typeId), ...counts };
}

function toEsCellAttempt(
  {
    kind: _kind,
    esCellId: _esCellId,
    cassetteTransmissionVerifiedAutoComplete: _autoComplete,
    imitsMiAttemptId,
    blastStrainId,
    testCrossStrainId,
    ...row
  }: EsCellAttemptRow,
  lists: Lists,
): EsCellAttempt {
  return {
    ...row,
    imitsMiAttemptId: imitsMiAttemptId ?? undefined,
    blastStrainName: lists.strain.nameOf(blastStrainId),
    testCrossStrainName: lists.strain.nameOf(testCrossStrainId),
  };
}

function toAlleleModification(row: AlleleModificationRow, lists: Lists): EsCellAlleleModificationAttempt {
  return {
    modificationExternalRef: row.modificationExternalRef,
    numberOfCreMatingsSuccessful: row.numberOfCreMatingsSuccessful,
    tatCre: row.tatCre,
    deleterStrainName: lists.strain.nameOf(row.deleterStrainId),
    imitsMouseAlleleModId: row.imitsMouseAlleleModId ?? undefined,
    imitsTargRepAlleleId: row.imitsTargRepAlleleId ?? undefined,
  };
}

function toPhenotypingAttempt(
  row: PhenotypingAttemptRow,
  plan: PlanOfAttempt,
  lists: Lists,
  baseUrl: string,
): PhenotypingAttempt {
  const stages = linkList(
    baseUrl,
    row.stages.map(({ psn }) => `/api/plans/${plan.pin}/phenotypingStages/${psn}`),
  );
  return {
    imitsPhenotypeAttemptId: row.imitsPhenotypeAttemptId ?? undefined,
    imitsPhenotypingProductionId: row.imitsPhenotypingProductionId ?? undefined,
    imitsParentColonyId: row.imitsParentColonyId ?? undefined,
    doNotCountTowardsCompleteness: row.doNotCountTowardsCompleteness,
    phenotypingExternalRef: row.phenotypingExternalRef,
    phenotypingBackgroundStrainName: lists.strain.get(row.backgroundStrainId).name,
    cohortProductionWorkUnitName: lists.work_unit.get(row.cohortWorkUnitId ?? plan.workUnitId).name,
    ...(stages !== undefined && { _links: { phenotypingStages: stages } }),
  };
}

function toBreedingAttempt(row: BreedingAttemptRow, lists: Lists): BreedingAttempt {
  return {
    numberOfCreMatingsStarted: row.numberOfCreMatingsStarted,
    numberOfCreMatingsSuccessful: row.numberOfCreMatingsSuccessful,
    creExcesion: row.creExcision,
    tatCre: row.tatCre,
    deleterStrainName: lists.strain.nameOf(row.deleterStrainId),
  };
}
