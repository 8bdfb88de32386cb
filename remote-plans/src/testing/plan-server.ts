import type {
  ChangeResponse,
  HistoryDetail,
  Outcome,
  Plan,
  PlanUpdate,
  Project,
  ProjectOverview,
  ResourceAction,
} from 'shared/contract';
import { aProject, http, HttpResponse, refusal, testServer } from 'shared/testing';
import { aCrisprPlan } from './plans.ts';
import { keepRows } from './keep-rows.ts';

export interface StoredPlan {
  plan?: Plan;
  /** The project of the plan, which names its gene. */
  project?: Project;
  /** What the person may do; nothing without it. */
  allowed?: ResourceAction[];
  /** Where the gene is, for drawings; nowhere known without it. */
  overview?: ProjectOverview;
  /** The outcome of another plan that this one starts from. */
  origin?: Partial<Outcome>;
  /** Whether another outcome may be created. */
  canCreateOutcome?: boolean;
}

/** A server that keeps one plan, as the tracker does: what is PUT is what is read next, and a stale change is refused. */
export interface PlanServer {
  /** GET calls by path, in the order in which they came. */
  reads: string[];
  /** What was sent to be saved. */
  updates: PlanUpdate[];
  /** Somebody else saves. */
  changeElsewhere: (more: Partial<Plan>) => void;
}

/** Who has been faster, in the words of the server. */
export const STALE =
  'The plan has been changed since you opened it: pat@lab.example changed comment on 2031-03-02 at 11:00.';

const NO_OVERVIEW: ProjectOverview = {
  genotypeConfirmedColonies: 0,
  hasConditionalMutation: false,
  genes: [],
  deletions: [],
};

const PLAN_PATH = '*/api/plans/:pin';

/** Handles all calls of a plan's page, with no outcomes and no stages. */
export function servePlan(stored: StoredPlan = {}): PlanServer {
  const { plan: first = aCrisprPlan(), allowed = [], canCreateOutcome = false } = stored;
  const { project = aProject({ tpn: first.tpn }), overview = NO_OVERVIEW, origin } = stored;
  let plan: object = first;
  let version = 1;
  const reads: string[] = [];
  const updates: PlanUpdate[] = [];
  const seen = (request: Request, response: object | boolean) => {
    reads.push(new URL(request.url).pathname);
    return HttpResponse.json(response, { headers: { ETag: `"${version}-x"` } });
  };
  const isAllowed = (request: Request) => {
    const asked = new URL(request.url).searchParams.get('action');
    return allowed.some((action) => action === asked);
  };
  testServer.use(
    http.get('*/api/plans/can-create-outcome/:pin', ({ request }) => seen(request, canCreateOutcome)),
    http.get('*/api/plans/:pin/outcomes', ({ request }) => seen(request, {})),
    http.get('*/api/plans/:pin/outcomes/:tpo', ({ request }) =>
      origin ? seen(request, origin) : refusal(404, 'There is no such outcome.'),
    ),
    http.get('*/api/plans/:pin/phenotypingStages', ({ request }) => seen(request, {})),
    http.get(PLAN_PATH, ({ request }) => seen(request, plan)),
    http.get('*/api/projects/:tpn', ({ request }) => seen(request, project)),
    http.get('*/api/v2/projects/:tpn/overview', ({ request }) => seen(request, overview)),
    http.get('*/api/permissionByActionOnResource', ({ request }) => seen(request, isAllowed(request))),
    http.put<never, PlanUpdate>(PLAN_PATH, async ({ request }) => {
      if (request.headers.get('If-Match') !== `"${version}-x"`)
        return refusal(412, STALE, [{ object: 'Plan', field: 'comment', message: 'changed' }]);
      const body = await request.json();
      updates.push(body);
      const before = plan;
      plan = { ...plan, ...sentMembers(body) };
      version += 1;
      return HttpResponse.json(answerTo(first.pin, JSON.stringify(before) !== JSON.stringify(plan)));
    }),
  );
  return {
    reads,
    updates,
    changeElsewhere: (more) => {
      plan = { ...plan, ...more };
      version += 1;
    },
  };
}

/** The members of a change that the plan has too. A step of the status is recorded in `updates` only. */
function sentMembers({ comment, funderNames, phenotypingAttempt, ...others }: PlanUpdate): object {
  const { crisprAttempt, esCellAttempt, esCellAlleleModificationAttempt, crisprAlleleModificationAttempt } =
    others;
  return {
    comment: comment ?? null,
    funderNames: funderNames ?? [],
    ...(crisprAttempt && { crisprAttempt: keepRows(crisprAttempt) }),
    ...(esCellAttempt && { esCellAttempt }),
    ...(esCellAlleleModificationAttempt && { esCellAlleleModificationAttempt }),
    ...(crisprAlleleModificationAttempt && { crisprAlleleModificationAttempt }),
    ...(phenotypingAttempt && { phenotypingAttemptResponse: phenotypingAttempt }),
  };
}

function answerTo(pin: string, isChanged: boolean): ChangeResponse {
  const comment: HistoryDetail = {
    field: 'comment',
    oldValue: 'First of its kind',
    newValue: 'changed',
    note: 'Field changed',
  };
  const record = { id: 1, user: 'jo@lab.example', date: '2031-03-02T11:00:00', comment: 'Plan updated' };
  const nothing = { id: 0, user: null, date: null, comment: null, details: null };
  return {
    history: [isChanged ? { ...record, details: [comment] } : nothing],
    _links: { self: { href: `http://tracker.example/api/plans/${pin}` } },
  };
}
