import type { EsCellDetailsInput } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import { UserError } from '../http/errors.ts';
import { dateOf, integerOf } from '../http/request-values.ts';

/** Delivery and QC of ES cells as stored; catalogue entries by id. */
export interface EsCellFigures {
  numberReceived: number | null;
  receivedFromId: number | null;
  /** `yyyy-MM-dd` */
  receivedOn: string | null;
  numberStartingQc: number | null;
  numberPassingQc: number | null;
  qcCommentId: number | null;
}

/**
 * The privacy of a request, which every project has.
 *
 * @throws UserError
 */
export function privacyIdOf(name: string | null | undefined, lists: Lists): number {
  if (name === null || name === undefined) throw new UserError("Privacy cannot be 'null'.");
  const id = lists.privacy.idOf(name);
  if (id === null) throw new UserError(`Privacy '${name}' does not exist.`);
  return id;
}

/**
 * The completion note of a request; an empty text is not one.
 *
 * @throws UserError
 */
export function completionNoteIdOf(text: string | null | undefined, lists: Lists): number | null {
  if (text === null || text === undefined) return null;
  const id = lists.project_completion_note.idOf(text);
  if (id === null) throw new UserError(`Completion note '${text}' does not exist.`);
  return id;
}

/** Names that are not known become null, as existing clients expect (api-1 §11.4). */
export function esCellFigures(input: EsCellDetailsInput, lists: Lists): EsCellFigures {
  return {
    numberReceived: integerOf(input.numberOfEsCellsReceived),
    receivedFromId: lists.es_cell_centre_pipeline.idOf(input.esCellsReceivedFromName),
    receivedOn: dateOf(input.esCellsReceivedOn, 'esCellsReceivedOn'),
    numberStartingQc: integerOf(input.numberOfEsCellsStartingQc),
    numberPassingQc: integerOf(input.numberOfEsCellsPassingQc),
    qcCommentId: lists.es_cell_qc_comment.idOf(input.esCellQcComment),
  };
}
