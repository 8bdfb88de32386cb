import type {
  Mutation,
  MutationInput,
  NewMutationInput,
  Outcome,
  OutcomeCreation,
  OutcomeUpdate,
  Plan,
  Project,
  ProjectOverview,
} from 'shared/contract';
import { aProject, http, HttpResponse, testServer } from 'shared/testing';
import { aCrisprPlan } from '../../testing/plans.ts';
import { BreakableCalls } from './breakable-calls.ts';
import { OutcomeStore } from './outcome-store.ts';
import { anOutcome } from './outcomes.ts';

export interface ServedOutcome {
  outcome?: Outcome;
  mutations?: Mutation[];
  plan?: Plan;
  project?: Project;
  mayUpdate?: boolean;
  canCreateOutcome?: boolean;
}

/** A server that keeps one outcome with its mutations, and whose calls can be made to fail. */
export interface OutcomeServer extends Pick<BreakableCalls, 'calls'>, Pick<OutcomeStore, 'sent'> {
  /** What is stored. */
  stored: () => OutcomeStore['stored'];
  breakCalls: (...args: Parameters<BreakableCalls['breakCalls']>) => void;
  /** Somebody else saves. */
  changeElsewhere: (...args: Parameters<OutcomeStore['changeElsewhere']>) => void;
}

/** A project of which nothing can be drawn. */
const NO_OVERVIEW: ProjectOverview = {
  genotypeConfirmedColonies: 0,
  hasConditionalMutation: false,
  genes: [],
  deletions: [],
};

const OUTCOMES = '*/api/plans/:pin/outcomes';
const OUTCOME = `${OUTCOMES}/:tpo`;
const MUTATIONS = `${OUTCOME}/mutations`;

/** Handles all calls of the pages of an outcome. */
export function serveOutcome(served: ServedOutcome = {}): OutcomeServer {
  const store = new OutcomeStore(served.outcome ?? anOutcome(), served.mutations ?? []);
  const line = new BreakableCalls();
  serveReading(served, store, line);
  serveChanging(store, line);
  return {
    calls: line.calls,
    sent: store.sent,
    stored: () => store.stored,
    breakCalls: (...args) => line.breakCalls(...args),
    changeElsewhere: (...args) => store.changeElsewhere(...args),
  };
}

function serveReading(served: ServedOutcome, store: OutcomeStore, line: BreakableCalls): void {
  const { plan = aCrisprPlan(), mayUpdate = true, canCreateOutcome = true } = served;
  const { project = aProject({ tpn: plan.tpn }) } = served;
  const known =
    (response: object | boolean) =>
    ({ request }: { request: Request }) =>
      line.respond(request, () => HttpResponse.json(response));
  testServer.use(
    http.get('*/api/projects/:tpn', known(project)),
    http.get('*/api/v2/projects/:tpn/overview', known(NO_OVERVIEW)),
    http.get('*/api/plans/:pin', known(plan)),
    http.get('*/api/plans/can-create-outcome/:pin', known(canCreateOutcome)),
    http.get('*/api/permissionByActionOnResource', known(mayUpdate)),
    http.get(OUTCOME, ({ request }) => line.respond(request, () => store.readOutcome())),
    http.get(MUTATIONS, ({ request }) => line.respond(request, () => store.readMutations())),
    http.get<{ min: string }>(`${MUTATIONS}/:min`, ({ request, params }) =>
      line.respond(request, () => store.readMutation(params.min)),
    ),
  );
}

function serveChanging(store: OutcomeStore, line: BreakableCalls): void {
  testServer.use(
    http.post<never, NewMutationInput>(MUTATIONS, async ({ request }) => {
      const body = await request.json();
      return line.respond(request, () => store.createMutation(request, body));
    }),
    http.put<{ min: string }, MutationInput>(`${MUTATIONS}/:min`, async ({ request, params }) => {
      const body = await request.json();
      return line.respond(request, () => store.changeMutation(request, params.min, body));
    }),
    http.put<never, OutcomeUpdate>(OUTCOME, async ({ request }) => {
      const body = await request.json();
      return line.respond(request, () => store.changeOutcome(request, body));
    }),
    http.post<never, OutcomeCreation>(OUTCOMES, async ({ request }) => {
      const body = await request.json();
      return line.respond(request, () => store.createOutcome(request, body));
    }),
  );
}
