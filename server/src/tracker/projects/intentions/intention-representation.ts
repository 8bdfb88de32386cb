import type { GenomeLocation, IntentionSequence, ProjectIntention } from 'shared/contract';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import { genePage } from '../../../catalogue/genes/gene-names.ts';
import { shownOrthologs } from '../../../catalogue/genes/ortholog-rules.ts';
import type { ProjectRow } from '../project-rows.ts';

type IntentionRow = ProjectRow['intentions'][number];
type SequenceRow = IntentionRow['sequences'][number];

/** Null when no intention has a gene: such a project is in no list (api-1 §10.1). */
export function toIntentions(rows: readonly IntentionRow[], lists: Lists): ProjectIntention[] | null {
  return rows.some(({ gene }) => gene !== null) ? rows.map((row) => toIntention(row, lists)) : null;
}

function toIntention(row: IntentionRow, lists: Lists): ProjectIntention {
  return {
    molecularMutationTypeName: lists.molecular_mutation_type.get(row.mutationTypeId).name,
    mutationCategorizations: row.categorizationIds.map((id) => {
      const { name, description, type_name } = lists.mutation_categorization.get(id);
      return { name, description, typeName: type_name };
    }),
    intentionByGene: row.gene === null ? undefined : toIntentionByGene(row.gene, lists),
    intentionsBySequences: row.sequences.map((sequence) => toIntentionSequence(sequence, lists)),
  };
}

function toIntentionByGene(
  { orthologs, speciesId, ...gene }: NonNullable<IntentionRow['gene']>,
  lists: Lists,
): ProjectIntention['intentionByGene'] {
  return {
    gene: {
      ...gene,
      speciesName: lists.species.get(speciesId).name,
      externalLink: genePage(gene.accessionId),
    },
    ...shownOrthologs(orthologs),
  };
}

function toIntentionSequence(
  { index, id, sequence, typeId, categoryId, locations }: SequenceRow,
  lists: Lists,
): IntentionSequence {
  return {
    index,
    sequence: {
      id,
      sequence,
      typeName: lists.sequence_type.nameOf(typeId),
      categoryName: lists.sequence_category.nameOf(categoryId),
      sequenceLocations: locations.map((place) => ({
        id: place.id,
        locationIndex: place.locationIndex,
        location: toLocation(place, lists),
      })),
    },
  };
}

/** A sequence and its place are one row here; clients expect two records. */
function toLocation(place: SequenceRow['locations'][number], lists: Lists): GenomeLocation {
  const { id, chr, start, stop, strand, genomeBuild, strainId, speciesId } = place;
  const strainName = lists.strain.nameOf(strainId);
  return {
    id,
    chr,
    start,
    stop,
    strand,
    genomeBuild,
    strainName,
    speciesName: lists.species.nameOf(speciesId),
  };
}
