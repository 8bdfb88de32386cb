import type { Person, SignInResponse } from 'shared/contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** For the tests of this package: a server with refresh cookies (one browser's), which counts its requests. */
export class FakeSignInServer {
  readonly msw = setupServer(...this.#handlers());
  calls: string[] = [];
  lastSignIn: unknown;
  /** What was saved, and in whose name. */
  stored: string[] = [];
  /** Seconds that a new token is good for. */
  tokenSeconds = 900;
  /** Whose session the browser's refresh cookie is; null when it has none. */
  cookie: string | null = null;
  /** Whether it says with a token whose it is, as our server does; the existing tracker does not. */
  namesPerson = false;
  #issued = 0;
  #good = new Set<string>();

  /** As new, between two tests. */
  reset(): void {
    this.msw.resetHandlers();
    this.calls = [];
    this.cookie = null;
    this.stored = [];
    this.namesPerson = false;
    this.tokenSeconds = 900;
    this.refuseTokens();
  }

  /** Refuses every token given out so far. */
  refuseTokens(): void {
    this.#good.clear();
  }

  /** As when the session has run out, or was ended from elsewhere. */
  endSession(): void {
    this.cookie = null;
    this.refuseTokens();
  }

  response(userName: string): SignInResponse {
    this.#issued += 1;
    const iat = Math.floor(Date.now() / 1000);
    const claims = { email: userName, no: this.#issued, iat, exp: iat + this.tokenSeconds };
    const accessToken = `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
    this.#good.add(accessToken);
    return this.namesPerson
      ? { userName, accessToken, person: personNamed(userName) }
      : { userName, accessToken };
  }

  #emailBehind(request: Request): string | null {
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    if (!this.#good.has(token)) return null;
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'email' in claims ? String(claims.email) : null;
  }

  #refusal(message: string) {
    return HttpResponse.json(
      { apierror: { status: 'UNAUTHORIZED', timestamp: '', message } },
      { status: 401 },
    );
  }

  #handlers() {
    return [
      http.post<never, { userName: string; password: string; session?: 'cookie' }>(
        '*/auth/signin',
        async ({ request }) => {
          this.calls.push('signin');
          const body = await request.json();
          this.lastSignIn = body;
          if (body.password !== 'right') return this.#refusal('Invalid userName/password provided.');
          if (body.session === 'cookie') this.cookie = body.userName;
          return HttpResponse.json(this.response(body.userName));
        },
      ),
      http.post('*/auth/refresh', () => {
        this.calls.push('refresh');
        return this.cookie === null
          ? this.#refusal('Please sign in.')
          : HttpResponse.json(this.response(this.cookie));
      }),
      http.post('*/auth/signout', () => {
        this.calls.push('signout');
        this.cookie = null;
        return new HttpResponse(null, { status: 204 });
      }),
      http.get('*/api/people/currentPerson', ({ request }) => {
        const email = this.#emailBehind(request);
        return email === null ? this.#refusal('Please sign in.') : HttpResponse.json(personNamed(email));
      }),
      // Stores what somebody sends, and returns whose token came with it.
      http.put('*/api/work', async ({ request }) => {
        const email = this.#emailBehind(request);
        if (email === null) return this.#refusal('Please sign in.');
        this.stored.push(`${email}: ${await request.text()}`);
        return HttpResponse.json(email);
      }),
      // Returns the name of the caller.
      http.get('*/api/whoami', ({ request }) => {
        const email = this.#emailBehind(request);
        return email === null ? this.#refusal('Please sign in.') : HttpResponse.json(email);
      }),
      // Open to everybody.
      http.get('*/api/open', ({ request }) => HttpResponse.json(this.#emailBehind(request) ?? 'visitor')),
    ];
  }
}

function personNamed(email: string): Person {
  return {
    name: email,
    email,
    contactable: null,
    isAdmin: false,
    rolesWorkUnits: [],
    rolesConsortia: [],
    actionPermissions: [],
  };
}
