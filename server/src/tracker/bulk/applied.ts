import Type, { type Static } from 'typebox';
import type { HistoryDetail } from 'shared/contract';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';

/** Who works, and the lists that names are looked up in. */
export interface BulkWorking {
  caller: SignedIn;
  lists: Lists;
}

const Id = Type.Integer();
const IdOrNull = Type.Union([Id, Type.Null()]);
const Text = Type.Union([Type.String(), Type.Null()]);

/** Where a project stood before a job changed a plan of it; the stamps behind these were made by the job, or later. */
const ProjectDates = Type.Object({
  assignmentStatusId: Id,
  summaryStatusId: IdOrNull,
  lastAssignmentStampId: Id,
  lastSummaryStampId: Id,
});
export type ProjectDates = Static<typeof ProjectDates>;

/** A plan as it was before a job changed it, and its version after that. */
export const PlanBefore = Type.Object({
  kind: Type.Literal('plan'),
  version: Id,
  comment: Text,
  workUnitId: Id,
  workGroupId: IdOrNull,
  statusId: Id,
  summaryStatusId: Id,
  /** The stamps behind these were made by the job. */
  lastStampId: Id,
  lastSummaryStampId: Id,
  /** Absent in jobs from before these were taken back. */
  project: Type.Optional(ProjectDates),
  colonies: Type.Array(Type.Object({ tpo: Type.String(), version: Id, statusId: Id })),
});
export type PlanBefore = Static<typeof PlanBefore>;

/** The same of a project. */
export const ProjectBefore = Type.Object({
  kind: Type.Literal('project'),
  version: Id,
  privacyId: Id,
  recovery: Type.Union([Type.Boolean(), Type.Null()]),
  comment: Text,
  completionNoteId: IdOrNull,
  completionComment: Text,
  /** Absent in jobs from before consortia could be changed. */
  consortiumIds: Type.Optional(Type.Array(Id)),
});
export type ProjectBefore = Static<typeof ProjectBefore>;

export const RecordBefore = Type.Union([PlanBefore, ProjectBefore]);
export type RecordBefore = Static<typeof RecordBefore>;

/** What a change did to one record. */
export interface Applied {
  /** Of the record and of those below it, as their histories have them. */
  details: HistoryDetail[];
  /** What brings it back; null when nothing changed, and for what cannot be brought back. */
  undo: RecordBefore | null;
  /** The record, where it is another than the row named: one that was created. */
  target?: string;
  /** What else is to be known of it. */
  message?: string;
}

/** What the transaction of a row does. */
export interface RowChange {
  change: (tx: Db) => Promise<Applied>;
  /** Accession id of the gene that a new project is on. */
  gene?: string;
}
