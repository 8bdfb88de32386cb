/** Reference genes (migration 0002), guides published for them (0016). */
import type { Generated } from 'kysely';
import type { Audited } from './columns.ts';

/** The tables of this domain by name. */
export interface Genes {
  gene: Audited & {
    id: Generated<number>;
    acc_id: string;
    symbol: string;
    name: string | null;
    type: string | null;
    marker_type: string | null;
    species_id: number;
    cm: string | null;
    chromosome: string | null;
    start: number | null;
    stop: number | null;
    strand: string | null;
    grcm38_chromosome: string | null;
    grcm38_start: number | null;
    grcm38_stop: number | null;
    ensembl_gene_id: string | null;
    canonical_transcript_id: string | null;
    entrez_gene_id: number | null;
    is_impc_listed: Generated<boolean>;
  };
  gene_synonym: { gene_id: number; synonym: string };
  ortholog: {
    gene_id: number;
    human_symbol: string;
    hgnc_id: string | null;
    human_entrez_gene_id: number | null;
    human_ensembl_gene_id: string | null;
    is_mgi_pair: Generated<boolean>;
    support_count: Generated<number>;
    support: Generated<string[]>;
  };
  gene_exon_model: {
    gene_id: number;
    genome_build: string;
    chromosome: string;
    strand: string;
    exon_starts: number[];
    exon_ends: number[];
  };
  gene_guide: {
    gene_id: number;
    genome_build: string;
    chromosome: string;
    start: number;
    stop: number;
    strand: string;
    plus_strand_sequence: string;
  };
}
