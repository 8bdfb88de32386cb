import type { Project, ProjectIntention } from 'shared/contract';
import { shownOrthologs } from '../genes/ortholog-rules.ts';
import { genePage } from '../genes/gene-page.ts';
import { link, linkList } from '../http/hal.ts';
import { maskProject } from '../permissions/visibility.ts';
import type { ProjectRow } from './project-rows.ts';

/** Which links a project carries: search results name only themselves (api-1 §13.1). */
export type ProjectLinks = 'self' | 'plans';

/** A project as the API describes it (api-1 §10.1), in its restricted version where the row says so (§5.5). */
export function toProject(row: ProjectRow, links: ProjectLinks, baseUrl: string): Project {
  const project = wholeProject(row, links, baseUrl);
  return row.isWhole ? project : maskProject(project);
}

function wholeProject(row: ProjectRow, links: ProjectLinks, baseUrl: string): Project {
  return {
    tpn: row.tpn,
    imitsMiPlanId: row.imitsMiPlanId ?? undefined,
    privacyName: row.privacyName,
    recovery: row.recovery,
    esCellQcOnly: row.esCellQcOnly,
    comment: row.comment,
    reactivationDate: row.reactivationDate,
    esCellDetails: row.esCellDetails ?? undefined,
    assignmentStatusName: row.assignmentStatusName,
    summaryStatusName: row.summaryStatusName,
    assignmentStatusStamps: row.assignmentStatusStamps,
    projectIntentions: toIntentions(row.intentions),
    relatedWorkUnitNames: row.relatedWorkUnitNames ?? [],
    relatedWorkGroupNames: row.relatedWorkGroupNames ?? [],
    consortia: row.consortia,
    completionNote: row.completionNote,
    completionComment: row.completionComment,
    colonyNames: row.colonyNames,
    phenotypingExternalRefs: row.phenotypingExternalRefs,
    _links: {
      self: link(baseUrl, `/api/projects/${row.tpn}`),
      ...(links === 'plans' && planLinks(row.plans, baseUrl)),
    },
  };
}

/** Null when no intention has a gene: such a project is in no list (api-1 §10.1). */
function toIntentions(rows: ProjectRow['intentions']): ProjectIntention[] | null {
  return rows.some(({ gene }) => gene !== null) ? rows.map(toIntention) : null;
}

function toIntention(row: ProjectRow['intentions'][number]): ProjectIntention {
  return {
    molecularMutationTypeName: row.molecularMutationTypeName,
    mutationCategorizations: row.mutationCategorizations,
    intentionByGene: row.gene === null ? undefined : toIntentionByGene(row.gene),
    intentionsBySequences: row.sequences.map(
      ({ index, id, sequence, typeName, categoryName, locations }) => ({
        index,
        sequence: {
          id,
          sequence,
          typeName,
          categoryName,
          sequenceLocations: locations.map(({ id, locationIndex, ...place }) => ({
            id,
            locationIndex,
            // A sequence and its place are one row here; clients expect two records.
            location: { id, ...place },
          })),
        },
      }),
    ),
  };
}

function toIntentionByGene({
  orthologs,
  ...gene
}: NonNullable<ProjectRow['intentions'][number]['gene']>): ProjectIntention['intentionByGene'] {
  return {
    gene: { ...gene, externalLink: genePage(gene.accessionId) },
    ...shownOrthologs(orthologs),
  };
}

function planLinks(plans: ProjectRow['plans'], baseUrl: string) {
  const paths = (type: string) =>
    plans.filter(({ typeName }) => typeName === type).map(({ pin }) => `/api/plans/${pin}`);
  return {
    productionPlans: linkList(baseUrl, paths('production')),
    phenotypingPlans: linkList(baseUrl, paths('phenotyping')),
  };
}
