/** Outcomes and mutations (data-model.md sections 7 and 8; our migration 0006). */
import type { TableMapping } from '../source/mapping.ts';
import { always, insteadOf, owner, trimmedOrNone } from '../source/rules.ts';
import { copied, copiedPart, linked, numbered, placeAmong, TAKEN_PLACE } from './kinds.ts';

const NOT_SHOWN = 'no screen, report or call of the tracker tells it';
const FILE = 'files of sequencing are not shown or served by the tracker';

const OUTCOMES: readonly TableMapping[] = [
  numbered('outcome', 'tpo', 12, { ours: ['version'] }),
  copied('plan_starting_point'),
  copiedPart('colony', 'outcome_id', { rules: { name: trimmedOrNone } }),
  copied('colony_status_stamp'),
  copiedPart('specimen', 'outcome_id'),
  copied('specimen_status_stamp'),
  copied('specimen_property', { renamed: { specimen_id: 'specimen_outcome_id' } }),
  copied('distribution_product', {
    rules: { colony_id: owner },
    ours: ['es_cell_id', 'targeting_vector_id'],
  }),
];

/** Exons of the canonical transcript are a separate table there; here they are marked. */
function exons(source: string, target: 'targeted_exon' | 'insertion_targeted_exon'): TableMapping {
  const isCanonical = source !== target;
  return {
    ...copied(target, {
      rules: { is_canonical: always(String(isCanonical)) },
      ours: ['is_canonical'],
    }),
    source,
    load: isCanonical ? { kind: 'copy', newIds: true } : { kind: 'copy' },
  };
}

/** In the order of loading. */
export const OUTCOMES_AND_MUTATIONS: readonly TableMapping[] = [
  ...OUTCOMES,
  numbered('mutation', 'min', 12, {
    ours: ['version'],
    notCarried: {
      allele_confirmed: NOT_SHOWN,
      allele_symbol_superscript_template: NOT_SHOWN,
      genbank_file_id: FILE,
      bam_file: FILE,
      bam_file_index: FILE,
      vcf_file: FILE,
      vcf_file_index: FILE,
    },
  }),
  linked('mutation_outcome', 'mutation_id', 'outcome_id'),
  linked('mutation_gene', 'mutation_id', 'gene_id'),
  linked('mutation_mutation_categorization', 'mutation_id', 'mutation_categorization_id'),
  copied('mutation_qc_result'),
  copied('mutation_sequence', {
    inputs: { index: placeAmong('mutation_id'), stored_index: 'source.index' },
    rules: { index: insteadOf('stored_index', TAKEN_PLACE) },
  }),
  numbered('insertion_sequence', 'ins', 12),
  exons('insertion_targeted_exon', 'insertion_targeted_exon'),
  exons('insertion_canonical_targeted_exon', 'insertion_targeted_exon'),
  copied('molecular_mutation_deletion'),
  exons('targeted_exon', 'targeted_exon'),
  exons('canonical_targeted_exon', 'targeted_exon'),
  copied('aligned_fasta'),
];
