import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/schema.ts';

/** The intentions of the project at hand, with their genes and sequences, as JSON; what look-up lists name, by id. */
export function intentionsOfProject(eb: ExpressionBuilder<Database, 'project'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_intention as intention')
      .whereRef('intention.project_id', '=', 'project.id')
      .select('intention.molecular_mutation_type_id as mutationTypeId')
      .select((inner) => [
        categorizationIds.as('categorizationIds'),
        geneOfIntention(inner).as('gene'),
        sequences(inner).as('sequences'),
      ])
      .orderBy('intention.id'),
  );
}

type WithIntention = Database & { intention: Database['project_intention'] };
type IntentionBuilder = ExpressionBuilder<WithIntention, 'intention'>;

const categorizationIds = sql<number[]>`array(
  select chosen.mutation_categorization_id from project_intention_mutation_categorization chosen
  where chosen.project_intention_id = intention.id order by chosen.mutation_categorization_id)`;

/** The gene of the intention at hand, with its human counterparts. */
export function geneOfIntention(eb: IntentionBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('project_intention_gene as target')
      .innerJoin('gene', 'gene.id', 'target.gene_id')
      .whereRef('target.project_intention_id', '=', 'intention.id')
      .select([
        'gene.id',
        'gene.acc_id as accessionId',
        'gene.symbol',
        'gene.species_id as speciesId',
        'gene.name',
      ])
      .select((inner) =>
        jsonArrayFrom(
          inner
            .selectFrom('ortholog')
            .whereRef('ortholog.gene_id', '=', 'gene.id')
            .select(['ortholog.human_symbol as symbol', 'ortholog.support_count as supportCount'])
            .orderBy('ortholog.human_symbol'),
        ).as('orthologs'),
      ),
  );
}

function sequences(eb: IntentionBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_intention_sequence as place')
      .innerJoin('sequence', 'sequence.id', 'place.sequence_id')
      .whereRef('place.project_intention_id', '=', 'intention.id')
      .select([
        'place.index',
        'sequence.id',
        'sequence.sequence',
        'sequence.sequence_type_id as typeId',
        'sequence.sequence_category_id as categoryId',
      ])
      .select((inner) => locations(inner).as('locations'))
      .orderBy('place.index')
      .orderBy('place.id'),
  );
}

function locations(eb: ExpressionBuilder<Database, 'sequence'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('sequence_location as location')
      .whereRef('location.sequence_id', '=', 'sequence.id')
      .select([
        'location.id',
        'location.index as locationIndex',
        'location.chr',
        'location.start',
        'location.stop',
        'location.strand',
        'location.genome_build as genomeBuild',
        'location.strain_id as strainId',
        'location.species_id as speciesId',
      ])
      .orderBy('location.index')
      .orderBy('location.id'),
  );
}
