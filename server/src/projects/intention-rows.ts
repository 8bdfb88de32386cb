import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/schema.ts';

/** The intentions of the project at hand, with their genes and sequences, as JSON. */
export function intentionsOfProject(eb: ExpressionBuilder<Database, 'project'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_intention as intention')
      .innerJoin('molecular_mutation_type as mutation', 'mutation.id', 'intention.molecular_mutation_type_id')
      .whereRef('intention.project_id', '=', 'project.id')
      .select('mutation.name as molecularMutationTypeName')
      .select((inner) => [
        categorizations(inner).as('mutationCategorizations'),
        geneOfIntention(inner).as('gene'),
        sequences(inner).as('sequences'),
      ])
      .orderBy('intention.id'),
  );
}

type WithIntention = Database & { intention: Database['project_intention'] };
type IntentionBuilder = ExpressionBuilder<WithIntention, 'intention'>;

function categorizations(eb: IntentionBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_intention_mutation_categorization as chosen')
      .innerJoin('mutation_categorization as categorization', (join) =>
        join.onRef('categorization.id', '=', 'chosen.mutation_categorization_id'),
      )
      .innerJoin('mutation_categorization_type as type', (join) =>
        join.onRef('type.id', '=', 'categorization.mutation_categorization_type_id'),
      )
      .whereRef('chosen.project_intention_id', '=', 'intention.id')
      .select(['categorization.name', 'categorization.description', 'type.name as typeName'])
      .orderBy('categorization.id'),
  );
}

/** The gene of the intention at hand, with its human counterparts. */
export function geneOfIntention(eb: IntentionBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('project_intention_gene as target')
      .innerJoin('gene', 'gene.id', 'target.gene_id')
      .innerJoin('species', 'species.id', 'gene.species_id')
      .whereRef('target.project_intention_id', '=', 'intention.id')
      .select([
        'gene.id',
        'gene.acc_id as accessionId',
        'gene.symbol',
        'species.name as speciesName',
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
      .leftJoin('sequence_type', 'sequence_type.id', 'sequence.sequence_type_id')
      .leftJoin('sequence_category', 'sequence_category.id', 'sequence.sequence_category_id')
      .whereRef('place.project_intention_id', '=', 'intention.id')
      .select([
        'place.index',
        'sequence.id',
        'sequence.sequence',
        'sequence_type.name as typeName',
        'sequence_category.name as categoryName',
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
      .leftJoin('strain', 'strain.id', 'location.strain_id')
      .leftJoin('species', 'species.id', 'location.species_id')
      .whereRef('location.sequence_id', '=', 'sequence.id')
      .select([
        'location.id',
        'location.index as locationIndex',
        'location.chr',
        'location.start',
        'location.stop',
        'location.strand',
        'location.genome_build as genomeBuild',
        'strain.name as strainName',
        'species.name as speciesName',
      ])
      .orderBy('location.index')
      .orderBy('location.id'),
  );
}
