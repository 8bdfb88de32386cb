import Type from 'typebox';
import {
  ChangeResponse,
  ColonyPlace,
  HistoryRecord,
  Outcome,
  OutcomeCollection,
  OutcomeCreation,
  OutcomePath,
  OutcomeUpdate,
  PlanOutcomePath,
  PlanPath,
} from 'shared/contract';
import type { TrackerRoutes } from '../context.ts';
import { versioned } from '../../platform/http/responses/resource-version.ts';
import { editorOf } from '../../identity/reader.ts';
import { chapter } from '../../identity/route-options.ts';
import { changeOutcome } from './change-outcome.ts';
import { createOutcome } from './create-outcome.ts';
import { linkingRoutes } from './linking-routes.ts';
import { planMutationRoutes, projectOutcomeRoutes } from './summary-routes.ts';
import {
  findColonyPlace,
  listOutcomes,
  readOutcome,
  readOutcomeHistory,
  readOutcomeOfPlan,
} from './read-outcomes.ts';

const { described, open } = chapter('Outcomes');
const NoBody = Type.Unsafe<undefined>({ type: 'null', description: 'No body' });
const OUTCOMES = '/api/plans/:pin/outcomes';
const OUTCOME = `${OUTCOMES}/:tpo`;

/** Colonies and specimens (api-2 §12 to §14), and their summary in projects. */
export const outcomeRoutes: TrackerRoutes = async (app, context) => {
  await readingRoutes(app, context);
  await changingRoutes(app, context);
  await linkingRoutes(app, context);
  await findingRoutes(app, context);
  await projectOutcomeRoutes(app, context);
  await planMutationRoutes(app, context);
};

const readingRoutes: TrackerRoutes = (app, context) => {
  app.get(
    OUTCOMES,
    open({
      summary: 'List the outcomes of a plan',
      params: PlanPath,
      response: { 200: OutcomeCollection },
    }),
    async (request) => listOutcomes(context, request.params.pin, request),
  );

  app.get(
    OUTCOME,
    open({
      summary: 'Read an outcome of a plan',
      params: PlanOutcomePath,
      response: { 200: Outcome },
    }),
    async (request, reply) => versioned(reply, await readOutcomeOfPlan(context, request.params, request)),
  );

  app.get(
    '/api/outcomes/:tpo',
    open({ summary: 'Read an outcome', params: OutcomePath, response: { 200: Outcome } }),
    async (request, reply) => versioned(reply, await readOutcome(context, request.params.tpo, request)),
  );

  app.get(
    `${OUTCOME}/history`,
    open({
      summary: 'What happened to an outcome and its mutations, oldest first',
      params: PlanOutcomePath,
      response: { 200: Type.Array(HistoryRecord) },
    }),
    async (request) => readOutcomeHistory(context.db, request.params, request),
  );
};

const changingRoutes: TrackerRoutes = (app, context) => {
  app.post(
    OUTCOMES,
    described({
      summary: 'Create an outcome of a plan, with its mutations',
      description:
        'Refused where can-create-outcome says no. The new identifier is the last part of the self link. With an ' +
        '`Idempotency-Key` a repeated request creates once.',
      params: PlanPath,
      body: OutcomeCreation,
      response: { 200: ChangeResponse },
    }),
    async (request) => createOutcome(context, request.params.pin, request),
  );

  app.put(
    OUTCOME,
    described({
      summary: 'Change the colony or specimen of an outcome',
      description:
        'Distribution products are replaced as a whole, properties of a specimen where they are sent. ' +
        '`statusTransition.actionToExecute` asks for a step of the colony or specimen.',
      params: PlanOutcomePath,
      body: OutcomeUpdate,
      response: { 200: ChangeResponse },
    }),
    async (request) => changeOutcome(context, request.params, request.body, editorOf(request)),
  );
};

const findingRoutes: TrackerRoutes = (app, context) => {
  app.get(
    '/api/colony',
    described({
      summary: 'Find a colony by its exact name',
      description:
        'For administrators and one service account; 401 for others, 404 for an unknown name, both without a body.',
      querystring: Type.Object({ name: Type.String() }),
      response: { 200: ColonyPlace, 401: NoBody, 404: NoBody },
    }),
    async ({ caller, query }, reply) => {
      const isServiceAccount = caller.email === context.settings.colonyLookUpUserKey?.toLowerCase();
      if (!caller.isAdmin && !isServiceAccount) return reply.code(401).send();
      const place = await findColonyPlace(context.db, query.name);
      return place ?? reply.code(404).send();
    },
  );
};
