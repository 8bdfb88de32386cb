/** Addresses of the server's calls (api-3 §7). */
export const NUMBERS = '/api/glt_production_numbers';
export const NUMBERS_FILE = '/api/reports/glt_production_numbers';
/** One number: how many genes have confirmed lines by either technique. */
export const GENE_COUNT = '/api/glt_production_numbers/overlap/union';
/** The symbols of the genes that have confirmed lines by both techniques. */
export const GENES_OF_BOTH_FILE = '/api/reports/glt_production_numbers/overlap/intersection';
