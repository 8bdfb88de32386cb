import Type from 'typebox';
import {
  ChangeResponse,
  HistoryRecord,
  Plan,
  PlanCreation,
  PlanListQuery,
  PlanPage,
  PlanPath,
  PlanUpdate,
} from 'shared/contract';
import type { TrackerRoutes } from '../context.ts';
import { editorOf } from '../../identity/reader.ts';
import { chapter } from '../../identity/route-options.ts';
import { csvLines } from '../../platform/http/responses/csv.ts';
import { readHistory } from '../../platform/history/read-history.ts';
import { linkHeader } from '../../platform/http/responses/hal.ts';
import { addPlan } from './add-plan.ts';
import { listPlans, PLANS_PATH } from './list/list-plans.ts';
import { mayHaveAnotherOutcome } from './outcome-creation.ts';
import { toPlan } from './plan-representation.ts';
import { readablePlan, requireReadablePlan } from './readable-plan.ts';
import { SYNC_HEADER, synchroniseStatuses } from './status/status-sync.ts';
import { updatePlan } from './update-plan.ts';

const { described, open } = chapter('Plans');

/** Plans (api-2 §3); exons and guides for them come from external services. */
export const planRoutes: TrackerRoutes = async (app, context) => {
  await listRoutes(app, context);
  await planRoute(app, context);
  await questionRoutes(app, context);
};

const listRoutes: TrackerRoutes = (app, context) => {
  const { db, catalogues } = context;

  app.get(
    PLANS_PATH,
    open({
      summary: 'List the plans that the caller may read, a page at a time',
      description:
        'Values of one filter are alternatives, filters add up; all compare exactly. Sort by pin, tpn, typeName, ' +
        'attemptTypeName, workUnitName, workGroupName, statusName or summaryStatusName.',
      querystring: PlanListQuery,
      response: { 200: PlanPage },
    }),
    async (request, reply) => {
      const page = await listPlans(db, request.query, await catalogues.read(), request);
      void reply.header('link', linkHeader(page._links));
      return page;
    },
  );

  app.post(
    PLANS_PATH,
    described({
      summary: 'Add a plan to a project',
      description:
        'Allele modification and phenotyping plans start from a colony. The new identifier is the last part of the ' +
        'self link. With the header Idempotency-Key a repeated request creates nothing more.',
      body: PlanCreation,
      response: { 200: ChangeResponse },
    }),
    (request) => addPlan(context, request.body, request),
  );
};

const planRoute: TrackerRoutes = (app, context) => {
  const { db, catalogues } = context;

  app.get(
    `${PLANS_PATH}/:pin`,
    open({ summary: 'Read one plan', params: PlanPath, response: { 200: Plan } }),
    async (request, reply) => {
      const row = await readablePlan(db, request.params.pin, request.caller);
      reply.resourceVersion = row.version;
      return toPlan(row, await catalogues.read(), request);
    },
  );

  app.put(
    `${PLANS_PATH}/:pin`,
    described({
      summary: 'Change a plan, and take a step of its status',
      description:
        'Replaces comment, funders and the attempt of the plan; an attempt that is not sent stays. With If-Match, ' +
        '412 if somebody changed the plan since.',
      params: PlanPath,
      body: PlanUpdate,
      response: { 200: ChangeResponse },
    }),
    (request) => updatePlan(context, request.params.pin, request.body, editorOf(request)),
  );

  app.get(
    `${PLANS_PATH}/:pin/history`,
    open({
      summary: 'What was changed in a plan, oldest first',
      params: PlanPath,
      response: { 200: Type.Array(HistoryRecord) },
    }),
    async ({ params, caller }) => {
      const { id } = await requireReadablePlan(db, params.pin, caller);
      return readHistory(db, [{ entity: 'Plan', id }], caller);
    },
  );
};

const questionRoutes: TrackerRoutes = (app, context) => {
  const { db, catalogues } = context;

  app.get(
    `${PLANS_PATH}/can-create-outcome/:pin`,
    open({
      summary: 'Can an outcome be created in the plan as it is now?',
      params: PlanPath,
      response: { 200: Type.Boolean() },
    }),
    async ({ params, caller }) =>
      mayHaveAnotherOutcome(await readablePlan(db, params.pin, caller), await catalogues.read()),
  );

  app.put(
    `${PLANS_PATH}/statusSync`,
    described(
      {
        summary: 'Bring the statuses of all plans in progress up to date',
        description:
          'For maintenance: the caller must be allowed to update all of these plans. Answers as CSV which of them moved.',
      },
      { sends: 'text/csv' },
    ),
    async ({ caller }, reply) => {
      const moved = await synchroniseStatuses(context, caller);
      return reply.type('text/csv; charset=utf-8').send(csvLines([SYNC_HEADER, ...moved]));
    },
  );
};
