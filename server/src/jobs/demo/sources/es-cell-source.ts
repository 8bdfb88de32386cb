import type { Gene, GeneBook } from '../../../catalogue/reference-data/load-genes.ts';
import { readTable, textOf } from '../../../catalogue/reference-data/read-table.ts';
import type { Skipped } from './crispr-source.ts';

/** A row of `es_cell_attempts.tsv.gz`. */
export interface EsCellSourceRow {
  readonly colony: string;
  readonly gene: Gene;
  readonly clone: string;
  readonly pipeline: string;
  readonly mutationSubtype: string;
  readonly consortium: string;
  readonly centre: string;
  readonly miDate: string;
  readonly isConfirmed: boolean;
  /** Names of passed assays, as the source writes them. */
  readonly distributionQc: readonly string[];
  readonly userQc: readonly string[];
  readonly mouseQc: readonly string[];
  /** What the source calls confirmed, in words. */
  readonly confirmations: readonly string[];
}

/** A clone of which the source gives the allele symbol. */
export interface NamedClone {
  readonly clone: string;
  readonly gene: Gene;
  /** What stands between `<` and `>`. */
  readonly superscript: string;
  readonly strain: string | null;
  readonly parentalCellLine: string | null;
  readonly targetingVector: string | null;
}

const CONFIRMATIONS = {
  locus_targeted_confirmed: 'locus targeted',
  structure_confirmed: 'structure',
  downstream_loxp_confirmed: 'downstream loxP',
  no_additional_vector_insertions: 'no additional vector insertions',
} as const;

/** Every ES cell attempt whose gene is loaded, oldest first. */
export async function readEsCellSource(book: GeneBook, skipped: Skipped[]): Promise<EsCellSourceRow[]> {
  const table = await readTable('es_cell_attempts.tsv.gz');
  const rows = table.flatMap((row): EsCellSourceRow[] => {
    const gene = book.byAccession(row('mgi_id')) ?? book.byAnyName(row('symbol'));
    if (gene === undefined) {
      const reason = `no gene ${row('mgi_id')} ${row('symbol')}`;
      skipped.push({ source: 'es_cell_attempts', key: row('colony_prefix'), reason });
      return [];
    }
    return [
      {
        colony: row('colony_prefix'),
        gene,
        clone: row('es_cell_clone'),
        pipeline: row('pipeline'),
        mutationSubtype: row('mutation_subtype'),
        consortium: row('consortium'),
        centre: row('production_centre'),
        miDate: row('mi_date'),
        isConfirmed: row('overall_indicator') === 'allpass',
        distributionQc: wordsOf(row('es_distribution_qc')),
        userQc: wordsOf(row('es_user_qc')),
        mouseQc: wordsOf(row('mouse_qc')),
        confirmations: Object.entries(CONFIRMATIONS).flatMap(([column, words]) =>
          row(column) === '1' ? [words] : [],
        ),
      },
    ];
  });
  return rows.toSorted(
    (one, other) => one.miDate.localeCompare(other.miDate) || (one.colony < other.colony ? -1 : 1),
  );
}

/** Clones with a targeted (`tm`) allele symbol; gene traps and transgenes are left out. */
export async function readNamedClones(book: GeneBook): Promise<NamedClone[]> {
  const table = await readTable('es_cell_clone_alleles_sample.tsv');
  return table.flatMap((row) => {
    const gene = book.byAccession(row('mgi_id'));
    const superscript = /<(tm.*)>$/.exec(row('allele_symbol'))?.[1];
    return gene === undefined || superscript === undefined
      ? []
      : [
          {
            clone: row('es_cell_clone'),
            gene,
            superscript,
            strain: textOf(row('strain')),
            parentalCellLine: textOf(row('parental_cell_line')),
            targetingVector: textOf(row('targeting_vector')),
          },
        ];
  });
}

function wordsOf(field: string): string[] {
  return field === '' ? [] : field.split(' ');
}
