import Type, { type Static } from 'typebox';
import { IntentionGene, Ortholog } from './genes.ts';
import { FilterValue, Link, pageOf, PageQuery } from './hal.ts';
import { SheetFormat } from './imports.ts';
import { CalendarDate, LocalDateTime, Nullable } from './schema-helpers.ts';

/** Delivery and QC figures of an ES cell project. */
export const EsCellDetails = Type.Object({
  numberOfEsCellsReceived: Nullable(Type.Integer()),
  esCellsReceivedFromName: Nullable(Type.String()),
  esCellsReceivedOn: Nullable(CalendarDate),
  numberOfEsCellsStartingQc: Nullable(Type.Integer()),
  numberOfEsCellsPassingQc: Nullable(Type.Integer()),
  esCellQcComment: Nullable(Type.String()),
});
export type EsCellDetails = Static<typeof EsCellDetails>;

/** A status and the moment it was reached. */
export const StatusStamp = Type.Object({ statusName: Type.String(), date: LocalDateTime });
export type StatusStamp = Static<typeof StatusStamp>;

export const MutationCategorization = Type.Object({
  name: Type.String(),
  description: Nullable(Type.String()),
  typeName: Nullable(Type.String()),
});
export type MutationCategorization = Static<typeof MutationCategorization>;

/** A place in a genome: 1-based, inclusive, on the named build. */
export const GenomeLocation = Type.Object({
  id: Type.Integer(),
  chr: Nullable(Type.String()),
  start: Nullable(Type.Integer()),
  stop: Nullable(Type.Integer()),
  strand: Nullable(Type.String()),
  genomeBuild: Nullable(Type.String()),
  strainName: Nullable(Type.String()),
  speciesName: Nullable(Type.String()),
});
export type GenomeLocation = Static<typeof GenomeLocation>;

/** A stored sequence, of an intention or of a mutation. */
export const Sequence = Type.Object({
  id: Type.Integer(),
  sequence: Nullable(Type.String()),
  typeName: Nullable(Type.String()),
  categoryName: Nullable(Type.String()),
});

export const IntentionSequence = Type.Object({
  index: Type.Integer(),
  sequence: Type.Object({
    ...Sequence.properties,
    sequenceLocations: Type.Array(
      Type.Object({ id: Type.Integer(), locationIndex: Type.Integer(), location: GenomeLocation }),
    ),
  }),
});
export type IntentionSequence = Static<typeof IntentionSequence>;

/** What a project wants to change, and in which gene or sequence. */
export const ProjectIntention = Type.Object({
  molecularMutationTypeName: Nullable(Type.String()),
  mutationCategorizations: Type.Array(MutationCategorization),
  intentionByGene: Type.Optional(
    Type.Object({
      gene: IntentionGene,
      bestOrthologs: Type.Array(Ortholog),
      allOrthologs: Type.Array(Ortholog),
    }),
  ),
  intentionsBySequences: Type.Optional(Type.Array(IntentionSequence)),
});
export type ProjectIntention = Static<typeof ProjectIntention>;

export const StandingStill = Type.Object(
  {
    pin: Type.String(),
    typeName: Type.String({ description: 'production or phenotyping' }),
    statusName: Type.String({ description: 'Summary status' }),
    since: LocalDateTime,
    usualDays: Type.Integer({ description: 'Three of four plans had gone on after so many days' }),
    others: Type.Integer({ description: 'How many plans more of the project stand still' }),
    workUnitName: Type.Optional(Type.String({ description: 'Who has the plan' })),
  },
  {
    description:
      'The plan of the project that stands still for longest, of those that the caller may read: in lists of what stands ' +
      'still (`stalled`) only (an addition to the tracker’s API)',
  },
);
export type StandingStill = Static<typeof StandingStill>;

export const ProjectConsortium = Type.Object({ id: Type.Integer(), consortiumName: Type.String() });

/**
 * A project as lists, searches and detail return it. In the restricted version (a restricted project shown to
 * somebody who is not related to it) statuses are null and the lists about its work are empty.
 */
