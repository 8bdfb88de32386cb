import type { Fields } from '../../platform/records/field.ts';

/** The members of every request about a project. */
const COMMON = {
  privacyId: {
    column: 'privacy_id',
    kind: 'entry',
    list: 'privacy',
    api: 'privacyName',
    history: 'privacy',
    required: true,
    missing: 'refused',
    unknown: (name: string | null) =>
      name === null ? "Privacy cannot be 'null'." : `Privacy '${name}' does not exist.`,
  },
  recovery: { column: 'recovery', kind: 'flag' },
  esCellQcOnly: { column: 'es_cell_qc_only', kind: 'flag' },
  comment: { column: 'comment', kind: 'text' },
} as const satisfies Fields;

/** A new project (api-1 §11.3). */
export const NEW_PROJECT_FIELDS = {
  ...COMMON,
  reactivationDate: { column: 'reactivation_date', kind: 'date-time' },
} as const satisfies Fields;

/** What an update may change of a project (api-1 §11.4). */
export const PROJECT_FIELDS = {
  ...COMMON,
  completionNoteId: {
    column: 'completion_note_id',
    kind: 'entry',
    list: 'project_completion_note',
    api: 'completionNote',
    history: 'completionNote',
    audit: (id, lists) => ({ note: lists.project_completion_note.nameOf(id) }),
    blank: 'refused',
    unknown: (name: string | null) => `Completion note '${name}' does not exist.`,
  },
  completionComment: { column: 'completion_comment', kind: 'text' },
} as const satisfies Fields;

/** Delivery and QC of ES cells. Unknown names count as absent, as existing clients expect (api-1 §11.4). */
export const ES_CELL_QC_FIELDS = {
  numberOfEsCellsReceived: { column: 'number_of_es_cells_received', kind: 'integer' },
  receivedFromId: {
    column: 'es_cells_received_from_id',
    kind: 'entry',
    list: 'es_cell_centre_pipeline',
    api: 'esCellsReceivedFromName',
    history: 'esCellsReceivedFrom',
    audit: (id, lists) => {
      const { name, centres } = lists.es_cell_centre_pipeline.get(id);
      return { name, centres };
    },
  },
  esCellsReceivedOn: { column: 'es_cells_received_on', kind: 'date' },
  numberOfEsCellsStartingQc: { column: 'number_of_es_cells_starting_qc', kind: 'integer' },
  numberOfEsCellsPassingQc: { column: 'number_of_es_cells_passing_qc', kind: 'integer' },
  qcCommentId: {
    column: 'es_cell_qc_comment_id',
    kind: 'entry',
    list: 'es_cell_qc_comment',
    api: 'esCellQcComment',
    history: 'esCellQcComment',
  },
} as const satisfies Fields;
