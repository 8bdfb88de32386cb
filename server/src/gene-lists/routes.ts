import type { FastifyRequest } from 'fastify';
import { GeneListDescription, GeneListPage, GeneListPath, GeneListQuery } from 'shared/contract';
import Type from 'typebox';
import type { RouteModule } from '../http/app-context.ts';
import { readContent, type ContentRequest } from './content.ts';
import { describeGeneLists, versionOfList } from './gene-list.ts';
import { GENE_LISTS_PATH, termsOf } from './list-address.ts';
import { filteredGenes } from './record-question.ts';

const tags = ['Gene lists'];
const open = { access: 'open' } as const;
const schema = {
  tags,
  params: GeneListPath,
  querystring: GeneListQuery,
  response: { 200: GeneListPage, 204: Type.Null() },
};

/** Reading the gene lists of consortia (api-3 §1.3 to §1.5). */
export const geneListRoutes: RouteModule = (app, { db, catalogues }) => {
  const contentOf = async (
    request: Pick<FastifyRequest, 'caller' | 'baseUrl'>,
    path: string,
    query: ContentRequest['query'],
  ): Promise<ContentRequest> => {
    const { caller, baseUrl } = request;
    return { db, lists: await catalogues.read(), caller, baseUrl, path: `${GENE_LISTS_PATH}/${path}`, query };
  };

  app.get(
    `${GENE_LISTS_PATH}/descriptions`,
    {
      config: open,
      schema: {
        tags,
        summary: 'The consortia that have a gene list',
        response: { 200: Type.Array(GeneListDescription) },
      },
    },
    () => describeGeneLists(db),
  );

  app.get(
    `${GENE_LISTS_PATH}/:consortiumName/content`,
    {
      schema: {
        ...schema,
        summary: 'The records of a gene list',
        description:
          'No content when `markerSymbol` is there but empty. An unknown consortium has no records. The version in ' +
          'the ETag is the list’s.',
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const { consortiumName } = params;
      const terms = termsOf(query.markerSymbol);
      if (query.markerSymbol !== undefined && terms.length === 0) return reply.code(204).send(null);
      reply.resourceVersion = await versionOfList(db, consortiumName);
      const geneIds = await filteredGenes(db, terms);
      return readContent(await contentOf(request, `${encodeURIComponent(consortiumName)}/content`, query), {
        ...{ consortiumName, onlyVisible: false, geneIds },
      });
    },
  );

  app.get(
    `${GENE_LISTS_PATH}/:consortiumName/publicContent`,
    { config: open, schema: { ...schema, summary: 'The records of a gene list that everybody may see' } },
    async (request) => {
      const { params, query } = request;
      const { consortiumName } = params;
      const geneIds = await filteredGenes(db, termsOf(query.markerSymbol));
      const path = `${encodeURIComponent(consortiumName)}/publicContent`;
      return readContent(await contentOf(request, path, query), {
        ...{ consortiumName, onlyVisible: true, geneIds },
      });
    },
  );
};
