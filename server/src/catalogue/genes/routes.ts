import { FilterValue, OrthologsByAccessionId, ReferenceGene } from 'shared/contract';
import Type from 'typebox';
import type { CatalogueRoutes } from '../context.ts';
import { chapter } from '../../identity/route-options.ts';
import {
  lookUpBySymbolStart,
  lookUpGenes,
  lookUpOrthologs,
  lookUpSymbols,
  lookUpSynonym,
} from './gene-lookup.ts';

const { described } = chapter('Genes');
const InputQuery = Type.Object({ input: Type.String({ description: 'may hold % and _ as wildcards' }) });
const SymbolQuery = Type.Object({ symbol: Type.String() });
const Genes = Type.Array(ReferenceGene);

/** Look-ups among the reference genes (api-1 §18, api-3 §2.3 and §3). All need a token. */
export const geneRoutes: CatalogueRoutes = (app, { db, externalServices }) => {
  app.get(
    '/api/genesInExternalData',
    described({
      summary: 'Find reference genes by a pattern of symbol or accession id',
      description: 'At least three characters. At most 500 genes, the shortest symbols first.',
      querystring: InputQuery,
      response: { 200: Genes },
    }),
    async (request) => lookUpGenes(db, request.query.input),
  );

  app.get(
    '/api/genesNamesInExternalData',
    described({
      summary: 'Find symbols of reference genes by a pattern',
      querystring: InputQuery,
      response: { 200: Type.Array(Type.String()) },
    }),
    async (request) => lookUpSymbols(db, request.query.input),
  );

  app.get(
    '/api/genes',
    described({
      summary: 'Find genes whose symbol begins with a text',
      querystring: SymbolQuery,
      response: { 200: Genes },
    }),
    async (request) => lookUpBySymbolStart(db, request.query.symbol),
  );

  app.get(
    '/api/geneSynonymInExternalData',
    described({
      summary: 'Find the gene that has a synonym',
      description:
        'An empty answer when no gene has it. Where several have it, the first, with the others in sameSynonym.',
      querystring: SymbolQuery,
    }),
    async (request, reply) => reply.send(await lookUpSynonym(db, request.query.symbol)),
  );

  app.get(
    '/api/ortholog/byAccIds',
    described({
      summary: 'Human orthologs of mouse genes, by accession id',
      description: 'The orthologs with the highest support; genes without any are absent.',
      querystring: Type.Object({ accIds: FilterValue }),
      response: { 200: OrthologsByAccessionId },
    }),
    async (request) => lookUpOrthologs(externalServices.orthologs, request.query.accIds),
  );
};
