import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { groupedBy } from '../../../platform/database/grouped.ts';
import type { Database } from '../../../platform/database/schema.ts';

/** Any expression builder will do: the parts look at nothing around them. */
type Anywhere = ExpressionBuilder<Database, never>;

/** SQL for the ids of the projects that are read, as a `bigint[]`. */
export type ProjectIds = RawBuilder<number[]>;

/** The intentions of many projects, each kind of row in one list: `intentionsByProject` puts them together. */
export function intentionParts(eb: Anywhere, projectIds: ProjectIds) {
  return [
    intentions(eb, projectIds).as('intentions'),
    categorizations(eb, projectIds).as('categorizations'),
    orthologs(eb, projectIds).as('orthologs'),
    sequences(eb, projectIds).as('sequences'),
  ] as const;
}

/** The intentions of projects with their genes. What look-up lists name is an id. */
export function intentions(eb: Anywhere, projectIds: ProjectIds) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_intention as intention')
      .leftJoin('project_intention_gene as target', 'target.project_intention_id', 'intention.id')
      .leftJoin('gene', 'gene.id', 'target.gene_id')
      .where('intention.project_id', '=', anyOf(projectIds))
      .select([
        'intention.id',
        'intention.project_id as projectId',
        'intention.molecular_mutation_type_id as mutationTypeId',
        'gene.id as geneId',
        'gene.acc_id as accessionId',
        'gene.symbol',
        'gene.species_id as speciesId',
        'gene.name',
      ])
      .orderBy('intention.id'),
  );
}

/** The human counterparts of all genes that the projects aim at. */
export function orthologs(eb: Anywhere, projectIds: ProjectIds) {
  return jsonArrayFrom(
    eb
      .selectFrom('ortholog')
      .where(
        'ortholog.gene_id',
        '=',
        sql<number>`any (array(
          select target.gene_id from project_intention_gene target
          join project_intention intention on intention.id = target.project_intention_id
          where intention.project_id = any (${projectIds})))`,
      )
      .select([
        'ortholog.gene_id as geneId',
        'ortholog.human_symbol as symbol',
        'ortholog.hgnc_id as hgncId',
        'ortholog.support_count as supportCount',
      ])
      .orderBy('ortholog.human_symbol'),
  );
}

function categorizations(eb: Anywhere, projectIds: ProjectIds) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_intention as intention')
      .innerJoin(
        'project_intention_mutation_categorization as chosen',
        'chosen.project_intention_id',
        'intention.id',
      )
      .where('intention.project_id', '=', anyOf(projectIds))
      .select(['intention.id as intentionId', 'chosen.mutation_categorization_id as categorizationId'])
      .orderBy('chosen.mutation_categorization_id'),
  );
}

function sequences(eb: Anywhere, projectIds: ProjectIds) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_intention as intention')
      .innerJoin('project_intention_sequence as place', 'place.project_intention_id', 'intention.id')
      .innerJoin('sequence', 'sequence.id', 'place.sequence_id')
      .where('intention.project_id', '=', anyOf(projectIds))
      .select([
        'intention.id as intentionId',
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

function anyOf(projectIds: ProjectIds): RawBuilder<number> {
  return sql<number>`any (${projectIds})`;
}

type Rows<Part extends (eb: Anywhere, projectIds: ProjectIds) => RawBuilder<unknown>> =
  ReturnType<Part> extends RawBuilder<infer Row> ? Row : never;

/** What `intentionParts` reads. */
export interface IntentionParts {
  intentions: Rows<typeof intentions>;
  categorizations: Rows<typeof categorizations>;
  orthologs: Rows<typeof orthologs>;
  sequences: Rows<typeof sequences>;
}

/** The intentions of each project, with all their parts. */
export function intentionsByProject(parts: IntentionParts) {
  const genes = genesOfIntentions(parts);
  const categorizations = groupedBy(parts.categorizations, ({ intentionId }) => intentionId);
  const sequences = groupedBy(parts.sequences, ({ intentionId }) => intentionId);
  const rows = parts.intentions.map(({ id, projectId, mutationTypeId }) => ({
    projectId,
    mutationTypeId,
    gene: genes.get(id) ?? null,
    categorizationIds: (categorizations.get(id) ?? []).map(({ categorizationId }) => categorizationId),
    sequences: sequences.get(id) ?? [],
  }));
  return groupedBy(rows, ({ projectId }) => projectId);
}

/** The gene of each intention that has one, with its human counterparts. */
export function genesOfIntentions(parts: Pick<IntentionParts, 'intentions' | 'orthologs'>) {
  const orthologs = groupedBy(parts.orthologs, ({ geneId }) => geneId);
  return new Map(
    parts.intentions.flatMap(({ id, geneId, accessionId, symbol, speciesId, name }) => {
      if (geneId === null || accessionId === null || symbol === null || speciesId === null) return [];
      const gene = {
        id: geneId,
        accessionId,
        symbol,
        speciesId,
        name,
        orthologs: orthologs.get(geneId) ?? [],
      };
      return [[id, gene] as const];
    }),
  );
}
