import Type from 'typebox';
import {
  ChangeResponse,
  HistoryRecord,
  Mutation,
  MutationInOutcomePath,
  MutationInput,
  MutationList,
  MutationPath,
  NewMutationInput,
  OutcomePath,
  PlanOutcomePath,
  PlanPath,
  SymbolSuggestionInput,
} from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { expectedVersion } from '../http/resource-version.ts';
import { createMutationInOutcome, updateMutation } from './change-mutations.ts';
import {
  listMutationsInPlan,
  listMutationsOfOutcome,
  readMutation,
  readMutationHistory,
  readMutationOfOutcome,
} from './read-mutations.ts';
import { suggestSymbolForPlan } from './suggest-for-plan.ts';

const tags = ['Mutations'];
const config = { access: 'open' } as const;

const OF_PLAN = '/api/plans/:pin/outcomes';
const OF_OUTCOME = `${OF_PLAN}/:tpo/mutations`;

/** Reading mutations (api-2 §15.1). */
const readingRoutes: RouteModule = (app, context) => {
  app.get(
    '/api/mutations/:min',
    {
      config,
      schema: {
        tags,
        summary: 'Read one mutation',
        description: 'For whoever may read the plans of all outcomes that carry it.',
        params: MutationPath,
        response: { 200: Mutation },
      },
    },
    async (request, reply) => {
      const { mutation, version } = await readMutation(context, request.params.min, request);
      reply.resourceVersion = version;
      return mutation;
    },
  );

  app.get(
    '/api/outcomes/:tpo/mutations',
    {
      config,
      schema: {
        tags,
        summary: 'Mutations of an outcome',
        params: OutcomePath,
        response: { 200: MutationList },
      },
    },
    (request) => listMutationsOfOutcome(context, request.params.tpo, request),
  );

  app.get(
    OF_OUTCOME,
    {
      config,
      schema: {
        tags,
        summary: 'Mutations of an outcome of a plan',
        params: PlanOutcomePath,
        response: { 200: MutationList },
      },
    },
    (request) => listMutationsInPlan(context, request.params, request),
  );

  app.get(
    `${OF_OUTCOME}/:min`,
    {
      config,
      schema: {
        tags,
        summary: 'Read one mutation of an outcome',
        params: MutationInOutcomePath,
        response: { 200: Mutation },
      },
    },
    async (request, reply) => {
      const { mutation, version } = await readMutationOfOutcome(context, request.params, request);
      reply.resourceVersion = version;
      return mutation;
    },
  );

  app.get(
    `${OF_OUTCOME}/:min/history`,
    {
      config,
      schema: {
        tags,
        summary: 'History of a mutation',
        params: MutationInOutcomePath,
        response: { 200: Type.Array(HistoryRecord) },
      },
    },
    (request) => readMutationHistory(context, request.params, request.caller),
  );
};

/** Creating and changing mutations (api-2 §15.3, §15.4, §17). */
const changingRoutes: RouteModule = (app, context) => {
  app.post(
    OF_OUTCOME,
    {
      config,
      schema: {
        tags,
        summary: 'Create a mutation in an outcome',
        description: 'Needs the right to change the plan. An Idempotency-Key makes repetitions harmless.',
        params: PlanOutcomePath,
        body: NewMutationInput,
        response: { 200: ChangeResponse },
      },
    },
    (request) => createMutationInOutcome(context, request.params, request),
  );

  app.put(
    `${OF_OUTCOME}/:min`,
    {
      config,
      schema: {
        tags,
        summary: 'Change a mutation',
        description:
          'Simple members, QC results and categorizations that are missing are cleared; the other lists stay as they ' +
          'are. Needs the right to change the plans of all outcomes that carry it. If-Match refuses stale changes.',
        params: MutationInOutcomePath,
        body: MutationInput,
        response: { 200: ChangeResponse },
      },
    },
    (request) => {
      const { caller, baseUrl, body, params } = request;
      return updateMutation(context, params, {
        caller,
        baseUrl,
        body,
        expectedVersion: expectedVersion(request),
      });
    },
  );

  app.post(
    `${OF_PLAN}/suggestedSymbol`,
    {
      config: { ...config, readsOnly: true },
      schema: {
        tags,
        summary: 'Suggest an allele symbol',
        description:
          'Answers plain text. A text with the word Error says why there is no symbol; it is empty without ' +
          'symbolSuggestionRequest.',
        params: PlanPath,
        body: SymbolSuggestionInput,
        response: { 200: Type.String() },
      },
    },
    async (request, reply) => {
      const symbol = await suggestSymbolForPlan(context, request.params.pin, request.body, request.caller);
      return reply.type('text/plain; charset=utf-8').send(symbol);
    },
  );
};

/** Mutations of outcomes, and their symbols. */
export const mutationRoutes: RouteModule = async (app, context) => {
  await readingRoutes(app, context);
  await changingRoutes(app, context);
};
