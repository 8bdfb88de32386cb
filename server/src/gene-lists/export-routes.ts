import type { FastifyReply, FastifyRequest } from 'fastify';
import { GeneListFilter, GeneListPath } from 'shared/contract';
import { sendCsv } from '../exports/csv.ts';
import type { RouteModule } from '../http/app-context.ts';
import { exportRecords } from './export-records.ts';
import { findOwner, unknownConsortium } from './gene-list.ts';
import { GENE_LISTS_PATH, termsOf } from './list-address.ts';
import { filteredGenes } from './record-question.ts';

/** Gene lists as CSV (api-3 §1.10). */
export const geneListExportRoutes: RouteModule = (app, { db, catalogues }) => {
  const ofList = {
    tags: ['Gene lists'],
    description: 'Records by id, with the projects on exactly their genes.',
    params: GeneListPath,
  };
  const schema = { ...ofList, querystring: GeneListFilter };
  const send = async (
    reply: FastifyReply,
    { caller }: Pick<FastifyRequest, 'caller'>,
    { consortiumName }: GeneListPath,
    { markerSymbol }: GeneListFilter,
    { name, onlyVisible }: { name: string; onlyVisible: boolean },
  ) => {
    const reader = { db, lists: await catalogues.read(), caller };
    const geneIds = await filteredGenes(db, termsOf(markerSymbol));
    return sendCsv(reply, await exportRecords(reader, { consortiumName, onlyVisible, geneIds }, name));
  };

  // The last one was made for trying something out; its clients, if there are any, get the same records.
  for (const path of ['export', 'exportProjection']) {
    app.get(
      `${GENE_LISTS_PATH}/:consortiumName/${path}`,
      { schema: { ...schema, summary: 'Export a gene list as CSV' } },
      async (request, reply) =>
        send(reply, request, request.params, request.query, { name: 'download.csv', onlyVisible: false }),
    );
  }

  app.get(
    `${GENE_LISTS_PATH}/:consortiumName/exportStream`,
    {
      schema: { ...ofList, summary: 'Export a gene list as CSV; an unknown consortium is refused' },
    },
    async (request, reply) => {
      const { consortiumName } = request.params;
      if ((await findOwner(db, consortiumName)) === undefined) throw unknownConsortium(consortiumName);
      return send(reply, request, request.params, {}, { name: 'customers.csv', onlyVisible: false });
    },
  );

  app.get(
    `${GENE_LISTS_PATH}/:consortiumName/exportPublic`,
    {
      config: { access: 'open' },
      schema: { ...schema, summary: 'Export what everybody may see of a gene list as CSV' },
    },
    async (request, reply) =>
      send(reply, request, request.params, request.query, { name: 'download.csv', onlyVisible: true }),
  );
};
