import type {
  ChangeResponse,
  Mutation,
  MutationInput,
  NewMutationInput,
  Outcome,
  OutcomeCreation,
  OutcomeUpdate,
  Plan,
  Project,
} from 'shared/contract';
import { aProject, http, HttpResponse, refusal, testServer } from 'shared/testing';
import { aCrisprPlan } from '../../testing/plans.ts';
import { keptMutation, keptOutcome } from './kept-outcome.ts';
import { aMutation, anOutcome, TPO } from './outcomes.ts';

export interface ServedOutcome {
  outcome?: Outcome;
  mutations?: Mutation[];
  plan?: Plan;
  project?: Project;
  mayUpdate?: boolean;
}

/**
 * How a call fails: refused by the server; never reaching it; carried out, but its answer is lost on the way.
 */
export type Failure = 'refused' | 'unreached' | 'unanswered';

export const REFUSAL = 'The server is having a bad day.';

/** A server that keeps one outcome with its mutations, as the tracker does. */
export interface OutcomeServer {
  /** Calls since the last `breakCalls`, as `PUT /api/plans/…`; those that failed too. */
  calls: string[];
  /** What was sent, in the order in which it was carried out. */
  sent: {
    creations: OutcomeCreation[];
    newMutations: NewMutationInput[];
    mutations: MutationInput[];
    outcomes: OutcomeUpdate[];
  };
  /** What is stored. */
  stored: () => { outcome: Outcome; mutations: readonly Mutation[] };
  /** From now on, the calls of these numbers fail, counted from 0; none lets every call succeed. */
  breakCalls: (numbers: readonly number[], failure?: Failure) => void;
  /** Somebody else saves. */
  changeElsewhere: (change: {
    outcome?: Partial<Outcome>;
    mutation?: Partial<Mutation> & { min: string };
  }) => void;
}

/** Who has been faster, in the words of the server. */
export const STALE =
  'The outcome has been changed since you opened it: pat@lab.example changed name on 2031-03-02 at 11:00.';

interface Versioned<T> {
  value: T;
  version: number;
}

const OUTCOME = '*/api/plans/:pin/outcomes/:tpo';
const MUTATIONS = `${OUTCOME}/mutations`;

