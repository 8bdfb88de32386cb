import { createHash } from 'node:crypto';
import {
  BulkJobPath,
  ChangeResponse,
  IMPORT_KINDS,
  ImportPath,
  ImportQuery,
  ImportTemplateQuery,
  RefusedRowsQuery,
  type ImportKind,
} from 'shared/contract';
import { oncePerKey } from '../../../identity/idempotency/once-per-key.ts';
import { signedIn } from '../../../identity/permissions/caller.ts';
import { chapter } from '../../../identity/route-options.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { changeResponse } from '../../../platform/history/change-response.ts';
import { UserError } from '../../../platform/http/errors/errors.ts';
import { readUploadedFile } from '../../../platform/http/requests/uploaded-file.ts';
import { sendSheet, SHEETS } from '../../../platform/http/responses/send-sheet.ts';
import type { App } from '../../../platform/http/app-context.ts';
import type { TrackerContext, TrackerRoutes } from '../../context.ts';
import { BULK_JOBS_PATH, ownJob } from '../own-job.ts';
import { EXTRA_COLUMNS, IMPORTED_ATTEMPT_TYPES, templateHeader, templateRows } from './columns.ts';
import { createImport, refusedRows } from './import-jobs.ts';
import { presentValues } from './present-values.ts';
import { readImport } from './read-import.ts';

const { described } = chapter('Spreadsheets in');
const consumes = ['multipart/form-data'];

/** Bringing in spreadsheets. An addition to the tracker's API. */
export const importRoutes: TrackerRoutes = async (app, context) => {
  await givingRoutes(app, context);
  await fileRoutes(app, context);
};

const givingRoutes: TrackerRoutes = (app, context) => {
  for (const kind of IMPORT_KINDS) addGiving(app, context, kind);
};

const SUMMARIES: Readonly<Record<ImportKind, string>> = {
  newProjects: 'Create a project for each row of a spreadsheet, or preview it',
  attemptUpdates: 'Change the attempt of the plan that each row of a spreadsheet names, or preview it',
};

function addGiving(app: App, { db }: TrackerContext, kind: ImportKind): void {
  app.post(
    `/api/v2/imports/${kind}`,
    described({
      summary: SUMMARIES[kind],
      description:
        'A form with the part `file`: CSV or XLSX with the columns of the template, in any order and case. The rows are ' +
        'worked off as a job (`/api/v2/bulkJobs`), each by the ordinary rules and in its own transaction; the job goes on ' +
        'after a restart. A row that has created a project before creates none again. The identifier of the job is the ' +
        'last part of the self link. With an Idempotency-Key header a repeated request gives one job.',
      consumes,
      querystring: ImportQuery,
      response: { 200: ChangeResponse },
    }),
    async (request) => {
      const { query, baseUrl, method, url, headers } = request;
      const caller = signedIn(request.caller);
      const bytes = await readUploadedFile(request);
      const file = await readImport(kind, bytes);
      const body = createHash('sha256').update(bytes).digest('base64url');
      return inTransaction(db, caller.email, (tx) =>
        oncePerKey(tx, { method, url, headers, caller, body }, async () => {
          const id = await createImport(tx, caller, kind, file, query.isPreview ?? false);
          return changeResponse([], `${baseUrl}${BULK_JOBS_PATH}/${id}`);
        }),
      );
    },
  );
}

/** @throws UserError for an attempt type whose attempts do not come by file */
function templateType(attemptTypeName: string | null | undefined): string {
  const type = IMPORTED_ATTEMPT_TYPES.find((one) => one === (attemptTypeName ?? IMPORTED_ATTEMPT_TYPES[0]));
  if (type !== undefined) return type;
  throw new UserError(
    `There is no template for '${attemptTypeName ?? ''}'. There is one for each of: ${IMPORTED_ATTEMPT_TYPES.join(', ')}.`,
  );
}

const fileRoutes: TrackerRoutes = (app, { db, catalogues }) => {
  app.get(
    '/api/v2/imports/:kind/template',
    described(
      {
        summary: 'A spreadsheet with the columns of an attempt type, and no rows',
        description:
          'For updates of attempts, with a work unit: a row for each plan of that unit and attempt type that the caller may ' +
          'update, with its present values and the version that they are of. Changed and brought in, it updates what was ' +
          'changed; a row is refused where somebody else has changed its plan since then.',
        params: ImportPath,
        querystring: ImportTemplateQuery,
      },
      { sends: SHEETS },
    ),
    async ({ caller, params: { kind }, query }, reply) => {
      const { workUnitName, genes = '', format } = query;
      const type = templateType(query.attemptTypeName);
      if (workUnitName) {
        if (kind !== 'attemptUpdates')
          throw new UserError('Only a file of updates comes with the present values of a work unit.');
        const lists = await catalogues.read();
        const table = await presentValues({ db, lists, caller }, { attemptTypeName: type, workUnitName });
        return sendSheet(reply, { name: `Present values - ${type}`, format, ...table });
      }
      const name = `${kind === 'newProjects' ? 'New projects' : 'Updates'} - ${type}`;
      const symbols = genes
        .split(',')
        .map((symbol) => symbol.trim())
        .filter((symbol) => symbol !== '');
      const header = templateHeader(kind, type);
      return sendSheet(reply, { name, format, header, rows: [templateRows(header, type, symbols)] });
    },
  );

  app.get(
    `${BULK_JOBS_PATH}/:id/refusedRows`,
    described(
      {
        summary: 'The refused rows of an import as a spreadsheet, with what is wrong with each',
        description:
          'Mended, it can be brought in as it is: line and problem are left out then. A row that is older than its plan needs the ' +
          'values and the version of now.',
        params: BulkJobPath,
        querystring: RefusedRowsQuery,
      },
      { sends: SHEETS },
    ),
    async ({ caller, params, query: { format } }, reply) => {
      const { id, action } = await ownJob(db, params.id, signedIn(caller));
      if (!('columns' in action)) throw new UserError('This job does not come from a spreadsheet.');
      const rows = await refusedRows(db, id);
      return sendSheet(reply, {
        name: `Refused rows of job ${id}`,
        format,
        header: [EXTRA_COLUMNS.line, EXTRA_COLUMNS.problem, ...action.columns],
        rows: [rows.map(({ line, message, cells }) => [line, message, ...cells])],
      });
    },
  );
};
