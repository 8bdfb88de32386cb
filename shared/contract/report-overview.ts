/** How work goes on, for screens (an addition to the tracker's API): where projects stand, how long steps take, what languishes. */
import Type, { type Static } from 'typebox';
import { FilterValue, PageInfo, PageQuery } from './hal.ts';

export const StatusFunnelQuery = Type.Object({
  by: Type.Optional(Type.String({ description: '`workUnit` (when missing) or `consortium`' })),
  day: Type.Optional(
    Type.String({
      description: 'A day, `2025-12-31`: where projects stood when it ended; today when missing',
    }),
  ),
});

/** How many projects stand at each status. */
const FunnelCounts = Type.Object({
  total: Type.Integer(),
  projects: Type.Array(Type.Integer(), { description: 'One number a status, in the order of `statuses`' }),
});

/** The same of a day, with the same of now. */
const FunnelRow = Type.Intersect([
  FunnelCounts,
  Type.Object({ now: Type.Optional(FunnelCounts) }, { description: '`now`: only where a day was asked for' }),
]);

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
  day: Type.Optional(Type.String({ description: 'The day that was asked for' })),
  undated: Type.Optional(
    Type.Integer({
      description:
        'Of a day: projects that are not counted then, because the dates of their statuses do not lead to where they stand now',
    }),
  ),
});
export type StatusFunnel = Static<typeof StatusFunnel>;

export const StatusStepsQuery = Type.Object({
  reachedFrom: Type.Optional(
    Type.String({ description: 'A day, `2025-01-01`: steps whose later status was reached on it or after' }),
  ),
  reachedTo: Type.Optional(
    Type.String({ description: 'A day, `2025-12-31`: steps whose later status was reached by its end' }),
  ),
});
export type StatusStepsQuery = Static<typeof StatusStepsQuery>;

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
