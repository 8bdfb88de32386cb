import {
  EsCell,
  EsCellNamePath,
  EsCellPage,
  EsCellsOfGene,
  EsCellSymbolPath,
  GenbankFile,
  GenbankFilePage,
  RepositoryAllele,
  RepositoryAllelePage,
  RepositoryPipeline,
  RepositoryPipelinePage,
  TargetingVector,
  TargetingVectorPage,
} from 'shared/contract';
import type { CatalogueRoutes } from '../context.ts';
import { ALLELE_COLLECTION } from './alleles.ts';
import { esCellByName, esCellsOfGene } from './es-cell-lookup.ts';
import { described, serveCollection } from './collection-routes.ts';
import { ES_CELL_COLLECTION } from './es-cells.ts';
import { GENBANK_FILE_COLLECTION } from './genbank-files.ts';
import { PIPELINE_COLLECTION } from './pipelines.ts';
import { TARGETING_VECTOR_COLLECTION } from './targeting-vectors.ts';

/** The ES cell repository (api-3 section 5), read-only; a token is needed. */
export const esCellRoutes: CatalogueRoutes = (app, { db }) => {
  serveCollection(app, db, ES_CELL_COLLECTION, {
    one: 'ES cell clone',
    many: 'ES cell clones',
    relation: 'targrep_es_cells',
    item: EsCell,
    page: EsCellPage,
  });
  serveCollection(app, db, ALLELE_COLLECTION, {
    one: 'designed allele',
    many: 'designed alleles',
    relation: 'targrep_alleles',
    item: RepositoryAllele,
    page: RepositoryAllelePage,
  });
  serveCollection(app, db, PIPELINE_COLLECTION, {
    one: 'pipeline',
    many: 'pipelines',
    relation: 'targrep_pipelines',
    item: RepositoryPipeline,
    page: RepositoryPipelinePage,
  });
  serveCollection(app, db, TARGETING_VECTOR_COLLECTION, {
    one: 'targeting vector',
    many: 'targeting vectors',
    relation: 'targrep_targeting_vectors',
    item: TargetingVector,
    page: TargetingVectorPage,
  });
  serveCollection(app, db, GENBANK_FILE_COLLECTION, {
    one: 'GenBank file record',
    many: 'GenBank file records',
    relation: 'targ_rep_genbank_file',
    item: GenbankFile,
    page: GenbankFilePage,
  });

  app.get(
    '/api/targ_rep/es_cell_by_name/:name',
    described({
      summary: 'Find an ES cell clone by its name',
      params: EsCellNamePath,
      response: { 200: EsCell },
    }),
    async ({ params, baseUrl }) => esCellByName(db, params.name, baseUrl),
  );

  app.get(
    '/api/targ_rep/es_cell_by_symbol/:symbol',
    described({
      summary: 'Find the ES cell clones of a gene',
      description:
        'All of them, by name. 404 for a symbol that is not known, and for a gene without alleles.',
      params: EsCellSymbolPath,
      response: { 200: EsCellsOfGene },
    }),
    async ({ params, baseUrl }) => esCellsOfGene(db, params.symbol, baseUrl),
  );
};
