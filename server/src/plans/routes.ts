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
import { csvLines } from '../exports/csv.ts';
import { readHistory } from '../history/read-history.ts';
import type { RouteModule } from '../http/app-context.ts';
import { linkHeader } from '../http/hal.ts';
import { expectedVersion } from '../http/resource-version.ts';
import { addPlan } from './add-plan.ts';
import { listPlans, PLANS_PATH } from './list-plans.ts';
import { mayHaveAnotherOutcome } from './outcome-creation.ts';
import { toPlan } from './plan-representation.ts';
import { readablePlan, requireReadablePlan } from './readable-plan.ts';
import { SYNC_HEADER, synchroniseStatuses } from './status-sync.ts';
import { updatePlan } from './update-plan.ts';

const tags = ['Plans'];
const config = { access: 'open' } as const;

/** Plans (api-2 §3); exons and guides for them are in `outside`. */
export const planRoutes: RouteModule = async (app, context) => {
  await listRoutes(app, context);
  await planRoute(app, context);
  await questionRoutes(app, context);
};

const listRoutes: RouteModule = (app, context) => {
  const { db, catalogues } = context;

  app.get(
    PLANS_PATH,
    {
      config,
      schema: {
        tags,
        summary: 'List the plans that the caller may read, a page at a time',
        description:
          'Values of one filter are alternatives, filters add up; all compare exactly. Sort by pin, tpn, typeName, ' +
          'attemptTypeName, workUnitName, workGroupName, statusName or summaryStatusName.',
        querystring: PlanListQuery,
        response: { 200: PlanPage },
      },
    },
    async (request, reply) => {
      const page = await listPlans(db, request.query, await catalogues.read(), request);
      void reply.header('link', linkHeader(page._links));
      return page;
    },
  );

  app.post(
    PLANS_PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Add a plan to a project',
        description:
          'Allele modification and phenotyping plans start from a colony. The new identifier is the last part of the ' +
          'self link. With the header Idempotency-Key a repeated request creates nothing more.',
        body: PlanCreation,
        response: { 200: ChangeResponse },
      },
    },
    (request) => addPlan(context, request.body, request),
  );
};

const planRoute: RouteModule = (app, context) => {
  const { db, catalogues } = context;

  app.get(
    `${PLANS_PATH}/:pin`,
    {
      config,
      schema: { tags, summary: 'Read one plan', params: PlanPath, response: { 200: Plan } },
    },
    async (request, reply) => {
      const row = await readablePlan(db, request.params.pin, request.caller);
      reply.resourceVersion = row.version;
      return toPlan(row, await catalogues.read(), request);
    },
  );

  app.put(
    `${PLANS_PATH}/:pin`,
    {
      config,
      schema: {
        tags,
        summary: 'Change a plan, and take a step of its status',
        description:
          'Replaces comment, funders and the attempt of the plan; an attempt that is not sent stays. With If-Match, ' +
          '412 if somebody changed the plan since.',
        params: PlanPath,
        body: PlanUpdate,
        response: { 200: ChangeResponse },
      },
    },
    (request) => {
      const { caller, baseUrl } = request;
      const writer = { caller, baseUrl, expectedVersion: expectedVersion(request) };
      return updatePlan(context, request.params.pin, request.body, writer);
    },
  );

  app.get(
    `${PLANS_PATH}/:pin/history`,
    {
      config,
      schema: {
        tags,
        summary: 'What was changed in a plan, oldest first',
        params: PlanPath,
        response: { 200: Type.Array(HistoryRecord) },
      },
    },
    async ({ params, caller }) => {
      const { id } = await requireReadablePlan(db, params.pin, caller);
      return readHistory(db, [{ entity: 'Plan', id }], caller);
    },
  );
};

const questionRoutes: RouteModule = (app, context) => {
  const { db, catalogues } = context;

  app.get(
    `${PLANS_PATH}/can-create-outcome/:pin`,
    {
      config,
      schema: {
        tags,
        summary: 'Can an outcome be created in the plan as it is now?',
        params: PlanPath,
        response: { 200: Type.Boolean() },
      },
    },
    async ({ params, caller }) =>
      mayHaveAnotherOutcome(await readablePlan(db, params.pin, caller), await catalogues.read()),
  );

  app.put(
    `${PLANS_PATH}/statusSync`,
    {
      config,
      schema: {
        tags,
        summary: 'Bring the statuses of all plans in progress up to date',
        description:
          'For maintenance: the caller must be allowed to update all of these plans. Answers as CSV which of them moved.',
      },
    },
    async ({ caller }, reply) => {
      const moved = await synchroniseStatuses(context, caller);
      return reply.type('text/csv; charset=utf-8').send(csvLines([SYNC_HEADER, ...moved]));
    },
  );
};
