/** Genes: their own and those of the ES cell repository are one list here (data-model.md sections 10 and 11, our migration 0002). */
import { BY_SPECIES_NAME } from '../load/id-lists.ts';
import type { TableMapping } from '../source/mapping.ts';
import { accessionId, boundary, earlierBoundary, strand, trimmed } from '../source/rules.ts';

/** Their gene has three positions; ours has one, so the first that is known. */
function position(part: string): string {
  const choices = ['mgi', 'ncbi', 'ensembl'].map(
    (database) =>
      `when source.${database}_start is not null and source.${database}_stop is not null then source.${database}_${part}`,
  );
  return `case ${choices.join(' ')} else source.mgi_${part} end`;
}

const isEarlierBuild = "coalesce(source.genome_build, '') ilike '%38%'";
const onLaterBuild = (part: string) => `case when not (${isEarlierBuild}) then ${position(part)}::text end`;
const onEarlierBuild = (part: string) => `case when ${isEarlierBuild} then ${position(part)}::text end`;

/** Genes of the reference data that are here already stay: they are newer than a copy made on first use. */
function genes(source: 'gene' | 'targ_rep_gene', species: string): TableMapping {
  return {
    source,
    target: 'gene',
    load: { kind: 'match', on: [['acc_id'], ['symbol']], ignoreCase: false, onMatch: 'keep' },
    key: ['id'],
    renamed: { cm: 'mgi_cm' },
    inputs: {
      species_id: species,
      chromosome: onLaterBuild('chromosome'),
      start: onLaterBuild('start'),
      stop: onLaterBuild('stop'),
      strand: position('strand'),
      grcm38_chromosome: onEarlierBuild('chromosome'),
      grcm38_start: onEarlierBuild('start'),
      grcm38_stop: onEarlierBuild('stop'),
    },
    rules: {
      acc_id: accessionId,
      symbol: trimmed,
      start: boundary,
      stop: boundary,
      grcm38_start: earlierBoundary,
      grcm38_stop: earlierBoundary,
      strand,
    },
    refersTo: { species_id: BY_SPECIES_NAME },
    ours: ['marker_type', 'canonical_transcript_id', 'is_impc_listed'],
  };
}

/** A gene without a species is of the mouse (api-1, creation of a project). */
const MOUSE = "'mus musculus'";

/** In the order of loading. */
export const GENES: readonly TableMapping[] = [
  genes(
    'gene',
    `coalesce((select lower(btrim(species.name)) from species where species.id = source.species_id), ${MOUSE})`,
  ),
  genes('targ_rep_gene', MOUSE),
];
