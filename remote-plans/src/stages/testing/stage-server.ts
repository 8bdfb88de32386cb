import type {
  ChangeResponse,
  PhenotypingStage,
  PhenotypingStageCollection,
  PhenotypingStageCreation,
  PhenotypingStageUpdate,
  Plan,
  TissueDistribution,
  TissueDistributionInput,
} from 'shared/contract';
import { aProject, http, HttpResponse, refusal, testServer } from 'shared/testing';
import { aPhenotypingPlan } from '../../testing/index.ts';
import { aStage, STAGE_PIN } from './stages.ts';

export interface StoredStages {
  plan?: Plan;
  stages?: PhenotypingStage[];
  /** Whether the person may change the plan. */
  mayUpdate?: boolean;
}

/** A server that keeps the stages of a plan, as the tracker does: what is sent is what is read next. */
export interface StageServer {
  /** GET calls by path, in the order in which they came. */
  reads: string[];
  updates: PhenotypingStageUpdate[];
  creations: { body: PhenotypingStageCreation; key: string | null }[];
  /** Somebody else saves. */
  changeElsewhere: (more: Partial<PhenotypingStage>) => void;
}

/** Who has been faster, in the words of the server. */
export const STAGE_STALE =
  'The phenotyping stage has been changed since you opened it: pat@lab.example changed initialDataReleaseDate.';

const STAGES = '*/api/plans/:pin/phenotypingStages';
const STAGE = `${STAGES}/:psn`;
const NEW_PSN = 'PSN:000000000077';

/** Handles all calls of the screens of stages; all stages have one version. */
export function serveStages(stored: StoredStages = {}): StageServer {
  const { plan = aPhenotypingPlan({ pin: STAGE_PIN }), mayUpdate = true } = stored;
  let stages = stored.stages ?? [aStage()];
  let version = 1;
  const server: StageServer = {
    reads: [],
    updates: [],
    creations: [],
    changeElsewhere: (more) => {
      stages = stages.map((stage) => ({ ...stage, ...more }));
      version += 1;
    },
  };
  const seen = <T extends object | boolean>({ url }: Request, response: T) => {
    server.reads.push(new URL(url).pathname);
    return HttpResponse.json(response, { headers: { ETag: `"${version}-x"` } });
  };
  const list = (): PhenotypingStageCollection =>
    stages.length === 0 ? {} : { _embedded: { phenotypingStages: stages } };
  testServer.use(
    http.get('*/api/plans/:pin', ({ request }) => seen(request, plan)),
    http.get('*/api/projects/:tpn', ({ request }) => seen(request, aProject())),
    http.get('*/api/permissionByActionOnResource', ({ request }) => seen(request, mayUpdate)),
    http.get(STAGES, ({ request }) => seen(request, list())),
    http.get<{ psn: string }>(STAGE, ({ request, params: { psn } }) => {
      const stage = stages.find((each) => each.psn === psn);
      return stage ? seen(request, stage) : refusal(404, `PhenotypingsStage ${psn} does not exist.`);
    }),
    http.put<{ psn: string }, PhenotypingStageUpdate>(STAGE, async ({ request, params: { psn } }) => {
      if (request.headers.get('If-Match') !== `"${version}-x"`) return refusal(412, STAGE_STALE);
      const body = await request.json();
      server.updates.push(body);
      stages = stages.map((stage) => (stage.psn === psn ? changed(stage, body) : stage));
      version += 1;
      return HttpResponse.json(response(psn));
    }),
    http.post<never, PhenotypingStageCreation>(STAGES, async ({ request }) => {
      const body = await request.json();
      server.creations.push({ body, key: request.headers.get('Idempotency-Key') });
      const made = aStage({ psn: NEW_PSN, phenotypingTypeName: body.phenotypingTypeName ?? '' });
      stages = [...stages, changed(made, body)];
      return HttpResponse.json(response(NEW_PSN));
    }),
  );
  return server;
}

function changed(stage: PhenotypingStage, body: PhenotypingStageUpdate): PhenotypingStage {
  return {
    ...stage,
    phenotypingExperimentsStarted: body.phenotypingExperimentsStarted ?? null,
    initialDataReleaseDate: body.initialDataReleaseDate ?? null,
    tissueDistributions: (body.tissueDistributions ?? []).map(stored),
    ...(body.statusTransition?.actionToExecute === 'updateToRederivationStarted' && rederivation(stage)),
  };
}

function stored(row: TissueDistributionInput, index: number): TissueDistribution {
  return {
    id: Number(row.id ?? 900 + index),
    startDate: row.startDate ?? null,
    endDate: row.endDate ?? null,
    workUnitName: row.workUnitName ?? '',
    materialDepositedTypeName: row.materialDepositedTypeName ?? '',
  };
}

function rederivation({ statusDates }: PhenotypingStage): Partial<PhenotypingStage> {
  const statusName = 'Rederivation Started';
  return {
    statusName,
    statusDates: [...statusDates, { statusName, date: '2031-05-22T10:00:00' }],
    statusTransition: { currentStatus: statusName, transitions: [], actionToExecute: null },
  };
}

function response(psn: string): ChangeResponse {
  const detail = {
    field: 'initialDataReleaseDate',
    oldValue: null,
    newValue: '2031-06-07',
    note: 'Field changed',
  };
  const record = {
    id: 1,
    user: 'jo@lab.example',
    date: '2031-05-22T10:00:00',
    comment: 'PhenotypingStage updated',
  };
  return {
    history: [{ ...record, details: [detail] }],
    _links: { self: { href: `http://tracker.example/api/plans/${STAGE_PIN}/phenotypingStages/${psn}` } },
  };
}
