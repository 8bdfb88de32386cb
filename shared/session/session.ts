import { ApiError, apiFetch, askerChanged, type TokenProvider } from 'shared/api';
import type { Person, SignInAnswer } from 'shared/contract';
import { onPageWake } from './page-wake.ts';
import { SessionChannel, type SessionNews } from './session-channel.ts';
import type { SessionKeeper } from './session-keeper.ts';
import { exclusively } from './session-lock.ts';
import { sessionStore } from './session-store.ts';
import type { TokenLife } from './token-life.ts';

interface Access extends TokenLife {
  token: string;
  userName: string;
}

/** Without connection a renewal is tried again after this time. */
const RETRY_MS = 30_000;
/** No token makes this page call the server more often than that. */
const SHORTEST_WAIT_MS = 1_000;

/** A person as seen with a token that is not (yet) the session's own, so that a refusal raises no alert. */
function personOf(token: string): Promise<Person> {
  return apiFetch<Person>('/api/people/currentPerson', {
    headers: { Authorization: `Bearer ${token}` },
    outsideSession: true,
  });
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** The session of this tab: holds the token, renews it in time, and agrees with the other tabs. */
export class Session implements TokenProvider {
  readonly #keeper: SessionKeeper;
  readonly #store: typeof sessionStore;
  readonly #channel = new SessionChannel((news) => this.#hear(news));
  readonly #stopWaking = onPageWake(() => void this.#wake());
  #access: Access | null = null;
  /** Whom the person in the store was loaded for. */
  #knownAs: string | null = null;
  /** As whom calls were made so far; null for visitors, undefined before the first call. */
  #askedAs: string | null | undefined;
  /** Counts sign-ins and sign-outs, so that a late renewal does not undo one. */
  #turn = 0;
  #renewal: { turn: number; done: Promise<void> } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param store a test gives each of its tabs a store; the site has one */
  constructor(keeper: SessionKeeper, store: typeof sessionStore = sessionStore) {
    this.#keeper = keeper;
    this.#store = store;
  }

  accessToken(): string | null {
    return this.#access?.token ?? null;
  }

  /** For the API client: the token to send, renewed first if it has ended. */
  async token(): Promise<string | null> {
    if (this.#access === null && this.#store.getState().status === 'unknown') await this.#firstToken();
    else if (this.#access !== null && this.#access.expiresAt <= Date.now()) await this.#refresh();
    return this.accessToken();
  }

  /** For the API client: the server refused this token. */
  async renew(refused: string): Promise<string | null> {
    if (this.#access?.token === refused) await this.#refresh(refused);
    return this.accessToken();
  }

  /** Takes up the session of an earlier visit. Never fails: without connection the person is a visitor for now. */
  async restore(): Promise<void> {
    if (this.#access === null && !this.#keeper.mayExist()) {
      this.#end();
      return;
    }
    try {
      await this.#refresh();
    } catch {
      if (this.#access === null || this.#access.userName !== this.#knownAs) this.#end();
    }
  }

  async signIn(userName: string, password: string): Promise<void> {
    const answer = await exclusively(() => this.#keeper.signIn({ userName, password }));
    this.#turn += 1;
    this.#hold(answer);
    try {
      await this.#meetPerson();
    } catch (error) {
      await this.signOut();
      throw error;
    }
    this.#channel.tell('signedIn');
  }

  /** Ends the session here and in the other tabs at once; the server is told, but a failure to reach it is none. */
  async signOut(): Promise<void> {
    const wasPresent = this.#access !== null || this.#keeper.mayExist();
    this.#turn += 1;
    this.#keeper.forget();
    this.#end();
    if (!wasPresent) return;
    this.#channel.tell('signedOut');
    await exclusively(() => this.#keeper.end()).catch(() => undefined);
  }

  /** Stops all that goes on by itself: only tests have more than one session. */
  close(): void {
    clearTimeout(this.#timer);
    this.#stopWaking();
    this.#channel.close();
  }

  /** Timers may have slept, and a connection may be back. */
  async #wake(): Promise<void> {
    const isDue = this.#access === null ? this.#keeper.mayExist() : this.#access.renewAt <= Date.now();
    if (isDue) await this.restore();
  }

  #hear(news: SessionNews): void {
    if (news === 'signedIn') {
      void this.restore();
      return;
    }
    this.#turn += 1;
    this.#end();
  }

  async #firstToken(): Promise<void> {
    if (!this.#keeper.mayExist()) return;
    // Without connection the call itself will tell; the session is taken up later.
    await this.#renew().catch(() => undefined);
  }

  /** Renews the token and, should the browser's session now be another person's, meets that person. */
  async #refresh(refused?: string): Promise<void> {
    await this.#renew(refused);
    await this.#meetPerson();
  }

  /** One renewal at a time, however many calls wait for it; one begun before a sign-in or sign-out does not count. */
  #renew(refused?: string): Promise<void> {
    if (this.#renewal?.turn === this.#turn) return this.#renewal.done;
    const renewal = { turn: this.#turn, done: this.#takeUp(refused) };
    this.#renewal = renewal;
    const forget = () => {
      if (this.#renewal === renewal) this.#renewal = null;
    };
    renewal.done.then(forget, forget);
    return renewal.done;
  }

  async #takeUp(refused?: string): Promise<void> {
    const turn = this.#turn;
    const answer = await exclusively(() => this.#keeper.resume(refused));
    if (turn !== this.#turn) return;
    if (answer !== null) {
      this.#hold(answer);
      return;
    }
    const wasSignedIn = this.#access !== null;
    this.#end();
    if (wasSignedIn) this.#channel.tell('signedOut');
  }

  #hold({ userName, accessToken }: SignInAnswer): void {
    this.#access = { token: accessToken, userName, ...this.#keeper.lifeOf(accessToken) };
    this.#renewAfter(this.#access.renewAt - Date.now());
    this.#asks(userName);
  }

  #renewAfter(delay: number): void {
    clearTimeout(this.#timer);
    if (!Number.isFinite(delay)) return;
    const again = () => this.#renewAfter(RETRY_MS);
    this.#timer = setTimeout(() => void this.#refresh().catch(again), Math.max(delay, SHORTEST_WAIT_MS));
  }

  /** Loads the person behind the token, unless it is the one in the store. */
  async #meetPerson(): Promise<void> {
    const access = this.#access;
    if (access === null || access.userName === this.#knownAs) return;
    const turn = this.#turn;
    try {
      const person = await personOf(access.token);
      if (turn !== this.#turn) return;
      this.#knownAs = access.userName;
      this.#store.setState({ status: 'signedIn', person });
    } catch (error) {
      if (isRefused(error)) this.#keeper.forget();
      throw error;
    }
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#access = null;
    this.#knownAs = null;
    this.#store.setState({ status: 'anonymous', person: null });
    this.#asks(null);
  }

  #asks(userName: string | null): void {
    const isChange = this.#askedAs !== undefined && this.#askedAs !== userName;
    this.#askedAs = userName;
    if (isChange) askerChanged();
  }
}
