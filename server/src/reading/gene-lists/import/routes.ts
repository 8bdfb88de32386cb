import {
  GeneListImportPreview,
  GeneListImportQuery,
  GeneListNamesQuery,
  GeneListPath,
  type GeneListImportStep,
} from 'shared/contract';
import Type from 'typebox';
import type { TrackerRoutes } from '../../../tracker/context.ts';
import { chapter } from '../../../identity/route-options.ts';
import { clientGone } from '../../../platform/http/requests/client-gone.ts';
import { respondInSteps } from '../../../platform/http/responses/respond-in-steps.ts';
import { expectedVersion } from '../../../platform/http/responses/resource-version.ts';
import { readUploadedFile } from '../../../platform/http/requests/uploaded-file.ts';
import { GENE_LISTS_PATH } from '../list-address.ts';
import { readImportFile } from './import-file.ts';
import { importRows, previewImport } from './import-records.ts';

const { described } = chapter('Gene lists');
const consumes = ['multipart/form-data'];
const FILE =
  'A form with the part `file`: CSV with the headers Genes, Note, Type and Visible, in any order and case.';

/** Adding the rows of a file to a gene list (api-3 §1.9): for administrators and the consortium's managers. */
export const geneListImportRoutes: TrackerRoutes = (app, { db }) => {
  app.post(
    `${GENE_LISTS_PATH}/updateListWithFile/:consortiumName`,
    described({
      summary: 'Add the rows of a CSV file to a gene list',
      description: `${FILE} Nothing is added when a row is bad, unless the good ones are asked for.`,
      consumes,
      params: GeneListPath,
      querystring: GeneListImportQuery,
      response: { 204: Type.Null() },
    }),
    async (request, reply) => {
      const { caller, params, query } = request;
      const rows = await readImportFile(await readUploadedFile(request));
      const change = { caller, ...params, expectedVersion: expectedVersion(request) };
      await importRows(db, {
        change,
        rows,
        which: query.rows ?? 'all',
        names: query.names ?? 'symbols',
        signal: clientGone(reply),
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/v2/geneList/:consortiumName/import',
    {
      // A compressor would keep the lines until it has enough of them.
      compress: false,
      ...described({
        summary: 'Add the rows of a CSV file to a gene list, telling how far it is',
        description: `${FILE} The answer is a line of JSON for each step (GeneListImportStep), as the work goes on.`,
        consumes,
        params: GeneListPath,
        querystring: GeneListImportQuery,
      }),
    },
    async (request, reply) => {
      const { caller, params, query } = request;
      const rows = await readImportFile(await readUploadedFile(request));
      const change = { caller, ...params, expectedVersion: expectedVersion(request) };
      const wanted = {
        change,
        rows,
        which: query.rows ?? 'all',
        names: query.names ?? 'symbols',
        signal: clientGone(reply),
      };
      return respondInSteps<GeneListImportStep>(request, reply, async (tell) => {
        const added = await importRows(db, wanted, (step) => tell({ ...step, isStored: false }));
        return { added, rows: added, isStored: true };
      });
    },
  );

  app.post(
    '/api/v2/geneList/:consortiumName/importPreview',
    described(
      {
        summary: 'What adding the rows of a CSV file to a gene list would do',
        description: `${FILE} Nothing is changed.`,
        consumes,
        params: GeneListPath,
        querystring: GeneListNamesQuery,
        response: { 200: GeneListImportPreview },
      },
      { readsOnly: true },
    ),
    async (request) => {
      const rows = await readImportFile(await readUploadedFile(request));
      const { caller, params, query } = request;
      return previewImport(db, caller, params.consortiumName, rows, query.names ?? 'symbols');
    },
  );
};