/** Answers all calls of the page of an outcome. */
export function serveOutcome(served: ServedOutcome = {}): OutcomeServer {
  const { plan = aCrisprPlan(), mayUpdate = true } = served;
  const { project = aProject({ tpn: plan.tpn }) } = served;
  const outcome: Versioned<Outcome> = { value: served.outcome ?? anOutcome(), version: 1 };
  const mutations = new Map<string, Versioned<Mutation>>(
    (served.mutations ?? []).map((value) => [value.min, { value, version: 1 }]),
  );
  const answers = new Map<string | null, { body: string; response: ChangeResponse }>();
  const calls: string[] = [];
  const sent: OutcomeServer['sent'] = { creations: [], newMutations: [], mutations: [], outcomes: [] };
  let broken: { numbers: readonly number[]; failure: Failure } = { numbers: [], failure: 'refused' };

  /** Carries a call out, or lets it fail. */
  const call = async (request: Request, carryOut: () => Response | Promise<Response>): Promise<Response> => {
    const isBroken = broken.numbers.includes(calls.length);
    calls.push(`${request.method} ${decodeURIComponent(new URL(request.url).pathname)}`);
    if (!isBroken) return carryOut();
    if (broken.failure === 'refused') return refusal(500, REFUSAL);
    if (broken.failure === 'unanswered') await carryOut();
    return HttpResponse.error();
  };
  const json = (answer: object | boolean, version = 1) =>
    HttpResponse.json(answer, { headers: { ETag: `"${version}-x"` } });
  const known =
    (answer: object | boolean) =>
    ({ request }: { request: Request }) =>
      call(request, () => json(answer));
  const isStale = (request: Request, { version }: Versioned<unknown>) =>
    request.headers.get('If-Match') !== `"${version}-x"`;
  const missing = () => refusal(404, 'It does not exist.');
  const found = (min: string | readonly string[] | undefined) => mutations.get(String(min));

  /** Creates once for each key (server: idempotency.ts). */
  const once = (request: Request, body: object, create: () => ChangeResponse): Response => {
    const key = request.headers.get('Idempotency-Key');
    const earlier = answers.get(key);
    const text = JSON.stringify(body);
    if (earlier) {
      if (earlier.body !== text) return refusal(409, 'This Idempotency-Key was used with another request.');
      return json(earlier.response);
    }
    const response = create();
    if (key !== null) answers.set(key, { body: text, response });
    return json(response);
  };

  const addMutation = (body: NewMutationInput): Mutation => {
    const id = 900 + mutations.size;
    const min = `MIN:${String(id).padStart(12, '0')}`;
    const value = keptMutation(body, aMutation({ id, min, symbol: null }));
    mutations.set(min, { value, version: 1 });
    return value;
  };

  testServer.use(
    http.get('*/api/projects/:tpn', known(project)),
    http.get('*/api/plans/:pin', known(plan)),
    http.get('*/api/permissionByActionOnResource', known(mayUpdate)),
    http.get(OUTCOME, ({ request }) => call(request, () => json(outcome.value, outcome.version))),
    http.get(MUTATIONS, ({ request }) =>
      call(request, () => {
        const list = [...mutations.values()].map(({ value }) => value);
        return json(list.length === 0 ? {} : { _embedded: { mutations: list } });
      }),
    ),
    http.get(`${MUTATIONS}/:min`, ({ request, params }) =>
      call(request, () => {
        const mutation = found(params.min);
        return mutation ? json(mutation.value, mutation.version) : missing();
      }),
    ),
    http.post<never, NewMutationInput>(MUTATIONS, async ({ request }) => {
      const body = await request.json();
      return call(request, () =>
        once(request, body, () => {
          sent.newMutations.push(body);
          return changed(`/outcomes/${TPO}/mutations/${addMutation(body).min}`, 'symbol');
        }),
      );
    }),
    http.put<{ min: string }, MutationInput>(`${MUTATIONS}/:min`, async ({ request, params }) => {
      const body = await request.json();
      return call(request, () => {
        const mutation = found(params.min);
        if (!mutation) return missing();
        if (isStale(request, mutation)) return refusal(412, STALE);
        sent.mutations.push(body);
        mutations.set(params.min, {
          value: keptMutation(body, mutation.value),
          version: mutation.version + 1,
        });
        return json(changed(`/outcomes/${TPO}/mutations/${params.min}`, 'symbol'));
      });
    }),
    http.put<never, OutcomeUpdate>(OUTCOME, async ({ request }) => {
      const body = await request.json();
      return call(request, () => {
        if (isStale(request, outcome)) return refusal(412, STALE);
        sent.outcomes.push(body);
        outcome.value = keptOutcome(body, outcome.value);
        outcome.version += 1;
        return json(changed(`/outcomes/${TPO}`, 'name'));
      });
    }),
    http.post<never, OutcomeCreation>('*/api/plans/:pin/outcomes', async ({ request }) => {
      const body = await request.json();
      return call(request, () =>
        once(request, body, () => {
          sent.creations.push(body);
          const bare = anOutcome({ outcomeTypeName: body.outcomeTypeName ?? '', colony: undefined });
          outcome.value = keptOutcome(body, bare);
          for (const mutation of body.mutations ?? []) addMutation(mutation);
          return changed(`/outcomes/${TPO}`, 'name');
        }),
      );
    }),
  );
  return {
    calls,
    sent,
    stored: () => ({ outcome: outcome.value, mutations: [...mutations.values()].map(({ value }) => value) }),
    breakCalls: (numbers, failure = 'refused') => {
      calls.length = 0;
      broken = { numbers, failure };
    },
    changeElsewhere: (change) => {
      outcome.value = { ...outcome.value, ...change.outcome };
      if (change.outcome) outcome.version += 1;
      const mutation = change.mutation && found(change.mutation.min);
      if (!mutation) return;
      mutations.set(mutation.value.min, {
        value: { ...mutation.value, ...change.mutation },
        version: mutation.version + 1,
      });
    },
  };
}

function changed(path: string, field: string): ChangeResponse {
  const detail = { field, oldValue: null, newValue: 'new', note: 'Field changed' };
  const record = { id: 1, user: 'jo@lab.example', date: '2031-03-02T11:00:00', comment: 'Updated' };
  return {
    history: [{ ...record, details: [detail] }],
    _links: { self: { href: `http://tracker.example/api/plans/PIN:0000000001${path}` } },
  };
}
