import Type from 'typebox';
import {
  BulkJob,
  BulkJobCreation,
  BulkJobPath,
  BulkJobRow,
  BulkJobRowsQuery,
  ChangeResponse,
  MOST_TARGETS,
  ProjectIdentifiers,
  ProjectListQuery,
} from 'shared/contract';
import { oncePerKey } from '../../identity/idempotency/once-per-key.ts';
import { signedIn } from '../../identity/permissions/caller.ts';
import { chapter } from '../../identity/route-options.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { changeResponse } from '../../platform/history/change-response.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import type { TrackerRoutes } from '../context.ts';
import { listIdentifiers } from '../projects/list/service.ts';
import { jobRows } from './job-rows.ts';
import { createJob, createUndo, latestJobs } from './jobs-repository.ts';
import { BULK_JOBS_PATH, ownJob } from './own-job.ts';

const { described } = chapter('Work on many at once');
const PATH = BULK_JOBS_PATH;
const LATEST = 20;

/** Work on many records at once. An addition to the tracker's API. */
export const bulkJobRoutes: TrackerRoutes = async (app, context) => {
  await readingRoutes(app, context);
  await givingRoutes(app, context);
};

const givingRoutes: TrackerRoutes = (app, { db }) => {
  app.post(
    PATH,
    described({
      summary: 'Change many records, or say what would change',
      description:
        'Each record is changed by the ordinary rules, in its own transaction, by the person who gives the job and with ' +
        'the rights of that moment. The job goes on after a restart. Its identifier is the last part of the self link. ' +
        'With an Idempotency-Key header a repeated request gives one job.',
      body: BulkJobCreation,
      response: { 200: ChangeResponse },
    }),
    async (request) => {
      const caller = signedIn(request.caller);
      return inTransaction(db, caller.email, (tx) =>
        oncePerKey(tx, request, async () => {
          const id = await createJob(tx, caller, request.body);
          return changeResponse([], `${request.baseUrl}${PATH}/${id}`);
        }),
      );
    },
  );

  app.post(
    `${PATH}/:id/undo`,
    described({
      summary: 'Bring back what a job changed',
      description:
        'A day long. Records that somebody changed since are refused and named; the others are as they were before. ' +
        'With an Idempotency-Key header a repeated request gives one job.',
      params: BulkJobPath,
      response: { 200: ChangeResponse },
    }),
    async (request) => {
      const caller = signedIn(request.caller);
      return inTransaction(db, caller.email, (tx) =>
        oncePerKey(tx, request, async () => {
          const { id, isUndoable } = await ownJob(tx, request.params.id, caller);
          if (!isUndoable)
            throw new UserError(
              'This job cannot be undone: that is possible once, within a day of its end, where it changed something.',
            );
          const undo = await createUndo(tx, caller.personId, id);
          return changeResponse([], `${request.baseUrl}${PATH}/${undo}`);
        }),
      );
    },
  );
};

const readingRoutes: TrackerRoutes = (app, { db, catalogues }) => {
  app.get(
    '/api/v2/projectIdentifiers',
    described({
      summary: 'The identifiers of all projects that a list finds, for a job on them',
      description: 'The filters of `GET /api/projects`. At most so many as a job takes.',
      querystring: ProjectListQuery,
      response: { 200: ProjectIdentifiers },
    }),
    ({ caller, query }) => listIdentifiers({ db, catalogues }, query, signedIn(caller), MOST_TARGETS),
  );

  app.get(
    PATH,
    described({ summary: 'The latest jobs of the caller', response: { 200: Type.Array(BulkJob) } }),
    ({ caller }) => latestJobs(db, signedIn(caller).personId, LATEST),
  );

  app.get(
    `${PATH}/:id`,
    described({
      summary: 'How far a job has come',
      params: BulkJobPath,
      response: { 200: BulkJob },
    }),
    ({ caller, params }) => ownJob(db, params.id, signedIn(caller)),
  );

  app.get(
    `${PATH}/:id/rows`,
    described({
      summary: 'What became of each record of a job',
      params: BulkJobPath,
      querystring: BulkJobRowsQuery,
      response: { 200: Type.Array(BulkJobRow) },
    }),
    async ({ caller, params, query }) => {
      const person = signedIn(caller);
      const { id } = await ownJob(db, params.id, person);
      return jobRows(db, id, { after: query.after ?? 0, limit: query.limit ?? 200 }, person);
    },
  );
};
