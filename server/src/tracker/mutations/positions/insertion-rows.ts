import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../../platform/database/schema.ts';
import { selection } from '../../../platform/records/columns.ts';
import { EXON_FIELDS, INSERTION_FIELDS } from '../mutation-fields.ts';

/** The insertion sequences of the mutation at hand, with the exons that they hit. */
export function insertionsOf(eb: ExpressionBuilder<Database, 'mutation'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('insertion_sequence')
      .whereRef('insertion_sequence.mutation_id', '=', 'mutation.id')
      .select('insertion_sequence.id')
      .select(selection('insertion_sequence', INSERTION_FIELDS))
      .select((inner) => exonsOf(inner).as('exons'))
      .orderBy('insertion_sequence.id'),
  );
}

function exonsOf(eb: ExpressionBuilder<Database, 'insertion_sequence'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('insertion_targeted_exon as exon')
      .whereRef('exon.insertion_sequence_id', '=', 'insertion_sequence.id')
      .select('exon.id')
      .select(selection('exon', EXON_FIELDS))
      .orderBy('exon.id'),
  );
}
