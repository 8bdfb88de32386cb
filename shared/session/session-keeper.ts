import type { SignInResponse } from 'shared/contract';
import type { TokenLife } from './token-life.ts';

interface Credentials {
  userName: string;
  password: string;
  /** What the next screen reads, to come with the session where the server can do that. */
  reads?: readonly string[] | undefined;
}

/** Where a session is stored between pages and tabs; one implementation for each session mode of the site. */
export interface SessionKeeper {
  /** When a token just taken up ends and when to renew it. */
  lifeOf(token: string): TokenLife;
  /** Whether it is worth asking for a session: false for visitors who never signed in here. */
  mayExist(): boolean;
  /** Throws ApiError with the server's text. */
  signIn(credentials: Credentials): Promise<SignInResponse>;
  /**
   * Takes the session up again; null when there is none any more. Throws ApiError when that cannot be found out.
   *
   * @param refused a token that the server no longer accepts
   */
  resume(refused?: string): Promise<SignInResponse | null>;
  /** A session was begun without this page; it is worth asking for it. */
  expect(): void;
  /** Makes sure that no later page finds the session here. */
  forget(): void;
  /** Ends the session on the server. */
  end(): Promise<void>;
}

/** Whether a response is one of signing in; other servers at the address return other things. */
export function isSignInResponse(value: unknown): value is SignInResponse {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userName' in value &&
    typeof value.userName === 'string' &&
    'accessToken' in value &&
    typeof value.accessToken === 'string'
  );
}
