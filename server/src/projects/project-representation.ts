import type { EsCellDetails, Project } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import type { NamedEntry, NamedList } from '../catalogues/named-list.ts';
import { link, linkList } from '../http/hal.ts';
import { maskProject } from '../permissions/visibility.ts';
import { toIntentions } from './intention-representation.ts';
import type { ProjectRow } from './project-rows.ts';

/** Which links a project carries: search results name only themselves (api-1 §13.1). */
export type ProjectLinks = 'self' | 'plans';

/** What rows are turned into answers with. */
export interface Wording {
  lists: Lists;
  baseUrl: string;
}

/** A project as the API describes it (api-1 §10.1), in its restricted version where the row says so (§5.5). */
export function toProject(row: ProjectRow, links: ProjectLinks, wording: Wording): Project {
  const project = wholeProject(row, links, wording);
  return row.isWhole ? project : maskProject(project);
}

function wholeProject(row: ProjectRow, links: ProjectLinks, { lists, baseUrl }: Wording): Project {
  return {
    tpn: row.tpn,
    imitsMiPlanId: row.imitsMiPlanId ?? undefined,
    privacyName: lists.privacy.get(row.privacyId).name,
    recovery: row.recovery,
    esCellQcOnly: row.esCellQcOnly,
    comment: row.comment,
    reactivationDate: row.reactivationDate,
    esCellDetails: row.esCellDetails === null ? undefined : toEsCellDetails(row.esCellDetails, lists),
    assignmentStatusName: lists.assignment_status.nameOf(row.assignmentStatusId),
    summaryStatusName: lists.status.nameOf(row.summaryStatusId),
    assignmentStatusStamps: row.assignmentStatusStamps.map(({ statusId, date }) => ({
      statusName: lists.assignment_status.get(statusId).name,
      date,
    })),
    projectIntentions: toIntentions(row.intentions, lists),
    relatedWorkUnitNames: namesOf(lists.work_unit, row.workUnitIds),
    relatedWorkGroupNames: namesOf(lists.work_group, row.workGroupIds),
    consortia: row.consortia.map(({ id, consortiumId }) => ({
      id,
      consortiumName: lists.consortium.get(consortiumId).name,
    })),
    completionNote: lists.project_completion_note.nameOf(row.completionNoteId),
    completionComment: row.completionComment,
    colonyNames: row.colonyNames,
    phenotypingExternalRefs: row.phenotypingExternalRefs,
    _links: {
      self: link(baseUrl, `/api/projects/${row.tpn}`),
      ...(links === 'plans' && planLinks(row.plans, { lists, baseUrl })),
    },
  };
}

function namesOf(list: NamedList<NamedEntry>, ids: readonly number[]): string[] {
  return ids.map((id) => list.get(id).name).sort();
}

function toEsCellDetails(details: NonNullable<ProjectRow['esCellDetails']>, lists: Lists): EsCellDetails {
  return {
    numberOfEsCellsReceived: details.numberOfEsCellsReceived,
    esCellsReceivedOn: details.esCellsReceivedOn,
    numberOfEsCellsStartingQc: details.numberOfEsCellsStartingQc,
    numberOfEsCellsPassingQc: details.numberOfEsCellsPassingQc,
    esCellsReceivedFromName: lists.es_cell_centre_pipeline.nameOf(details.receivedFromId),
    esCellQcComment: lists.es_cell_qc_comment.nameOf(details.qcCommentId),
  };
}

function planLinks(plans: ProjectRow['plans'], { lists, baseUrl }: Wording) {
  const paths = (type: string) =>
    plans
      .filter(({ typeId }) => lists.plan_type.get(typeId).name === type)
      .map(({ pin }) => `/api/plans/${pin}`);
  return {
    productionPlans: linkList(baseUrl, paths('production')),
    phenotypingPlans: linkList(baseUrl, paths('phenotyping')),
  };
}