export const Project = Type.Object({
  tpn: Type.String(),
  imitsMiPlanId: Type.Optional(Type.Integer({ description: 'Legacy identifier' })),
  privacyName: Type.String(),
  recovery: Nullable(Type.Boolean()),
  esCellQcOnly: Nullable(Type.Boolean()),
  comment: Nullable(Type.String()),
  reactivationDate: Nullable(LocalDateTime),
  esCellDetails: Type.Optional(EsCellDetails),
  assignmentStatusName: Nullable(Type.String()),
  summaryStatusName: Nullable(Type.String()),
  summaryStatusDate: Type.Optional(
    Type.String({ description: 'When the summary status was reached (an addition to the tracker’s API)' }),
  ),
  lastChangeDate: Type.Optional(
    Type.String({
      description:
        'When the project, or anything below it, was changed last (an addition to the tracker’s API)',
    }),
  ),
  standingStill: Type.Optional(StandingStill),
  assignmentStatusStamps: Type.Array(StatusStamp),
  projectIntentions: Nullable(Type.Array(ProjectIntention)),
  relatedWorkUnitNames: Type.Array(Type.String()),
  relatedWorkGroupNames: Type.Array(Type.String()),
  consortia: Type.Array(ProjectConsortium),
  completionNote: Nullable(Type.String()),
  completionComment: Nullable(Type.String()),
  colonyNames: Type.Array(Type.String()),
  phenotypingExternalRefs: Nullable(Type.Array(Nullable(Type.String()))),
  _links: Type.Optional(
    Type.Object({
      self: Link,
      productionPlans: Type.Optional(Type.Array(Link)),
      phenotypingPlans: Type.Optional(Type.Array(Link)),
    }),
  ),
});
export type Project = Static<typeof Project>;

/** The same as `FilterValue`, with a word on what it compares. */
const described = (description: string) =>
  Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())], { description }));

/** What coordinators ask for (additions to the tracker's API). */
const WORK_FILTERS = {
  attemptTypeName: FilterValue,
  olderThan: described('The summary status is older than so many months'),
  changedFrom: described('The project, or anything below it, was changed on this day or later'),
  changedTo: described('… or earlier'),
  changedBy: described('… by the person with this e-mail address'),
  lacks: described('`guides` (of a CRISPR attempt that goes on) or `colony`'),
  stalled: described('`usual`: a plan stands at its step for longer than is usual there'),
  stopReason: described('A plan was stopped for this reason, or one that begins like it'),
};

/** Filters of the project list: values of one parameter are OR-ed, parameters are AND-ed. */
export const ProjectFilters = Type.Object({
  tpn: FilterValue,
  gene: FilterValue,
  markerSymbol: FilterValue,
  intention: FilterValue,
  workUnitName: FilterValue,
  workGroupName: FilterValue,
  consortiumName: FilterValue,
  assignmentStatusName: FilterValue,
  summaryStatusName: FilterValue,
  privacyName: FilterValue,
  imitsMiPlanId: FilterValue,
  colonyName: FilterValue,
  phenotypingExternalRef: FilterValue,
  ...WORK_FILTERS,
});

export const ProjectListQuery = Type.Intersect([ProjectFilters, PageQuery]);
export type ProjectListQuery = Static<typeof ProjectListQuery>;

/** Of an export of a table: which of its columns, by their ids, and as what file. Additions to the tracker's API. */
export const TableFileQuery = Type.Object({
  shown: Type.Optional(
    Type.String({
      description: 'Ids of the columns of the table, with commas between; all of them without it',
    }),
  ),
  format: Type.Optional(SheetFormat),
});
export type TableFileQuery = Static<typeof TableFileQuery>;

/**
 * GET /api/projects/exportProjects. `columns=list` gives the columns and rows of the project list, in the order of
 * `sort`; without it the export has the thirteen columns that older clients expect.
 */
export const ProjectListExportQuery = Type.Intersect([
  ProjectFilters,
  Type.Object({
    columns: Type.Optional(Type.String({ description: 'list: the columns of the project list' })),
    sort: PageQuery.properties.sort,
  }),
  TableFileQuery,
]);
export type ProjectListExportQuery = Static<typeof ProjectListExportQuery>;

export const ProjectPage = pageOf({ projects: Type.Array(Project) });
export type ProjectPage = Static<typeof ProjectPage>;

export const ProjectPath = Type.Object({ tpn: Type.String() });
