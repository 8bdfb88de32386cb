import type { FieldOfBody } from '../http/refused-field.ts';

/** Where in a plan's body a value of its attempt is. */
export interface FieldOfAttempt extends FieldOfBody {
  object:
    | 'crisprAttempt'
    | 'esCellAttempt'
    | 'esCellAlleleModificationAttempt'
    | 'crisprAlleleModificationAttempt'
    | 'phenotypingAttempt';
}
