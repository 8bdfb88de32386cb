import { http, HttpResponse } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import type { SubError } from 'shared/contract';

export interface FakeProject {
  comment: string;
  recovery: boolean;
}

export const PROJECT_PATH = '/api/projects/TPN:000000042';
/** How the server refuses a change of an edition that is not the latest. */
export const STALE =
  'The project has been changed since you opened it: jo@lab.example changed comment on 2031-03-02.';

/** A server with one project, of which it keeps versions as ours does. */
export class FakeProjectServer {
  readonly server: SetupServer = setupServer();
  stored: FakeProject = { comment: 'first', recovery: false };
  /** The `If-Match` of every change, null without. */
  conditions: (string | null)[] = [];
  private version = 7;

  constructor() {
    beforeAll(() => this.server.listen({ onUnhandledRequest: 'error' }));
    beforeEach(() => this.begin());
    afterEach(() => this.server.resetHandlers());
    afterAll(() => this.server.close());
  }

  /** Somebody else saves. */
  changedElsewhere(more: Partial<FakeProject>): void {
    this.stored = { ...this.stored, ...more };
    this.version += 1;
  }

  private begin(): void {
    this.stored = { comment: 'first', recovery: false };
    this.version = 7;
    this.conditions = [];
    this.server.use(
      http.get(`*${PROJECT_PATH}`, () => HttpResponse.json(this.stored, { headers: { ETag: this.tag() } })),
      http.put<never, Partial<FakeProject>>(`*${PROJECT_PATH}`, async ({ request }) =>
        this.change(request.headers.get('If-Match'), await request.json()),
      ),
    );
  }

  private tag(): string {
    return `"${this.version}-digest"`;
  }

  private change(condition: string | null, body: Partial<FakeProject>) {
    this.conditions.push(condition);
    if (condition !== null && condition !== this.tag()) return refuse();
    this.changedElsewhere(body);
    return HttpResponse.json({ history: [], _links: { self: { href: PROJECT_PATH } } });
  }
}

function refuse() {
  const subErrors: SubError[] = [{ object: 'Project', field: 'comment', message: 'jo set this' }];
  return HttpResponse.json({ apierror: { message: STALE, subErrors } }, { status: 412 });
}
