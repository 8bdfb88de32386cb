import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/schema.ts';

/** The insertion sequences of the mutation at hand, with the exons that they hit. */
export function insertionsOf(eb: ExpressionBuilder<Database, 'mutation'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('insertion_sequence')
      .whereRef('insertion_sequence.mutation_id', '=', 'mutation.id')
      .select([
        'insertion_sequence.id',
        'insertion_sequence.ins',
        'insertion_sequence.sequence',
        'insertion_sequence.location',
      ])
      .select((inner) => exonsOf(inner).as('exons'))
      .orderBy('insertion_sequence.id'),
  );
}

function exonsOf(eb: ExpressionBuilder<Database, 'insertion_sequence'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('insertion_targeted_exon as exon')
      .whereRef('exon.insertion_sequence_id', '=', 'insertion_sequence.id')
      .select(['exon.id', 'exon.exon_id as exonId', 'exon.transcript', 'exon.is_canonical as isCanonical'])
      .orderBy('exon.id'),
  );
}
