import type { FastifyReply } from 'fastify';
import { GeneListFilter, GeneListPath } from 'shared/contract';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { readDb, type ReadRequest } from '../../identity/read-database.ts';
import { chapter } from '../../identity/route-options.ts';
import { sendCsv } from '../../platform/http/responses/csv.ts';
import { exportRecords } from './export-records.ts';
import { findOwner, readsOnlyVisible, unknownConsortium } from './gene-list.ts';
import { GENE_LISTS_PATH, termsOf } from './list-address.ts';
import { filteredGenes } from './record-filter.ts';

const { described, open } = chapter('Gene lists');

interface SentFile {
  name: string;
  mediaType?: string;
  onlyVisible?: boolean;
}

/** Gene lists as CSV (api-3 §1.10). */
export const geneListExportRoutes: TrackerRoutes = (app, context) => {
  const ofList = {
    description:
      'Records by id, with the projects on exactly their genes. Those that are not `visible` are for people with a role ' +
      'in the consortium and administrators.',
    params: GeneListPath,
  };
  const schema = { ...ofList, querystring: GeneListFilter };
  const send = async (
    reply: FastifyReply,
    request: ReadRequest,
    { consortiumName }: GeneListPath,
    { markerSymbol }: GeneListFilter,
    { name, mediaType = 'text/csv', onlyVisible }: SentFile,
  ) => {
    const { caller } = request;
    const db = await readDb(context, request);
    const reader = { db, lists: await context.catalogues.read(), caller };
    const geneIds = await filteredGenes(db, termsOf(markerSymbol));
    const file = await exportRecords(
      reader,
      { consortiumName, onlyVisible: onlyVisible ?? readsOnlyVisible(caller, consortiumName), geneIds },
      name,
    );
    return sendCsv(reply, { ...file, mediaType });
  };

  // The last one was made for trying something out; its clients, if there are any, get the same records.
  for (const path of ['export', 'exportProjection']) {
    app.get(
      `${GENE_LISTS_PATH}/:consortiumName/${path}`,
      described({ ...schema, summary: 'Export a gene list as CSV' }, { sends: 'text/csv' }),
      async (request, reply) => send(reply, request, request.params, request.query, { name: 'download.csv' }),
    );
  }

  app.get(
    `${GENE_LISTS_PATH}/:consortiumName/exportStream`,
    described(
      { ...ofList, summary: 'Export a gene list as CSV; an unknown consortium is refused' },
      { sends: 'application/csv' },
    ),
    async (request, reply) => {
      const { consortiumName } = request.params;
      if ((await findOwner(context.db, consortiumName)) === undefined)
        throw unknownConsortium(consortiumName);
      return send(
        reply,
        request,
        request.params,
        {},
        { name: 'customers.csv', mediaType: 'application/csv' },
      );
    },
  );

  app.get(
    `${GENE_LISTS_PATH}/:consortiumName/exportPublic`,
    open(
      { ...schema, summary: 'Export what everybody may see of a gene list as CSV' },
      { sends: 'text/csv' },
    ),
    async (request, reply) =>
      send(reply, request, request.params, request.query, { name: 'download.csv', onlyVisible: true }),
  );
};
