import type { AttemptMembers, CrisprAttempt, PhenotypingAttempt } from 'shared/contract';
import { linkList } from '../../platform/http/responses/hal.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { membersOf, membersOfRows } from '../../platform/records/represent.ts';
import { isPhenotyping } from './attempt-kind.ts';
import type { AttemptRow, CrisprAttemptRow, PhenotypingAttemptRow } from './attempt-row.ts';
import {
  ASSAY_FIELDS,
  CRISPR_FIELDS,
  DONOR_FIELDS,
  GUIDE_FIELDS,
  NUCLEASE_FIELDS,
  PRIMER_FIELDS,
  REAGENT_FIELDS,
} from './crispr/crispr-fields.ts';
import { ES_CELL_FIELDS } from './es-cell/es-cell-fields.ts';
import {
  BREEDING_FIELDS,
  ES_CELL_MODIFICATION_FIELDS,
  PHENOTYPING_FIELDS,
  MODIFICATION_FIELDS,
} from './other-attempt-fields.ts';
import type { AuditTree } from '../../platform/history/audit-tree.ts';
import { auditOf, auditOfRows } from '../../platform/records/audit.ts';

/** What the response needs to know of the plan. */
export interface PlanOfAttempt {
  id: number;
  pin: string;
  attemptTypeName: string;
  workUnitId: number;
}

/** The members of a plan's response that describe its attempt (api-2 §3.2); none while nothing is recorded. */
export function attemptMembers(
  row: AttemptRow | null,
  plan: PlanOfAttempt,
  lists: Lists,
  baseUrl: string,
): AttemptMembers {
  switch (row?.kind) {
    case undefined:
      // Clients recognise by the empty object that stages cannot be added yet.
      return isPhenotyping(plan.attemptTypeName) ? { phenotypingAttemptResponse: {} } : {};
    case 'crispr':
      return { crisprAttempt: toCrisprAttempt(row, plan, lists) };
    case 'es cell':
      return { esCellAttempt: { esCellName: row.esCellName, ...membersOf(ES_CELL_FIELDS, row, lists) } };
    case 'es cell allele modification':
      return { esCellAlleleModificationAttempt: membersOf(ES_CELL_MODIFICATION_FIELDS, row, lists) };
    case 'crispr allele modification':
      return { crisprAlleleModificationAttempt: membersOf(ES_CELL_MODIFICATION_FIELDS, row, lists) };
    case 'phenotyping':
      return { phenotypingAttemptResponse: toPhenotypingAttempt(row, plan, lists, baseUrl) };
    case 'breeding':
      return { breedingAttempt: membersOf(BREEDING_FIELDS, row, lists) };
  }
}

function toCrisprAttempt(row: CrisprAttemptRow, plan: PlanOfAttempt, lists: Lists): CrisprAttempt {
  return {
    ...membersOf(CRISPR_FIELDS, row, lists),
    nucleases: membersOfRows(NUCLEASE_FIELDS, row.nucleases, lists),
    guides: membersOfRows(GUIDE_FIELDS, row.guides, lists),
    mutagenesisDonors: membersOfRows(DONOR_FIELDS, row.mutagenesisDonors, lists),
    reagents: row.reagents.map((reagent) => {
      const { name, description } = lists.reagent.get(reagent.reagentId);
      return {
        id: reagent.id,
        ...membersOf(REAGENT_FIELDS, reagent, lists),
        name,
        reagentDescription: description,
      };
    }),
    genotypePrimers: membersOfRows(PRIMER_FIELDS, row.genotypePrimers, lists),
    assay: row.assay && { id: plan.id, ...membersOf(ASSAY_FIELDS, row.assay, lists) },
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
  const { phenotypingExternalRef, backgroundStrainId, cohortWorkUnitId } = row;
  return {
    ...membersOf(PHENOTYPING_FIELDS, row, lists),
    phenotypingExternalRef,
    phenotypingBackgroundStrainName: lists.strain.get(backgroundStrainId).name,
    cohortProductionWorkUnitName: lists.work_unit.get(cohortWorkUnitId ?? plan.workUnitId).name,
    ...(stages !== undefined && { _links: { phenotypingStages: stages } }),
  };
}

/**
 * What history compares of the attempt, below its field in the plan; the names are those of the reference's model
 * (api-2 §20.2). Empty while nothing is recorded. Stages have a separate history.
 */
export function attemptAudit(row: AttemptRow | null, lists: Lists): AuditTree {
  switch (row?.kind) {
    case undefined:
      return {};
    case 'crispr':
      return { crisprAttempt: crisprAudit(row, lists) };
    case 'es cell':
      return { esCellAttempt: { ...auditOf(ES_CELL_FIELDS, row, lists), esCellName: row.esCellName } };
    case 'es cell allele modification':
      return { esCellAlleleModificationAttempt: auditOf(MODIFICATION_FIELDS, row, lists) };
    case 'crispr allele modification':
      return { crisprAlleleModificationAttempt: auditOf(MODIFICATION_FIELDS, row, lists) };
    case 'phenotyping':
      return { phenotypingAttempt: auditOf(PHENOTYPING_FIELDS, row, lists) };
    case 'breeding':
      return { breedingAttempt: auditOf(BREEDING_FIELDS, row, lists) };
  }
}

function crisprAudit(row: CrisprAttemptRow, lists: Lists): AuditTree {
  return {
    ...auditOf(CRISPR_FIELDS, row, lists),
    assay: row.assay && auditOf(ASSAY_FIELDS, row.assay, lists),
    guides: auditOfRows(GUIDE_FIELDS, row.guides, lists),
    nucleases: auditOfRows(NUCLEASE_FIELDS, row.nucleases, lists),
    mutagenesisDonors: auditOfRows(DONOR_FIELDS, row.mutagenesisDonors, lists),
    crisprAttemptReagents: auditOfRows(REAGENT_FIELDS, row.reagents, lists),
    primers: auditOfRows(PRIMER_FIELDS, row.genotypePrimers, lists),
  };
}
