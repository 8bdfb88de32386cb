import { identityChanged, type TokenProvider } from 'shared/api';
import type { Person, SignInResponse } from 'shared/contract';
import { isRefused, personOf } from './current-person.ts';
import { onPageWake } from './page-wake.ts';
import { Pause } from './pause.ts';
import { RenewalTimer } from './renewal-timer.ts';
import { SessionChannel, type SessionNews } from './session-channel.ts';
import type { SessionKeeper } from './session-keeper.ts';
import { exclusively } from './session-lock.ts';
import { sessionStore, type SessionEnd } from './session-store.ts';
import type { Access } from './token-life.ts';

/** What comes after signing in. */
export interface Arrival {
  /** What the next screen reads. */
  reads?: readonly string[];
  /** What is done with the token, before the page shows who is there. */
  prepare?: Preparation;
}

type Preparation = (person: Person) => Promise<void>;

/** The session of this tab: stores the token, renews it in time, and stays in step with the other tabs. */
export class Session implements TokenProvider {
  readonly #keeper: SessionKeeper;
  readonly #store: typeof sessionStore;
  readonly #channel = new SessionChannel((news) => this.#hear(news));
  readonly #stopWaking = onPageWake(() => void this.#wake());
  #access: Access | null = null;
  /** The person behind the token, where the server said so with it. */
  #person: Person | undefined;
  /** Whom the person in the store was loaded for. */
  #knownAs: string | null = null;
  /** As whom calls were made so far; null for visitors, undefined before the first call. */
  #askedAs: string | null | undefined;
  /** Counts sign-ins and sign-outs, so that a late renewal does not undo one. */
  #turn = 0;
  #renewal: { turn: number; done: Promise<void> } | null = null;
  readonly #timer = new RenewalTimer(() => this.#refresh());
  /** While the person is asked to sign in again. */
  #pause: Pause | null = null;

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
    if (this.#pause !== null) return this.#tokenAfterPause();
    if (this.#access === null && this.#store.getState().status === 'unknown') await this.#firstToken();
    else if (this.#access !== null && this.#access.expiresAt <= Date.now()) await this.#refresh();
    return this.#tokenAfterPause();
  }

  /** For the API client: the server refused this token. */
  async renew(refused: string): Promise<string | null> {
    if (this.#access?.token === refused) await this.#refresh(refused);
    return this.#tokenAfterPause();
  }

  /** What one person began is not done in the name of another, who may sign in meanwhile. */
  async #tokenAfterPause(): Promise<string | null> {
    if (this.#pause === null) return this.accessToken();
    const before = this.#knownAs;
    await this.#pause.over;
    return this.#access?.userName === before ? this.accessToken() : null;
  }

  /** Takes up the session of an earlier visit. Never fails: without connection the person is a visitor for now. */
  async restore(): Promise<void> {
    if (this.#access === null && !this.#keeper.mayExist()) {
      if (this.#pause === null) this.#end();
      return;
    }
    try {
      await this.#refresh();
    } catch {
      const isLost = this.#access === null || this.#access.userName !== this.#knownAs;
      if (isLost && this.#pause === null) this.#end(this.#keeper.mayExist());
    }
  }

  async signIn(userName: string, password: string, { reads, prepare }: Arrival = {}): Promise<void> {
    const response = await exclusively(() => this.#keeper.signIn({ userName, password, reads }));
    this.#turn += 1;
    this.#hold(response);
    try {
      await this.#meetPerson(prepare);
      this.#resume();
    } catch (error) {
      await this.signOut();
      throw error;
    }
    this.#channel.tell('signedIn');
  }

  /** Signed in on the pages of a sign-in service: takes the session up. Returns whether there is one; never fails. */
  async arrive(): Promise<boolean> {
    this.#keeper.expect();
    await this.restore();
    if (this.#access === null) return false;
    this.#channel.tell('signedIn');
    return true;
  }

  /** The person goes on as a visitor instead of signing in again; other tabs may still wait for them. */
  goOnWithout(): void {
    if (this.#pause === null) return;
    this.#turn += 1;
    this.#end();
  }

  /** Ends the session of somebody who has gone away. What is on the page stays, for when they are back. Never fails. */
  endIdle(): Promise<void> {
    return this.#leave('idle');
  }

  /** Ends the session here and in the other tabs at once. Never fails. */
  signOut(): Promise<void> {
    return this.#leave('signedOut');
  }

  /** Stops all that goes on by itself: only tests have more than one session. */
  close(): void {
    this.#timer.stop();
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
    this.#finish(news);
  }

  /** Ends the session on the server too. A server that cannot be reached is not an error. */
  async #leave(news: 'signedOut' | 'idle'): Promise<void> {
    const wasPresent = this.#access !== null || this.#keeper.mayExist();
    this.#keeper.forget();
    this.#finish(news);
    if (!wasPresent) return;
    this.#channel.tell(news);
    await exclusively(() => this.#keeper.end()).catch(() => undefined);
  }

  #finish(how: Exclude<SessionNews, 'signedIn'>): void {
    this.#turn += 1;
    if (how === 'signedOut') this.#end();
    else this.#stop(how);
  }

  async #firstToken(): Promise<void> {
    if (!this.#keeper.mayExist()) return;
    // Without connection the call itself fails; the session is resumed later.
    await this.#renew().catch(() => undefined);
  }

  /** Renews the token and, should the browser's session now be another person's, meets that person. */
  async #refresh(refused?: string): Promise<void> {
    await this.#renew(refused);
    await this.#meetPerson();
    if (this.#access !== null) this.#resume();
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
    const response = await exclusively(() => this.#keeper.resume(refused));
    if (turn !== this.#turn) return;
    if (response !== null) {
      this.#hold(response);
      return;
    }
    const wasSignedIn = this.#access !== null;
    this.#stop('over');
    if (wasSignedIn) this.#channel.tell('over');
  }

  #hold({ userName, accessToken, person }: SignInResponse): void {
    this.#person = person;
    this.#access = { token: accessToken, userName, ...this.#keeper.lifeOf(accessToken) };
    this.#timer.setTo(this.#access.renewAt);
    this.#asks(userName);
  }

  /** Loads the person behind the token, unless it is the one in the store. */
  async #meetPerson(prepare?: Preparation): Promise<void> {
    const access = this.#access;
    if (access === null || access.userName === this.#knownAs) return;
    const turn = this.#turn;
    try {
      const person = this.#person ?? (await personOf(access.token));
      await prepare?.(person);
      if (turn !== this.#turn) return;
      this.#knownAs = access.userName;
      this.#store.setState({ status: 'signedIn', person });
    } catch (error) {
      if (isRefused(error)) this.#keeper.forget();
      throw error;
    }
  }

  #end(isUnreached = false): void {
    this.#timer.stop();
    this.#access = null;
    this.#knownAs = null;
    const before = this.#store.getState();
    // Whatever shows who is there would be rendered again for a visitor who comes to sign in.
    if (before.status !== 'anonymous' || before.isUnreached !== isUnreached)
      this.#store.setState({ status: 'anonymous', person: null, ended: undefined, isUnreached });
    this.#asks(null);
    this.#pause?.end();
    this.#pause = null;
  }

  /** The session is gone without the person's doing: they are asked to sign in again, and all calls wait for that. */
  #stop(reason: SessionEnd): void {
    if (this.#pause !== null) return;
    if (this.#knownAs === null) {
      this.#end();
      return;
    }
    this.#timer.stop();
    this.#access = null;
    this.#pause = new Pause();
    this.#store.setState({ ended: reason });
  }

  #resume(): void {
    if (this.#pause === null) return;
    this.#store.setState({ ended: undefined });
    this.#pause.end();
    this.#pause = null;
  }

  #asks(userName: string | null): void {
    const isChange = this.#askedAs !== undefined && this.#askedAs !== userName;
    this.#askedAs = userName;
    if (isChange) identityChanged();
  }
}
