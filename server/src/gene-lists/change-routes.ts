import { GeneListPath, GeneListRecordInputs, RemovedRecordsQuery } from 'shared/contract';
import Type from 'typebox';
import { inTransaction } from '../db/database.ts';
import type { RouteModule } from '../http/app-context.ts';
import { InvalidRequestError } from '../http/errors.ts';
import { expectedVersion } from '../http/resource-version.ts';
import { changeRecords } from './change-records.ts';
import { beginChange, changeableList } from './gene-list.ts';
import { GENE_LISTS_PATH, idsOf } from './list-address.ts';
import { removeRecords } from './write-records.ts';

const tags = ['Gene lists'];
const response = { 204: Type.Null() };
const CONTENT = `${GENE_LISTS_PATH}/:consortiumName/content`;

/** Changing the gene list of a consortium (api-3 §1.7 and §1.8): for administrators and the consortium's managers. */
export const geneListChangeRoutes: RouteModule = (app, { db }) => {
  app.post(
    CONTENT,
    {
      schema: {
        tags,
        summary: 'Add and replace records of a gene list',
        description:
          'A record with an id takes the place of that record; the others are added. All or nothing. With If-Match a ' +
          'version of the list that is not the latest is refused.',
        params: GeneListPath,
        body: GeneListRecordInputs,
        response,
      },
    },
    async (request, reply) => {
      const { caller, params, body } = request;
      const change = { caller, ...params, expectedVersion: expectedVersion(request) };
      await inTransaction(db, caller.email ?? '', (tx) => changeRecords(tx, change, body));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    CONTENT,
    {
      schema: {
        tags,
        summary: 'Remove records of a gene list',
        description: 'Ids of other lists and unknown ones are ignored.',
        params: GeneListPath,
        querystring: RemovedRecordsQuery,
        response,
      },
    },
    async (request, reply) => {
      const { caller, params, query } = request;
      if (query.recordId === undefined) throw new InvalidRequestError('recordId parameter is missing');
      const ids = idsOf(query.recordId);
      await inTransaction(db, caller.email ?? '', async (tx) => {
        const list = await changeableList(tx, caller, params.consortiumName);
        await beginChange(tx, list, expectedVersion(request));
        await removeRecords(tx, list, ids);
      });
      return reply.code(204).send(null);
    },
  );
};
