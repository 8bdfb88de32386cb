/** How work goes on, for screens (an addition to the tracker's API): where projects stand, how long steps take, what languishes. */
import Type, { type Static } from 'typebox';
import { FilterValue, PageInfo, PageQuery } from './hal.ts';

export const StatusFunnelQuery = Type.Object({
  by: Type.Optional(Type.String({ description: '`workUnit` (when missing) or `consortium`' })),
});

/** How many projects stand at each status. */
const FunnelRow = Type.Object({
  total: Type.Integer(),
  projects: Type.Array(Type.Integer(), { description: 'One number a status, in the order of `statuses`' }),
});

/**
 * Projects by summary status, for each work unit or consortium. A project of two counts with both, and once with all. Only
 * projects that the caller sees whole: each number is the length of the project list with that filter.
 */
export const StatusFunnel = Type.Object({
  statuses: Type.Array(Type.Object({ name: Type.String(), isAbortion: Type.Boolean() }), {
    description: 'Summary statuses that projects have, in the order of the work; aborted ones last',
  }),
  all: FunnelRow,
  groups: Type.Array(Type.Intersect([Type.Object({ name: Type.String() }), FunnelRow])),
});
export type StatusFunnel = Static<typeof StatusFunnel>;

/** How long plans of an attempt type stay in a summary status before they come to the next. */
export const StatusStep = Type.Object({
  attemptTypeName: Type.String(),
  fromStatusName: Type.String(),
  toStatusName: Type.String(),
  steps: Type.Integer({ description: 'How often plans have made this step' }),
  medianDays: Type.Number({ description: 'Half of the steps took no longer' }),
  lowerQuartileDays: Type.Number(),
  upperQuartileDays: Type.Number(),
});
export type StatusStep = Static<typeof StatusStep>;

export const LanguishingProjectsQuery = Type.Intersect([
  PageQuery,
  Type.Object({ workUnitName: FilterValue }),
]);
export type LanguishingProjectsQuery = Static<typeof LanguishingProjectsQuery>;

/** A row of the report languishing_project_report; several genes, units and groups are joined by `, `. */
export const LanguishingProject = Type.Object({
  tpn: Type.String(),
  geneSymbols: Type.String(),
  accessionIds: Type.String(),
  workUnitNames: Type.String(),
  workGroupNames: Type.String(),
  assignmentStatusName: Type.String(),
  summaryStatusName: Type.String(),
  summaryStatusDate: Type.String({ description: 'YYYY-MM-DD' }),
  monthsInStatus: Type.Integer(),
});
export type LanguishingProject = Static<typeof LanguishingProject>;

/** A page of the newest languishing_project_report: the same rows as its file has. */
export const LanguishingProjectPage = Type.Object({
  madeAt: Type.String({ description: 'When the report was made: local date-time without zone' }),
  projects: Type.Array(LanguishingProject),
  page: PageInfo,
});
export type LanguishingProjectPage = Static<typeof LanguishingProjectPage>;
