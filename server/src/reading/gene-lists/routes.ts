import Type from 'typebox';
import type { FastifyRequest } from 'fastify';
import {
  GeneListDescription,
  GeneListPage,
  GeneListPath,
  GeneListQuery,
  GeneListRecordInputs,
  type GeneListRecordInput,
  RemovedRecordsQuery,
} from 'shared/contract';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { chapter } from '../../identity/route-options.ts';
import { readContent, type ContentRequest } from './content.ts';
import {
  describeGeneLists,
  versionOfList,
  beginChange,
  changeableList,
  readsOnlyVisible,
} from './gene-list.ts';
import { GENE_LISTS_PATH, isId, recordIdsOf, termsOf } from './list-address.ts';
import { filteredGenes } from './record-filter.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { InvalidRequestError } from '../../platform/http/errors/errors.ts';
import { expectedVersion } from '../../platform/http/responses/resource-version.ts';
import { changeRecords } from './change-records.ts';
import { notesOf } from './records.ts';
import { removeRecords } from './write-records.ts';

const { described, open } = chapter('Gene lists');
const schema = {
  params: GeneListPath,
  querystring: GeneListQuery,
  response: { 200: GeneListPage, 204: Type.Null() },
};

/** Reading the gene lists of consortia (api-3 §1.3 to §1.5). */
export const geneListRoutes: TrackerRoutes = (app, { db, catalogues }) => {
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
    open({
      summary: 'The consortia that have a gene list',
      response: { 200: Type.Array(GeneListDescription) },
    }),
    () => describeGeneLists(db),
  );

  app.get(
    `${GENE_LISTS_PATH}/:consortiumName/content`,
    described({
      ...schema,
      summary: 'The records of a gene list',
      description:
        'Records that are not `visible` are for people with a role in the consortium and administrators. No content ' +
        'when `markerSymbol` is there but empty. An unknown consortium has no records. The version in ' +
        'the ETag is the list’s.',
    }),
    async (request, reply) => {
      const { params, query } = request;
      const { consortiumName } = params;
      const terms = termsOf(query.markerSymbol);
      if (query.markerSymbol !== undefined && terms.length === 0) return reply.code(204).send(null);
      reply.resourceVersion = await versionOfList(db, consortiumName);
      const geneIds = await filteredGenes(db, terms);
      return readContent(await contentOf(request, `${encodeURIComponent(consortiumName)}/content`, query), {
        ...{ consortiumName, onlyVisible: readsOnlyVisible(request.caller, consortiumName), geneIds },
      });
    },
  );

  app.get(
    `${GENE_LISTS_PATH}/:consortiumName/publicContent`,
    open({ ...schema, summary: 'The records of a gene list that everybody may see' }),
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

const response = { 204: Type.Null() };

/** Ids of the records in a body that has been validated. */
function idsIn(body: unknown): number[] {
  const ids = Array.isArray(body) ? body.map((record: GeneListRecordInput) => record.id) : [];
  return ids.map(Number).filter(isId);
}

const CONTENT = `${GENE_LISTS_PATH}/:consortiumName/content`;

/** Changing the gene list of a consortium (api-3 §1.7 and §1.8): for administrators and the consortium's managers. */
export const geneListChangeRoutes: TrackerRoutes = (app, { db }) => {
  app.post(
    CONTENT,
    described(
      {
        summary: 'Add and replace records of a gene list',
        description:
          'A record with an id takes the place of that record; the others are added. All or nothing. With If-Match a ' +
          'version of the list that is not the latest is refused.',
        params: GeneListPath,
        body: GeneListRecordInputs,
        response,
      },
      { readStored: ({ body }) => notesOf(db, idsIn(body)) },
    ),
    async (request, reply) => {
      const { caller, params, body } = request;
      const change = { caller, ...params, expectedVersion: expectedVersion(request) };
      await inTransaction(db, caller.email ?? '', (tx) => changeRecords(tx, change, body));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    CONTENT,
    described({
      summary: 'Remove records of a gene list',
      description: 'Ids of other lists and unknown ones are ignored; what is no number is refused.',
      params: GeneListPath,
      querystring: RemovedRecordsQuery,
      response,
    }),
    async (request, reply) => {
      const { caller, params, query } = request;
      if (query.recordId === undefined) throw new InvalidRequestError('recordId parameter is missing');
      const ids = recordIdsOf(query.recordId);
      await inTransaction(db, caller.email ?? '', async (tx) => {
        const list = await changeableList(tx, caller, params.consortiumName);
        await beginChange(tx, list, expectedVersion(request));
        await removeRecords(tx, list, ids);
      });
      return reply.code(204).send(null);
    },
  );
};
