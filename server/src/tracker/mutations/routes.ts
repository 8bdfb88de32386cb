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
import type { TrackerRoutes } from '../context.ts';
import { versioned } from '../../platform/http/responses/resource-version.ts';
import { editorOf } from '../../identity/reader.ts';
import { chapter } from '../../identity/route-options.ts';
import { createMutationInOutcome, updateMutation } from './change-mutations.ts';
import {
  listMutationsInPlan,
  listMutationsOfOutcome,
  readMutation,
  readMutationHistory,
  readMutationOfOutcome,
} from './read-mutations.ts';
import { suggestSymbolForPlan } from './symbols/suggest-for-plan.ts';

const { described, open } = chapter('Mutations');

const OF_PLAN = '/api/plans/:pin/outcomes';
const OF_OUTCOME = `${OF_PLAN}/:tpo/mutations`;

/** Reading mutations (api-2 §15.1). */
const readingRoutes: TrackerRoutes = (app, context) => {
  app.get(
    '/api/mutations/:min',
    open({
      summary: 'Read one mutation',
      description: 'For anyone who may read the plans of all outcomes that carry it.',
      params: MutationPath,
      response: { 200: Mutation },
    }),
    async (request, reply) => versioned(reply, await readMutation(context, request.params.min, request)),
  );

  app.get(
    '/api/outcomes/:tpo/mutations',
    open({
      summary: 'Mutations of an outcome',
      params: OutcomePath,
      response: { 200: MutationList },
    }),
    (request) => listMutationsOfOutcome(context, request.params.tpo, request),
  );

  app.get(
    OF_OUTCOME,
    open({
      summary: 'Mutations of an outcome of a plan',
      params: PlanOutcomePath,
      response: { 200: MutationList },
    }),
    (request) => listMutationsInPlan(context, request.params, request),
  );

  app.get(
    `${OF_OUTCOME}/:min`,
    open({
      summary: 'Read one mutation of an outcome',
      params: MutationInOutcomePath,
      response: { 200: Mutation },
    }),
    async (request, reply) => versioned(reply, await readMutationOfOutcome(context, request.params, request)),
  );

  app.get(
    `${OF_OUTCOME}/:min/history`,
    open({
      summary: 'History of a mutation',
      params: MutationInOutcomePath,
      response: { 200: Type.Array(HistoryRecord) },
    }),
    (request) => readMutationHistory(context, request.params, request.caller),
  );
};

/** Creating and changing mutations (api-2 §15.3, §15.4, §17). */
const changingRoutes: TrackerRoutes = (app, context) => {
  app.post(
    OF_OUTCOME,
    described({
      summary: 'Create a mutation in an outcome',
      description: 'Needs the right to change the plan. An Idempotency-Key makes repetitions harmless.',
      params: PlanOutcomePath,
      body: NewMutationInput,
      response: { 200: ChangeResponse },
    }),
    (request) => createMutationInOutcome(context, request.params, request),
  );

  app.put(
    `${OF_OUTCOME}/:min`,
    described({
      summary: 'Change a mutation',
      description:
        'Simple members, QC results and categorizations that are missing are cleared; the other lists stay as they ' +
        'are. Needs the right to change the plans of all outcomes that carry it. If-Match refuses stale changes.',
      params: MutationInOutcomePath,
      body: MutationInput,
      response: { 200: ChangeResponse },
    }),
    (request) => updateMutation(context, request.params, request.body, editorOf(request)),
  );

  app.post(
    `${OF_PLAN}/suggestedSymbol`,
    open(
      {
        summary: 'Suggest an allele symbol',
        description:
          'Answers plain text. A text with the word Error says why there is no symbol; it is empty without ' +
          'symbolSuggestionRequest.',
        params: PlanPath,
        body: SymbolSuggestionInput,
        response: { 200: Type.String() },
      },
      { readsOnly: true },
    ),
    async (request, reply) => {
      const symbol = await suggestSymbolForPlan(context, request.params.pin, request.body, request.caller);
      return reply.type('text/plain; charset=utf-8').send(symbol);
    },
  );
};

/** Mutations of outcomes, and their symbols. */
export const mutationRoutes: TrackerRoutes = async (app, context) => {
  await readingRoutes(app, context);
  await changingRoutes(app, context);
};
