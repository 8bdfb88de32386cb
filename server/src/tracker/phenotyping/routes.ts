import Type from 'typebox';
import {
  ChangeResponse,
  HistoryRecord,
  PhenotypingStage,
  PhenotypingStageCollection,
  PhenotypingStageCreation,
  PhenotypingStagePath,
  PhenotypingStageUpdate,
  PlanPath,
} from 'shared/contract';
import type { TrackerRoutes } from '../context.ts';
import { versioned } from '../../platform/http/responses/resource-version.ts';
import { editorOf } from '../../identity/reader.ts';
import { chapter } from '../../identity/route-options.ts';
import { addStage } from './add-stage.ts';
import { changeStage } from './change-stage.ts';
import { listStages, readStage, readStageHistory } from './read-stages.ts';

const { described, open } = chapter('Phenotyping stages');
const STAGES = '/api/plans/:pin/phenotypingStages';
const STAGE = `${STAGES}/:psn`;

/** Phenotyping stages (api-2 §18). */
export const phenotypingRoutes: TrackerRoutes = async (app, context) => {
  await readingRoutes(app, context);
  await changingRoutes(app, context);
};

const readingRoutes: TrackerRoutes = (app, context) => {
  app.get(
    STAGES,
    open({
      summary: 'List the phenotyping stages of a plan',
      params: PlanPath,
      response: { 200: PhenotypingStageCollection },
    }),
    (request) => listStages(context, request.params.pin, request),
  );

  app.get(
    STAGE,
    open({
      summary: 'Read a phenotyping stage',
      params: PhenotypingStagePath,
      response: { 200: PhenotypingStage },
    }),
    async (request, reply) => versioned(reply, await readStage(context, request.params, request)),
  );

  app.get(
    `${STAGE}/history`,
    open({
      summary: 'What was changed in a phenotyping stage, oldest first',
      params: PhenotypingStagePath,
      response: { 200: Type.Array(HistoryRecord) },
    }),
    ({ params, caller }) => readStageHistory(context.db, params, caller),
  );
};

const changingRoutes: TrackerRoutes = (app, context) => {
  app.post(
    STAGES,
    described({
      summary: 'Add a stage to a phenotyping plan',
      description:
        'A plan has one stage of each type. The new identifier is the last part of the self link. With the header ' +
        'Idempotency-Key a repeated request creates nothing more.',
      params: PlanPath,
      body: PhenotypingStageCreation,
      response: { 200: ChangeResponse },
    }),
    (request) => addStage(context, request.params.pin, request),
  );

  app.put(
    STAGE,
    described({
      summary: 'Change a phenotyping stage, and take a step of its status',
      description:
        'Dates that are not sent are cleared, tissue is replaced as a whole. With If-Match, 412 if somebody changed ' +
        'the stage since.',
      params: PhenotypingStagePath,
      body: PhenotypingStageUpdate,
      response: { 200: ChangeResponse },
    }),
    (request) => changeStage(context, request.params, request.body, editorOf(request)),
  );
};
