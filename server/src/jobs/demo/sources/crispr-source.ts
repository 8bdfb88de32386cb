import type { Gene, GeneBook } from '../../../catalogue/reference-data/load-genes.ts';
import { numberOf, readTable, textOf } from '../../../catalogue/reference-data/read-table.ts';
import type { DemoGuide } from './model.ts';

/** A row of `crispr_attempts.tsv.gz` with its guides and mutant sequence. */
export interface CrisprSourceRow {
  readonly id: number;
  readonly gene: Gene;
  readonly centre: string;
  readonly status: CrisprSourceStatus;
  readonly strain: string;
  readonly miDate: string;
  readonly deliveryMethod: string;
  readonly nuclease: { readonly class: 'protein' | 'mRNA'; readonly concentration: number | null };
  readonly embryosInjected: number | null;
  readonly embryosSurvived: number | null;
  readonly embryosTransferred: number | null;
  readonly founderPups: number | null;
  readonly foundersAssayed: number | null;
  readonly foundersBred: number | null;
  readonly foundersWithDeletion: number | null;
  readonly alleleType: string | null;
  readonly alleleSubtype: string | null;
  readonly reasonFailed: string | null;
  readonly guides: readonly DemoGuide[];
  readonly mutantSequence: string | null;
}

export type CrisprSourceStatus = 'Genotype confirmed' | 'Founder obtained' | 'Micro-injection aborted';

/** Source rows that could not be placed, for the summary. */
export interface Skipped {
  readonly source: string;
  readonly key: string;
  readonly reason: string;
}

/**
 * Every CRISPR attempt whose gene is loaded, oldest first.
 *
 * @param skipped gathers attempts whose gene is unknown
 */
export async function readCrisprSource(book: GeneBook, skipped: Skipped[]): Promise<CrisprSourceRow[]> {
  const guides = await readGuides();
  const sequences = await readSequences();
  const table = await readTable('crispr_attempts.tsv.gz');
  const rows = table.flatMap((row): CrisprSourceRow[] => {
    const gene = book.byAccession(row('mgi_id')) ?? book.byAnyName(row('symbol'));
    if (gene === undefined) {
      skipped.push({ source: 'crispr_attempts', key: row('attempt_id'), reason: `no gene ${row('mgi_id')}` });
      return [];
    }
    const isProtein = row('cas9_type') === 'Protein';
    const concentration = numberOf(row('grna_concentration'));
    return [
      {
        id: Number(row('attempt_id')),
        gene,
        centre: row('production_centre'),
        status: statusOf(row('status')),
        strain: row('zygote_strain'),
        miDate: row('mi_date'),
        deliveryMethod: row('delivery_method'),
        nuclease: {
          class: isProtein ? 'protein' : 'mRNA',
          concentration: numberOf(row(isProtein ? 'protein_concentration' : 'mrna_concentration')),
        },
        embryosInjected: numberOf(row('embryos_injected')),
        embryosSurvived: numberOf(row('embryos_survived')),
        embryosTransferred: numberOf(row('embryos_transferred')),
        founderPups: numberOf(row('founder_pups_born')),
        foundersAssayed: numberOf(row('founders_assayed')),
        foundersBred: numberOf(row('founders_selected_for_breeding')),
        foundersWithDeletion: numberOf(row('g0_deletion_detected')),
        alleleType: textOf(row('allele_type')),
        alleleSubtype: textOf(row('allele_subtype')),
        reasonFailed: textOf(row('reason_glt_failed')),
        guides: (guides.get(row('attempt_id')) ?? []).map((guide) => ({ ...guide, concentration })),
        mutantSequence: sequences.get(row('attempt_id')) ?? null,
      },
    ];
  });
  return rows.toSorted((one, other) => one.miDate.localeCompare(other.miDate) || one.id - other.id);
}

function statusOf(status: string): CrisprSourceStatus {
  switch (status) {
    case 'Genotype confirmed':
    case 'Founder obtained':
    case 'Micro-injection aborted':
      return status;
    default:
      throw new Error(`Unknown CRISPR attempt status '${status}'`);
  }
}

/** Guides by attempt, on GRCm39 where the source could shift them, else on GRCm38. */
async function readGuides(): Promise<Map<string, Omit<DemoGuide, 'concentration'>[]>> {
  const table = await readTable('crispr_guides.tsv.gz');
  const guides = new Map<string, Omit<DemoGuide, 'concentration'>[]>();
  for (const row of table) {
    const isShifted = row('grcm39_start') !== '';
    const ofAttempt = guides.get(row('attempt_id')) ?? [];
    ofAttempt.push({
      spacer: row('spacer'),
      pam: row('pam'),
      strand: row('strand'),
      chromosome: row('chromosome'),
      start: Number(row(isShifted ? 'grcm39_start' : 'start')),
      stop: Number(row(isShifted ? 'grcm39_end' : 'end')),
      build: isShifted ? 'GRCm39' : 'GRCm38',
      plusStrandSequence: row('plus_strand_sequence'),
    });
    guides.set(row('attempt_id'), ofAttempt);
  }
  return guides;
}

async function readSequences(): Promise<Map<string, string>> {
  const table = await readTable('crispr_mutant_sequences.tsv.gz');
  return new Map(table.map((row) => [row('attempt_id'), row('sequence')]));
}
