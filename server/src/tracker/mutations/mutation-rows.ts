import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { selection } from '../../platform/records/columns.ts';
import {
  ALIGNMENT_FIELDS,
  DELETION_FIELDS,
  EXON_FIELDS,
  MUTATION_FIELDS,
  QC_RESULT_FIELDS,
} from './mutation-fields.ts';
import { insertionsOf } from './positions/insertion-rows.ts';

/** Everything that the API returns about a mutation, with ids for what look-up lists name. */
export type MutationRow = Awaited<ReturnType<typeof loadMutationRows>>[number];

/** Which mutations: by row id, by public identifier, or those of outcomes. */
export type WhichMutations =
  | { ids: readonly number[] }
  | { mins: readonly string[] }
  | { outcomeIds: readonly number[] };

type MutationBuilder = ExpressionBuilder<Database, 'mutation'>;

/** The mutations, in order of their identifiers, in one statement. Those that do not exist are left out. */
export async function loadMutationRows(db: Db, which: WhichMutations) {
  return db
    .selectFrom('mutation')
    .where(isOneOf(which))
    .select(['mutation.id', 'mutation.min', 'mutation.version', 'mutation.created_at as createdAt'])
    .select(selection('mutation', MUTATION_FIELDS))
    .select((eb) => [
      outcomes(eb).as('outcomes'),
      owningPlanId(eb).as('owningPlanId'),
      genes(eb).as('genes'),
      categorizationIds.as('categorizationIds'),
      qcResults(eb).as('qcResults'),
      sequences(eb).as('sequences'),
      insertionsOf(eb).as('insertions'),
      deletions(eb).as('deletions'),
      exons(eb).as('exons'),
      alignedFastas(eb).as('alignedFastas'),
    ])
    .orderBy('mutation.id')
    .execute();
}

function isOneOf(which: WhichMutations): RawBuilder<boolean> {
  if ('ids' in which) return sql`mutation.id = any (${[...which.ids]}::bigint[])`;
  if ('mins' in which) return sql`mutation.min = any (${[...which.mins]}::text[])`;
  return sql`mutation.id = any (array(
    select mutation_id from mutation_outcome where outcome_id = any (${[...which.outcomeIds]}::bigint[])))`;
}

/** The outcomes that carry the mutation, and their plans. */
function outcomes(eb: MutationBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('mutation_outcome as carrier')
      .innerJoin('outcome', 'outcome.id', 'carrier.outcome_id')
      .innerJoin('plan', 'plan.id', 'outcome.plan_id')
      .whereRef('carrier.mutation_id', '=', 'mutation.id')
      .select(['outcome.id', 'outcome.tpo', 'outcome.plan_id as planId', 'plan.pin'])
      .orderBy('outcome.id'),
  );
}

/** The plan that it belongs to; null for one that no outcome is known to have carried. */
function owningPlanId(eb: MutationBuilder) {
  return eb
    .selectFrom('mutation_owner as owner')
    .whereRef('owner.mutation_id', '=', 'mutation.id')
    .select('owner.plan_id');
}

function genes(eb: MutationBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('mutation_gene as hit')
      .innerJoin('gene', 'gene.id', 'hit.gene_id')
      .whereRef('hit.mutation_id', '=', 'mutation.id')
      .select([
        'gene.id',
        'gene.acc_id as accessionId',
        'gene.symbol',
        'gene.species_id as speciesId',
        'gene.name',
      ])
      .orderBy('gene.id'),
  );
}

const categorizationIds = sql<number[]>`array(
  select mutation_categorization_id from mutation_mutation_categorization
  where mutation_id = mutation.id order by mutation_categorization_id)`;

function qcResults(eb: MutationBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('mutation_qc_result as result')
      .whereRef('result.mutation_id', '=', 'mutation.id')
      .select('result.id')
      .select(selection('result', QC_RESULT_FIELDS))
      .orderBy('result.id'),
  );
}

function sequences(eb: MutationBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('mutation_sequence as part')
      .innerJoin('sequence', 'sequence.id', 'part.sequence_id')
      .whereRef('part.mutation_id', '=', 'mutation.id')
      .select([
        'part.id',
        'part.index',
        'part.sequence_id as sequenceId',
        'sequence.sequence as text',
        'sequence.sequence_type_id as typeId',
        'sequence.sequence_category_id as categoryId',
      ])
      .orderBy('part.index')
      .orderBy('part.id'),
  );
}

function deletions(eb: MutationBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('molecular_mutation_deletion as deletion')
      .whereRef('deletion.mutation_id', '=', 'mutation.id')
      .select('deletion.id')
      .select(selection('deletion', DELETION_FIELDS))
      .orderBy('deletion.id'),
  );
}

function exons(eb: MutationBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('targeted_exon as exon')
      .whereRef('exon.mutation_id', '=', 'mutation.id')
      .select(['exon.id', 'exon.molecular_mutation_deletion_id as deletionId'])
      .select(selection('exon', EXON_FIELDS))
      .orderBy('exon.id'),
  );
}

function alignedFastas(eb: MutationBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('aligned_fasta as alignment')
      .whereRef('alignment.mutation_id', '=', 'mutation.id')
      .select('alignment.id')
      .select(selection('alignment', ALIGNMENT_FIELDS))
      .orderBy('alignment.id'),
  );
}
