import type {
  ChangeResponse,
  HistoryDetail,
  Mutation,
  MutationInput,
  NewMutationInput,
  Outcome,
  OutcomeCreation,
  OutcomeUpdate,
} from 'shared/contract';
import { KEY_WAS_USED } from 'shared/limits';
import { HttpResponse, refusal } from 'shared/testing';
import { keepMutation } from '../../mutations/testing/keep-mutation.ts';
import { keptOutcome } from './kept-outcome.ts';
import { aMutation, anOutcome, TPO } from './outcomes.ts';

/** Who has been faster, in the words of the server. */
export const STALE =
  'The outcome has been changed since you opened it: pat@lab.example changed name on 2031-03-02 at 11:00.';

interface Versioned<T> {
  value: T;
  version: number;
}

/** What was sent, in the order in which it was carried out. */
interface Sent {
  creations: OutcomeCreation[];
  newMutations: NewMutationInput[];
  mutations: MutationInput[];
  outcomes: OutcomeUpdate[];
}

/** Keeps one outcome with its mutations, as the tracker does: with versions, and creating once for each key. */
export class OutcomeStore {
  readonly sent: Sent = { creations: [], newMutations: [], mutations: [], outcomes: [] };
  readonly #outcome: Versioned<Outcome>;
  readonly #mutations: Map<string, Versioned<Mutation>>;
  readonly #answers = new Map<string, { body: string; response: ChangeResponse }>();

  constructor(outcome: Outcome, mutations: readonly Mutation[]) {
    this.#outcome = { value: outcome, version: 1 };
    this.#mutations = new Map(mutations.map((value) => [value.min, { value, version: 1 }]));
  }

  get stored() {
    const mutations = [...this.#mutations.values()].map(({ value }) => value);
    return { outcome: this.#outcome.value, mutations };
  }

  readOutcome(): Response {
    return tagged(this.#outcome);
  }

  readMutation(min: string): Response {
    const mutation = this.#mutations.get(min);
    return mutation ? tagged(mutation) : refusal(404, `Mutation ${min} does not exist.`);
  }

  readMutations(): Response {
    const { mutations } = this.stored;
    return HttpResponse.json(mutations.length === 0 ? {} : { _embedded: { mutations } });
  }

  createMutation(request: Request, body: NewMutationInput): Response {
    return this.#once(request, body, () => {
      this.sent.newMutations.push(body);
      return created('Mutation', `/outcomes/${TPO}/mutations/${this.#add(body)}`);
    });
  }

  changeMutation(request: Request, min: string, body: MutationInput): Response {
    const mutation = this.#mutations.get(min);
    if (!mutation) return refusal(404, `Mutation ${min} does not exist.`);
    if (isStale(request, mutation)) return refusal(412, STALE);
    this.sent.mutations.push(body);
    this.#setMutation(keepMutation(body, mutation.value));
    return HttpResponse.json(changed(`/outcomes/${TPO}/mutations/${min}`, 'symbol'));
  }

  changeOutcome(request: Request, body: OutcomeUpdate): Response {
    if (isStale(request, this.#outcome)) return refusal(412, STALE);
    this.sent.outcomes.push(body);
    this.#setOutcome(keptOutcome(body, this.#outcome.value));
    return HttpResponse.json(changed(`/outcomes/${TPO}`, 'name'));
  }

  createOutcome(request: Request, body: OutcomeCreation): Response {
    return this.#once(request, body, () => {
      this.sent.creations.push(body);
      const bare = anOutcome({ outcomeTypeName: body.outcomeTypeName ?? '', colony: undefined });
      this.#setOutcome(keptOutcome(body, bare));
      for (const mutation of body.mutations ?? []) this.#add(mutation);
      return created('Outcome', `/outcomes/${TPO}`);
    });
  }

  /** Somebody else saves. */
  changeElsewhere(change: {
    outcome?: Partial<Outcome>;
    mutation?: Partial<Mutation> & { min: string };
  }): void {
    if (change.outcome) this.#setOutcome({ ...this.#outcome.value, ...change.outcome });
    const mutation = change.mutation && this.#mutations.get(change.mutation.min);
    if (mutation) this.#setMutation({ ...mutation.value, ...change.mutation });
  }

  #setOutcome(value: Outcome): void {
    this.#outcome.value = value;
    this.#outcome.version += 1;
  }

  #setMutation(value: Mutation): void {
    const version = this.#mutations.get(value.min)?.version ?? 0;
    this.#mutations.set(value.min, { value, version: version + 1 });
  }

  #add(body: NewMutationInput): string {
    const id = 900 + this.#mutations.size;
    const min = `MIN:${String(id).padStart(12, '0')}`;
    this.#setMutation(keepMutation(body, aMutation({ id, min, symbol: null })));
    return min;
  }

  #once(request: Request, body: object, create: () => ChangeResponse): Response {
    const key = request.headers.get('Idempotency-Key') ?? '';
    const earlier = this.#answers.get(key);
    const text = JSON.stringify(body);
    if (earlier && earlier.body !== text) return refusal(409, KEY_WAS_USED);
    const response = earlier?.response ?? create();
    if (key !== '') this.#answers.set(key, { body: text, response });
    return HttpResponse.json(response);
  }
}

const tagOf = ({ version }: Versioned<unknown>) => `"${version}-x"`;

function tagged(resource: Versioned<object>): Response {
  return HttpResponse.json(resource.value, { headers: { ETag: tagOf(resource) } });
}

function isStale(request: Request, resource: Versioned<unknown>): boolean {
  return request.headers.get('If-Match') !== tagOf(resource);
}

function changed(path: string, field: string): ChangeResponse {
  return responseWith(path, 'Outcome updated', [
    { field, oldValue: null, newValue: 'new', note: 'Field changed' },
  ]);
}

/** The record of a creation has no fields. */
function created(entity: string, path: string): ChangeResponse {
  return responseWith(path, `${entity} created`, []);
}

function responseWith(path: string, comment: string, details: HistoryDetail[]): ChangeResponse {
  return {
    history: [{ id: 1, user: 'jo@lab.example', date: '2031-03-02T11:00:00', comment, details }],
    _links: { self: { href: `http://tracker.example/api/plans/PIN:0000000001${path}` } },
  };
}
