import type { Lists } from '../catalogues/catalogues.ts';
import { collection, type AuditTree } from '../history/audit-tree.ts';
import type {
  AlleleModificationRow,
  AttemptRow,
  BreedingAttemptRow,
  CrisprAttemptRow,
  EsCellAttemptRow,
  GuideRow,
  PhenotypingAttemptRow,
} from './attempt-row.ts';

/**
 * What history compares of the attempt, below the field of the plan that holds it; the names are those of the
 * reference's model (api-2 §20.2). Empty while nothing is recorded.
 */
export function attemptAudit(row: AttemptRow | null, lists: Lists): AuditTree {
  switch (row?.kind) {
    case undefined:
      return {};
    case 'crispr':
      return { crisprAttempt: crisprAudit(row, lists) };
    case 'es cell':
      return { esCellAttempt: esCellAudit(row, lists) };
    case 'es cell allele modification':
      return { esCellAlleleModificationAttempt: alleleModificationAudit(row, lists) };
    case 'crispr allele modification':
      return { crisprAlleleModificationAttempt: alleleModificationAudit(row, lists) };
    case 'phenotyping':
      return { phenotypingAttempt: phenotypingAudit(row, lists) };
    case 'breeding':
      return { breedingAttempt: breedingAudit(row, lists) };
  }
}

function crisprAudit(row: CrisprAttemptRow, lists: Lists): AuditTree {
  return {
    miDate: row.miDate,
    miExternalRef: row.attemptExternalRef,
    experimental: row.experimental,
    comment: row.comment,
    mutagenesisExternalRef: row.mutagenesisExternalRef,
    embryoTransferDay: row.embryoTransferDay,
    totalTransferred: row.totalTransferred,
    totalEmbryosInjected: row.totalEmbryosInjected,
    totalEmbryosSurvived: row.totalEmbryosSurvived,
    embryo2Cell: row.embryo2Cell,
    strain: strainAudit(row.strainInjectedId, lists),
    assay: assayAudit(row.assay, lists),
    guides: collection(row.guides, idOf, (guide) => guideAudit(guide, lists)),
    ...listAudits(row, lists),
  };
}

function listAudits(row: CrisprAttemptRow, lists: Lists): AuditTree {
  return {
    nucleases: collection(row.nucleases, idOf, ({ typeId, classId, concentration }) => ({
      nucleaseType: { name: lists.nuclease_type.nameOf(typeId) },
      nucleaseClass: { name: lists.nuclease_class.nameOf(classId) },
      concentration,
    })),
    mutagenesisDonors: collection(
      row.mutagenesisDonors,
      idOf,
      ({ id: _id, preparationTypeId, ...donor }) => ({
        ...donor,
        preparationType: { name: lists.preparation_type.nameOf(preparationTypeId) },
      }),
    ),
    crisprAttemptReagents: collection(row.reagents, idOf, ({ reagentId, concentration }) => {
      const { name, description } = lists.reagent.get(reagentId);
      return { reagent: { name, description }, concentration };
    }),
    primers: collection(row.genotypePrimers, idOf, ({ id: _id, ...primer }) => primer),
  };
}

function guideAudit(
  { id: _id, imported: _imported, formatId, sourceId, ...guide }: GuideRow,
  lists: Lists,
): AuditTree {
  return {
    ...guide,
    guideFormat: { name: lists.guide_format.nameOf(formatId) },
    guideSource: { name: lists.guide_source.nameOf(sourceId) },
  };
}

function assayAudit(assay: CrisprAttemptRow['assay'], lists: Lists): AuditTree | null {
  if (assay === null) return null;
  const { typeId, ...counts } = assay;
  return { ...counts, assayType: { name: lists.assay_type.nameOf(typeId) } };
}

function esCellAudit(
  {
    kind: _kind,
    esCellId: _esCellId,
    imitsMiAttemptId: _imitsMiAttemptId,
    attemptExternalRef,
    blastStrainId,
    testCrossStrainId,
    ...row
  }: EsCellAttemptRow,
  lists: Lists,
): AuditTree {
  return {
    ...row,
    miExternalRef: attemptExternalRef,
    blastStrain: strainAudit(blastStrainId, lists),
    testCrossStrain: strainAudit(testCrossStrainId, lists),
  };
}

function alleleModificationAudit(row: AlleleModificationRow, lists: Lists): AuditTree {
  return {
    modificationExternalRef: row.modificationExternalRef,
    numberOfCreMatingsSuccessful: row.numberOfCreMatingsSuccessful,
    tatCre: row.tatCre,
    deleterStrain: strainAudit(row.deleterStrainId, lists),
  };
}

/** Stages have a history of their own. */
function phenotypingAudit(row: PhenotypingAttemptRow, lists: Lists): AuditTree {
  const unit = row.cohortWorkUnitId === null ? null : lists.work_unit.get(row.cohortWorkUnitId);
  return {
    phenotypingExternalRef: row.phenotypingExternalRef,
    doNotCountTowardsCompleteness: row.doNotCountTowardsCompleteness,
    strain: strainAudit(row.backgroundStrainId, lists),
    cohortWorkUnit: unit === null ? null : { name: unit.name, ilarCode: unit.ilar_code },
  };
}

function breedingAudit(row: BreedingAttemptRow, lists: Lists): AuditTree {
  return {
    numberOfCreMatingsStarted: row.numberOfCreMatingsStarted,
    numberOfCreMatingsSuccessful: row.numberOfCreMatingsSuccessful,
    creExcesion: row.creExcision,
    tatCre: row.tatCre,
    deleterStrain: strainAudit(row.deleterStrainId, lists),
  };
}

function strainAudit(id: number | null, lists: Lists): AuditTree | null {
  if (id === null) return null;
  const strain = lists.strain.get(id);
  return { name: strain.name, mgiStrainAccId: strain.mgi_strain_acc_id };
}

function idOf({ id }: { id: number }): number {
  return id;
}
