import Type, { type Static } from 'typebox';
import { HistoryDetail } from './history.ts';
import { ImportAction } from './imports.ts';
import { Instant, Nullable } from './schema-helpers.ts';

/** Most records of one job: all projects of a large tracker. */
export const MOST_TARGETS = 20_000;

const LONGEST_NOTE = 2000;
/** A name of a look-up list. */
const Name = Type.String({ maxLength: 200 });
const Note = Type.String({ maxLength: LONGEST_NOTE });

/** Narrows what a project stands for among the targets. */
const StandingOnly = Type.Optional(
  Type.Boolean({
    description:
      'A project stands for its plan alone that `standingStill` names in a list of what stands still, whether the caller ' +
      'may change it or not; without it for all its plans',
  }),
);

/** Ends the attempt of each plan, and where asked its colonies, with a reason. */
export const StopPlans = Type.Object({
  name: Type.Literal('stopPlans'),
  reason: Type.String({
    minLength: 1,
    maxLength: LONGEST_NOTE,
    description: 'Becomes the last line of the comment',
  }),
  withColonies: Type.Boolean({
    description: 'Colonies that can be aborted are; without it they stay as they are',
  }),
  standingOnly: StandingOnly,
});
export type StopPlans = Static<typeof StopPlans>;

/** Gives each plan to another work unit or work group. */
export const HandOverPlans = Type.Object({
  name: Type.Literal('handOverPlans'),
  workUnitName: Name,
  workGroupName: Name,
  standingOnly: StandingOnly,
});
export type HandOverPlans = Static<typeof HandOverPlans>;

/** Consortia that each project gets, beside those that it has or in their place. */
export const ConsortiaChange = Type.Object({
  how: Type.Enum(['add', 'replace']),
  names: Type.Array(Name, { minItems: 1, maxItems: 50 }),
});
export type ConsortiaChange = Static<typeof ConsortiaChange>;

/** Changes these fields of each project; what is not named stays. */
export const ChangeProjects = Type.Object({
  name: Type.Literal('changeProjects'),
  privacyName: Type.Optional(Name),
  recovery: Type.Optional(Type.Boolean()),
  comment: Type.Optional(Note),
  completionNote: Type.Optional(Name),
  completionComment: Type.Optional(Note),
  consortia: Type.Optional(ConsortiaChange),
});
export type ChangeProjects = Static<typeof ChangeProjects>;

export const BulkAction = Type.Union([StopPlans, HandOverPlans, ChangeProjects]);
export type BulkAction = Static<typeof BulkAction>;

export const BulkJobCreation = Type.Object({
  action: BulkAction,
  targets: Type.Array(Type.String({ maxLength: 24 }), {
    minItems: 1,
    maxItems: MOST_TARGETS,
    description:
      'Identifiers of plans (PIN) or of projects (TPN), as the action needs. A project stands for its plans that the ' +
      'caller may change and that are not stopped, a plan for its project.',
  }),
  isPreview: Type.Boolean({ description: 'Change nothing, and say what would happen' }),
});
export type BulkJobCreation = Static<typeof BulkJobCreation>;

export const BulkJob = Type.Object({
  id: Type.Integer(),
  action: Type.Union([BulkAction, ImportAction]),
  isPreview: Type.Boolean(),
  undoesId: Nullable(Type.Integer({ description: 'The job that this one undoes' })),
  undoneById: Nullable(Type.Integer()),
  isUndoable: Type.Boolean({ description: 'A day long, once, and not a preview' }),
  user: Type.String(),
  createdAt: Instant,
  finishedAt: Nullable(Instant),
  total: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
});
export type BulkJob = Static<typeof BulkJob>;

/** What happened to one record, or would happen. */
export const BulkJobRow = Type.Object({
  place: Type.Integer({ description: 'Counts from 1, in the order of the request' }),
  target: Type.String(),
  tpn: Type.Optional(
    Nullable(Type.String({ description: 'The project of a plan, if the caller may read the plan' })),
  ),
  genes: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Symbols of the genes of the project, if the caller may read the record',
    }),
  ),
  line: Nullable(Type.Integer({ description: 'Of an import: the line of the file, counted from 1' })),
  outcome: Nullable(Type.String({ description: 'changed, unchanged or refused; null until it is done' })),
  message: Nullable(Type.String({ description: 'Why it was refused, or what else is to be known of it' })),
  details: Type.Array(HistoryDetail),
  consequences: Type.Array(
    Type.Object({
      tpn: Type.String(),
      statusBefore: Type.String({
        description: 'Assignment and summary status of a project of which all may be seen',
      }),
      statusAfter: Type.String(),
    }),
  ),
});
export type BulkJobRow = Static<typeof BulkJobRow>;

/** The identifiers of the projects that a list finds, in order; at most so many as a job takes. */
export const ProjectIdentifiers = Type.Array(Type.String());
export type ProjectIdentifiers = Static<typeof ProjectIdentifiers>;

/** The same of plans. */
export const PlanIdentifiers = Type.Array(Type.String());
export type PlanIdentifiers = Static<typeof PlanIdentifiers>;

export const BulkJobPath = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) });
export const BulkJobRowsQuery = Type.Object({
  after: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: 'Rows behind this place' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 200 })),
});
export type BulkJobRowsQuery = Static<typeof BulkJobRowsQuery>;
