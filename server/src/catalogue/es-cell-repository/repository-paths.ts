/** Where the things of the ES cell repository are (api-3 section 5). */
export const ES_CELLS = '/api/targ_rep/es_cell';
export const ALLELES = '/api/targ_rep/alleles';
export const PIPELINES = '/api/targ_rep/pipelines';
export const TARGETING_VECTORS = '/api/targ_rep/targeting_vectors';
export const GENBANK_FILES = '/api/targ_rep/genbank_file';
