/** Attempt types by which plans of a project are distinguished (spec part 1 §3, §4). */
export const ES_CELL = 'es cell';
export const CRISPR = 'crispr';
export const HAPLO_ESSENTIAL_CRISPR = 'haplo-essential crispr';
export const ES_CELL_ALLELE_MODIFICATION = 'es cell allele modification';
export const CRISPR_ALLELE_MODIFICATION = 'crispr allele modification';
