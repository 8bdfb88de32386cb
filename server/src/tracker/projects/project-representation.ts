import type { Project } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { NamedEntry, NamedList } from '../../platform/look-up-lists/named-list.ts';
import { link, linkList } from '../../platform/http/responses/hal.ts';
import { maskProject } from '../../identity/permissions/visibility.ts';
import { toIntentions } from './intentions/intention-representation.ts';
import { membersOf } from '../../platform/records/represent.ts';
import { ES_CELL_QC_FIELDS, PROJECT_FIELDS } from './project-fields.ts';
import type { ProjectRow } from './project-rows.ts';

/** Which links a project carries: search results name only themselves (api-1 §13.1). */
export type ProjectLinks = 'self' | 'plans';

/** The context for turning rows into responses. */
export interface Wording {
  lists: Lists;
  baseUrl: string;
}

/** A project as the API describes it (api-1 §10.1), in its restricted version where the row is masked (§5.5). */
export function toProject(row: ProjectRow, links: ProjectLinks, wording: Wording): Project {
  const project = wholeProject(row, links, wording);
  return row.isWhole ? project : maskProject(project);
}

function wholeProject(row: ProjectRow, links: ProjectLinks, { lists, baseUrl }: Wording): Project {
  return {
    tpn: row.tpn,
    imitsMiPlanId: row.imitsMiPlanId ?? undefined,
    ...membersOf(PROJECT_FIELDS, row, lists),
    reactivationDate: row.reactivationDate,
    esCellDetails: row.esCellDetails ? membersOf(ES_CELL_QC_FIELDS, row.esCellDetails, lists) : undefined,
    assignmentStatusName: lists.assignment_status.nameOf(row.assignmentStatusId),
    summaryStatusName: lists.status.nameOf(row.summaryStatusId),
    summaryStatusDate: row.summaryStatusDate ?? undefined,
    lastChangeDate: row.lastChangeDate ?? undefined,
    assignmentStatusStamps: row.assignmentStatusStamps.map(({ statusId, date }) => ({
      statusName: lists.assignment_status.get(statusId).name,
      date,
    })),
    projectIntentions: toIntentions(row.intentions, lists),
    relatedWorkUnitNames: namesOf(lists.work_unit, row.workUnitIds),
    relatedWorkGroupNames: namesOf(lists.work_group, row.workGroupIds),
    consortia: consortiaOf(row, lists),
    colonyNames: row.colonyNames,
    phenotypingExternalRefs: row.phenotypingExternalRefs,
    _links: {
      self: link(baseUrl, `/api/projects/${row.tpn}`),
      ...(links === 'plans' && planLinks(row.plans, { lists, baseUrl })),
    },
  };
}

/** By name, as work units and work groups are: in one order on every screen and in every file. */
function consortiaOf(row: ProjectRow, lists: Lists): Project['consortia'] {
  const named = row.consortia.map(({ id, consortiumId }) => ({
    id,
    consortiumName: lists.consortium.get(consortiumId).name,
  }));
  return named.sort((one, other) => (one.consortiumName < other.consortiumName ? -1 : 1));
}

function namesOf(list: NamedList<NamedEntry>, ids: readonly number[]): string[] {
  return ids.map((id) => list.get(id).name).sort();
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
